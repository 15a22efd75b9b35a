export type Zone = {
  id: string
  city: string
  /** The area: "Europe", "America, Indiana". */
  area: string
}

// The new names of zones that were renamed.
const newNames: Record<string, string> = {
  Calcutta: 'Kolkata',
  'Coral Harbour': 'Atikokan',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh',
  Truk: 'Chuuk',
}

/** The city and the area in the name of a zone. */
export function zoneOf(id: string): Zone {
  const parts = id.split('/').map((part) => part.replaceAll('_', ' '))
  const city = parts.pop() ?? id
  return { id, city: newNames[city] ?? city, area: parts.join(', ') }
}

/** Every zone that the platform knows, and UTC, by city. */
export function allZones(): Zone[] {
  const ids = new Set([...(Intl.supportedValuesOf?.('timeZone') ?? []), 'UTC'])
  return [...ids].map(zoneOf).sort((one, other) => one.city.localeCompare(other.city, 'en'))
}

// Cached, because creating a format takes 0.1 ms and there are 400 zones.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(id: string): Intl.DateTimeFormat {
  const made =
    formats.get(id) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: id, timeZoneName: 'shortOffset' })
  formats.set(id, made)
  return made
}

/** The UTC offset of a zone: "GMT+5:30", "GMT". Empty if unknown. */
export function offsetOf(id: string, at: Date): string {
  try {
    const parts = formatOf(id).formatToParts(at)
    const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
    return /^(UTC|GMT[+-]0)$/.test(offset) ? 'GMT' : offset
  } catch {
    return ''
  }
}

/** Whether two names mean the same zone. Browsers and the server use different names. */
export function isSameZone(one: string, other: string): boolean {
  return one === other || canonical(one) === canonical(other)
}

function canonical(id: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: id }).resolvedOptions().timeZone
  } catch {
    return id
  }
}

/** A text without accents, capital letters and marks, to compare it. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+:-]+/gu, ' ')
    .trim()

type Looking = {
  zones: readonly Zone[]
  /** The countries of a zone in their usual form. */
  countries: (id: string) => readonly string[]
  at: Date
  /** Zones at the top while the field is empty. */
  first?: readonly string[]
}

/** The zones that match a city, area, country or UTC offset. Prefix matches come first. */
export function findZones(typed: string, { zones, countries, at, first = [] }: Looking): Zone[] {
  const query = plain(typed)
  if (typed.trim() === '') {
    const isFirst = ({ id }: Zone) => first.includes(id)
    return [...zones.filter(isFirst), ...zones.filter((zone) => !isFirst(zone))]
  }
  if (query === '') return []
  const offset = /^(?:gmt|utc)? ?([+-]\d{1,2}(?::\d\d)?)$/.exec(query)?.[1]
  if (offset !== undefined) {
    const wanted = `GMT${offset.replace(/^([+-])0(?=\d)/, '$1')}`
    return zones.filter(({ id }) => offsetOf(id, at).startsWith(wanted))
  }
  const found = zones.flatMap((zone) => {
    const rank = rankOf(query, zone, countries(zone.id))
    return rank === null ? [] : [{ zone, rank }]
  })
  return found.sort((one, other) => one.rank - other.rank).map(({ zone }) => zone)
}

/** 0: exact match, 1: prefix, 2: zone of a matching country, 3: contained; null: no match. */
function rankOf(query: string, { id, city, area }: Zone, countries: readonly string[]) {
  const names = countries.map(plain)
  if (plain(city) === query || names.includes(query)) return 0
  if (plain(city).startsWith(query)) return 1
  if (names.some((name) => name.startsWith(query))) return 2
  return plain([city, area, id, ...names].join(' ')).includes(query) ? 3 : null
}
