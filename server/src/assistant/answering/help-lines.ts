import { type Content, contentRow } from '#content/content.ts'
import type { Card, Sentence } from './answer.types.ts'

const EVERYWHERE = 'https://findahelpline.com'

export type HelpLines = { emergency: Sentence; card: Card }

/** The emergency number and a help line of a country (two capital letters). */
export function helpLines(content: Content, country: string | null): HelpLines {
  const row = country === null ? undefined : contentRow(content, 'help-line', country)
  if (row === undefined) {
    return {
      emergency: inDanger('your local emergency number'),
      card: card('everywhere', 'Find a help line in your country', EVERYWHERE),
    }
  }
  return {
    emergency: inDanger(`${row.emergency}`),
    card: card(`${country}`, `${row.name}: ${row.phone}`, null),
  }
}

const inDanger = (number: string): Sentence => ({
  ...{ text: `If someone is in danger now, call ${number}.`, sources: [] },
})

const card = (id: string, title: string, path: string | null): Card => ({
  ...{ kind: 'helpLine', id, title, path, reason: null },
})
