type ZonesOf = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] }

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
let known: Map<string, string[]> | null = null

/** The countries of each time zone, if the browser knows them. Takes about 10 ms, so it is lazy. */
export function zoneCountries(): ReadonlyMap<string, readonly string[]> {
  known ??= ask()
  return known
}

function ask(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  for (const code of letters.flatMap((one) => letters.map((two) => one + two))) {
    const name = names.of(code)
    if (name === undefined) continue
    for (const zone of zonesIn(code)) found.set(zone, [...(found.get(zone) ?? []), name])
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
