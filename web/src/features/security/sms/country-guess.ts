type Where = {
  /** The time zone of the person's profile or device: Europe/Vienna. */
  timeZone: string
  /** The languages of the browser, the preferred one first: de-AT. */
  languages: readonly string[]
}

/** The country's time zones, if the browser knows them. */
function zonesOf(country: string): readonly string[] {
  try {
    const locale = new Intl.Locale('und', { region: country }) as Intl.Locale & {
      getTimeZones?: () => string[] | undefined
      timeZones?: string[]
    }
    return locale.getTimeZones?.() ?? locale.timeZones ?? []
  } catch {
    return []
  }
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region
  } catch {
    return undefined
  }
}

/** Guesses the country of a phone number from the time zone, then the language. Null if unknown. */
export function guessCountry<Code extends string>(
  codes: readonly Code[],
  { timeZone, languages }: Where,
): Code | null {
  const ofLanguage = languages.map(regionOf).find((region) => codes.some((code) => code === region))
  const spoken = codes.find((code) => code === ofLanguage)
  // Usually right, and faster than checking 200 countries.
  if (spoken && zonesOf(spoken).includes(timeZone)) return spoken
  const here = codes.filter((code) => zonesOf(code).includes(timeZone))
  // A zone of several countries usually belongs to the country that lists it first.
  const first = here.find((code) => zonesOf(code)[0] === timeZone)
  return first ?? here[0] ?? spoken ?? null
}
