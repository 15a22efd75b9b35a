import { type Content, contentRow } from '#content/content.ts'
import type { Card, Sentence } from './answer.types.ts'

const EVERYWHERE = 'https://findahelpline.com'

/** A line for a crisis, or for violence at home. */
export type HelpLineKind = 'crisis' | 'abuse'

/** The emergency number, and a card for each kind of line. */
export type HelpLines = { emergency: Sentence; cards: Record<HelpLineKind, Card> }

type Line = { for: HelpLineKind; name: string; phone: string; hours: string }

/** The emergency number and the help lines of a country (two capital letters). */
export function helpLines(content: Content, country: string | null): HelpLines {
  const row = country === null ? undefined : contentRow(content, 'help-line', country)
  const lines = (row?.lines ?? []) as readonly Line[]
  const cardFor = (kind: HelpLineKind): Card => {
    const line = lines.find((one) => one.for === kind)
    const page = kind === 'crisis' ? EVERYWHERE : `${EVERYWHERE}/topics/abuse-domestic-violence`
    if (line === undefined) return card('everywhere', 'Find a help line in your country', page)
    const { name, phone, hours } = line
    return card(`${country} ${kind}`, `${name}: ${phone} (${hours})`, callOf(phone))
  }
  return {
    emergency: inDanger(`${row?.emergency ?? 'your local emergency number'}`),
    cards: { crisis: cardFor('crisis'), abuse: cardFor('abuse') },
  }
}

/** A link that calls the first number of a line. */
const callOf = (phone: string): string | null => {
  const number = /^[*+\d][\d -]*/.exec(phone)?.[0].replace(/[ -]/g, '')
  return number ? `tel:${number}` : null
}

const inDanger = (number: string): Sentence => ({
  ...{ text: `If someone is in danger now, call ${number}.`, sources: [] },
})

const card = (id: string, title: string, path: string | null): Card => ({
  ...{ kind: 'helpLine', id, title, path, reason: null },
})

type ZonesOf = Intl.Locale & { getTimeZones(): string[] | undefined }
const ofZones = new Map<string, string>()

type Place = { holidayCalendar: string | null; timeZone: string | null }

/** The country of a person: by their calendar of holidays, else by their time zone. */
export const countryOf = (content: Content, { holidayCalendar, timeZone }: Place): string | null =>
  holidayCalendar?.slice(0, 2) ?? countryOfZone(content, timeZone)

/** The country of a time zone among those that have a help line; null for another one. */
function countryOfZone(content: Content, zone: string | null): string | null {
  if (ofZones.size === 0) {
    for (const country of content.tables.get('help-line')?.byKey.keys() ?? []) {
      const locale = new Intl.Locale('und', { region: country }) as ZonesOf
      for (const one of locale.getTimeZones() ?? []) ofZones.set(one, country)
    }
  }
  return zone === null ? null : (ofZones.get(zone) ?? null)
}
