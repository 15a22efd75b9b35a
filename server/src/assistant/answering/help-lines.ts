import { type Content, contentRow } from '#content/content.ts'
import type { Card, Sentence } from './answer.types.ts'

const EVERYWHERE = 'https://findahelpline.com'

/** Whom to call in a country (two capital letters), as sentences and cards without a source. */
export function helpLines(content: Content, country: string | null): HelpLines {
  const row = country === null ? undefined : contentRow(content, 'help-line', country)
  if (row === undefined) {
    return {
      sentences: [{ text: `In an emergency, call your local emergency number.`, sources: [] }],
      cards: [card('everywhere', 'Find a help line in your country', EVERYWHERE)],
    }
  }
  const { emergency, name, phone } = row
  return {
    sentences: [{ text: `In an emergency, call ${emergency}.`, sources: [] }],
    cards: [card(`${country}`, `${name}: ${phone}`, null)],
  }
}

export type HelpLines = { sentences: readonly Sentence[]; cards: readonly Card[] }

const card = (id: string, title: string, path: string | null): Card => ({
  ...{ kind: 'helpLine', id, title, path, reason: null },
})
