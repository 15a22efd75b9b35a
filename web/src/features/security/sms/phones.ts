import { queryOptions } from '@tanstack/react-query'
import type { Phones } from './phones-of.ts'

/** Loads the rules for numbers, which are large, in two parts. */
async function loadPhones(): Promise<Phones> {
  const [{ phonesOf }, { default: metadata }] = await Promise.all([
    import('./phones-of.ts'),
    import('libphonenumber-js/min/metadata'),
  ])
  return phonesOf(metadata)
}

export const phonesQuery = queryOptions({
  queryKey: ['security-phones'],
  queryFn: loadPhones,
  staleTime: Number.POSITIVE_INFINITY,
})
