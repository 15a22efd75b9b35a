import { type Content, contentRow } from '#content/content.ts'
import type { Sentence } from './answer.types.ts'

/** A sentence in Mira's own words, by the id of its row; it has no source. */
export function reply(content: Content, id: string): Sentence {
  const row = contentRow(content, 'mira-reply', id)
  if (row === undefined) throw new Error(`There is no reply ${id}`)
  return { text: `${row.text}`, sources: [] }
}
