import { type Content, contentRow } from '#content/content.ts'
import type { Answer, Sentence } from './answer.types.ts'

/** A sentence in Mira's own words, by the id of its row, without a source. */
export function reply(content: Content, id: string): Sentence {
  const row = contentRow(content, 'mira-reply', id)
  if (row === undefined) throw new Error(`There is no reply ${id}`)
  return { text: `${row.text}`, sources: [] }
}

/** An answer that has only sentences. */
export const said = (kind: Answer['kind'], ...sentences: Sentence[]): Answer => ({
  ...{ kind, sentences, sources: [], cards: [], question: null, asksWhom: false },
})
