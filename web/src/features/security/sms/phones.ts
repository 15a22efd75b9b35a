import { queryOptions } from '@tanstack/react-query'
import type { CountryCode } from 'libphonenumber-js/core'

export type Country = {
  /** ISO 3166: AT. */
  code: CountryCode
  name: string
  /** With its plus: +43. */
  dial: string
}

export type Phones = {
  /** By name. */
  countries: readonly Country[]
  /**
   * The number in E.164, with the country that it is of; null if it is none. A number that begins
   * with a plus brings its country along.
   */
  read: (typed: string, country: CountryCode) => { number: string; country: CountryCode } | null
}

/** The rules of numbers weigh as much as the rest of the page: they come later, in two parts. */
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
