import { type Block, parseMarkdown } from '#lib/markdown.ts'
import { blockText } from '#lib/markdown-text.ts'

export type Essence = { deed: string; words: string }

/**
 * Splits the body: the one action goes right before the words to say, or second without such words.
 */
export function essenceOf(body: string): Essence {
  const blocks = parseMarkdown(body)
  const isSpeech = (block: Block) => block.kind === 'speech'
  const at = blocks.findIndex(isSpeech)
  const deed = at > 0 ? blocks[at - 1] : at === 0 ? blocks[1] : (blocks[1] ?? blocks[0])
  const words = blocks.filter(isSpeech).map(blockText).join('\n\n')
  return { deed: deed && !isSpeech(deed) ? blockText(deed) : '', words }
}

export type SummaryPart = { name: string; text: string }

export type Summary = { title: string; lead: string; parts: readonly SummaryPart[]; foot: string }

export function summaryText({ title, lead, parts, foot }: Summary): string {
  const named = parts.map(({ name, text }) => `${name}\n${text}`)
  return [title, lead, ...named, foot].filter((part) => part !== '').join('\n\n')
}
