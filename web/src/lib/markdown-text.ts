import { type Block, type Inline, parseMarkdown } from '#lib/markdown.ts'

/** The words of a piece of Markdown without its marks. */
function inlineText(parts: readonly Inline[]): string {
  return parts
    .map((part) => (part.kind === 'text' ? part.text : inlineText(part.children)))
    .join('')
}

/** A block in plain words; each item of a list on a line of its own. */
export function blockText(block: Block): string {
  if (block.kind !== 'list') return inlineText(block.children)
  return block.items
    .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${inlineText(item)}`)
    .join('\n')
}

/** A text of the content in plain words, paragraph by paragraph. */
export function plainText(source: string): string {
  return parseMarkdown(source).map(blockText).join('\n\n')
}
