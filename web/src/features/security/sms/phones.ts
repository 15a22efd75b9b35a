import { queryOptions } from '@tanstack/react-query'
import type { CountryCode } from 'libphonenumber-js/core'

export type Country = {
  code: CountryCode
  name: string
  dial: string
}

export type Phones = {
  countries: readonly Country[]
  /** The number in E.164 and its country; null if invalid. A plus sign sets the country. */
  read: (typed: string, country: CountryCode) => { number: string; country: CountryCode } | null
}

/** The number rules are large: loaded later, in two parts. */
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
