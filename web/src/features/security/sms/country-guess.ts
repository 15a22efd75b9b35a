type Where = {
  /** Of the person's profile or device: Europe/Vienna. */
  timeZone: string
  /** Of the browser, the preferred one first: de-AT. */
  languages: readonly string[]
}

/** The time zones of a country, where the browser knows them. */
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

/**
 * The country a person most likely has their number from: one of their time zone, that of their
 * language if it is among them; without such a time zone that of their language. A guess to begin
 * with, and null where there is none.
 */
export function guessCountry<Code extends string>(
  codes: readonly Code[],
  { timeZone, languages }: Where,
): Code | null {
  const ofLanguage = languages.map(regionOf).find((region) => codes.some((code) => code === region))
  const spoken = codes.find((code) => code === ofLanguage)
  // Mostly so, and then there is no need to look through two hundred others.
  if (spoken && zonesOf(spoken).includes(timeZone)) return spoken
  const here = codes.filter((code) => zonesOf(code).includes(timeZone))
  // A zone that lies in several countries is mostly lived in where it is the first one.
  const first = here.find((code) => zonesOf(code)[0] === timeZone)
  return first ?? here[0] ?? spoken ?? null
}
