import { type Block, parseMarkdown } from '#lib/markdown.ts'
import { blockText } from '#lib/markdown-text.ts'

/** The one thing to do in a piece of advice, and the exact words for it; empty where there is none. */
export type Essence = { deed: string; words: string }

/**
 * Takes the one thing to do out of the body, which is written as situation, deed, exact words, and
 * how one knows that it worked: it stands right before the words, or second where there are none.
 */
export function essenceOf(body: string): Essence {
  const blocks = parseMarkdown(body)
  const isSpeech = (block: Block) => block.kind === 'speech'
  const at = blocks.findIndex(isSpeech)
  const deed = at > 0 ? blocks[at - 1] : at === 0 ? blocks[1] : (blocks[1] ?? blocks[0])
  const words = blocks.filter(isSpeech).map(blockText).join('\n\n')
  return { deed: deed && !isSpeech(deed) ? blockText(deed) : '', words }
}

/** A part of a summary, under its name. */
export type SummaryPart = { name: string; text: string }

export type Summary = { title: string; lead: string; parts: readonly SummaryPart[]; foot: string }

/** The summary as text, to copy or to pass on. */
export function summaryText({ title, lead, parts, foot }: Summary): string {
  const named = parts.map(({ name, text }) => `${name}\n${text}`)
  return [title, lead, ...named, foot].filter((part) => part !== '').join('\n\n')
}
