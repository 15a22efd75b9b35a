type ZonesOf = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] }

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
let known: Map<string, string[]> | null = null

/**
 * The ISO codes of each time zone's countries, if the browser knows them. Takes about 10 ms once.
 */
export function zoneCountries(): ReadonlyMap<string, readonly string[]> {
  known ??= ask()
  return known
}

/** The English name of a country; undefined if unknown. */
export function countryName(code: string): string | undefined {
  try {
    return names.of(code)
  } catch {
    return undefined
  }
}

/**
 * The country of a device: that of its time zone, or the region of its language (`de-AT`) if the
 * browser doesn't know the countries of zones; null without one.
 */
export function countryOfDevice(zone: string, language: string): string | null {
  const all = zoneCountries()
  return all.size === 0 ? regionOf(language) : (all.get(zone)?.[0] ?? null)
}

function regionOf(language: string): string | null {
  try {
    return new Intl.Locale(language).region ?? null
  } catch {
    return null
  }
}

function ask(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const code of letters.flatMap((one) => letters.map((two) => one + two))) {
    // A former code (DD) means a country that has another code today (DE), listed twice otherwise.
    if (regionOf(`und-${code}`) !== code || countryName(code) === undefined) continue
    for (const zone of zonesIn(code)) found.set(zone, [...(found.get(zone) ?? []), code])
  }
  return found
}

function zonesIn(code: string): readonly string[] {
  try {
    const locale = new Intl.Locale(`und-${code}`) as ZonesOf
    return locale.getTimeZones?.() ?? locale.timeZones ?? []
  } catch {
    return []
  }
}
