import { type Block, type Inline, parseMarkdown } from '#lib/markdown.ts'

function inlineText(parts: readonly Inline[]): string {
  return parts
    .map((part) => (part.kind === 'text' ? part.text : inlineText(part.children)))
    .join('')
}

export function blockText(block: Block): string {
  if (block.kind !== 'list') return inlineText(block.children)
  return block.items
    .map((item, at) => `${block.start === null ? '-' : `${block.start + at}.`} ${inlineText(item)}`)
    .join('\n')
}

export function plainText(source: string): string {
  return parseMarkdown(source).map(blockText).join('\n\n')
}
