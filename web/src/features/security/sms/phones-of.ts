import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  type MetadataJson,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core'

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

/** The functions for phone numbers, from a table of the countries' numbers. */
export function phonesOf(metadata: MetadataJson): Phones {
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  const countries = getCountries(metadata)
    .map((code) => ({
      code,
      name: names.of(code) ?? code,
      dial: `+${getCountryCallingCode(code, metadata)}`,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
  return {
    countries,
    read: (typed, country) => {
      // Removes direction marks, which address books put around a number. The server does the same.
      const text = typed
        .normalize('NFKC')
        .replace(/\p{Cf}/gu, '')
        .trim()
        .replace(/^tel:/i, '')
      const options = { defaultCountry: country, extract: false }
      const phone = parsePhoneNumberFromString(text, options, metadata)
      // Checks only the length, like the server.
      if (!phone?.isPossible() || phone.ext !== undefined) return null
      return { number: phone.number, country: phone.country ?? country }
    },
  }
}
