import { isLink } from './links.ts'

/** A piece of a line: plain text, or text that is strong, emphasised or a link. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'emphasis'; children: Inline[] }
  /** A link to an https page or to a mailbox (`mailto:`) */
  | { kind: 'link'; href: string; children: Inline[] }

/**
 * `speech` is a paragraph that is only a quotation, with words to say. `start` is the first number
 * of a list; null without numbers.
 */
export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'speech'; children: Inline[] }
  | { kind: 'list'; start: number | null; items: Inline[][] }

/**
 * Parses our Markdown subset: paragraphs, lists, strong, emphasis, links. Keeps single line breaks.
 * A list continues after an empty line.
 */
export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  const endParagraph = () => {
    if (lines.length > 0) blocks.push(toParagraph(lines.join('\n')))
    lines = []
  }
  for (const line of text.split('\n').map((one) => one.trim())) {
    const item = itemOf(line)
    if (item === null) {
      if (line === '') endParagraph()
      else lines.push(line)
      continue
    }
    endParagraph()
    const list = blocks.at(-1)
    const words = parseInline(item.text)
    if (list?.kind === 'list' && continues(list, item.number)) list.items.push(words)
    else blocks.push({ kind: 'list', start: item.number, items: [words] })
  }
  endParagraph()
  return blocks
}

/**
 * A line that begins with a bullet, or with a number such as "3."; its number, null for a bullet.
 */
function itemOf(line: string): { number: number | null; text: string } | null {
  const [, sign = '', text = ''] = /^([-*•]|\d{1,9}\.)\s+(.*)$/.exec(line) ?? []
  if (sign === '') return null
  return { number: sign.endsWith('.') ? Number(sign.slice(0, -1)) : null, text }
}

type List = Extract<Block, { kind: 'list' }>

/** A list continues only with the next number: "24. December" and "31. December" are two lists. */
const continues = ({ start, items }: List, number: number | null) =>
  start === null ? number === null : number === start + items.length

function toParagraph(text: string): Block {
  const isSpeech = text.startsWith('“') && text.endsWith('”')
  return { kind: isSpeech ? 'speech' : 'paragraph', children: parseInline(text) }
}

type Piece = { inline: Inline; end: number }

/** Parses inline marks; an unclosed mark is text. */
function parseInline(line: string): Inline[] {
  const found: Inline[] = []
  let plain = ''
  for (let at = 0; at < line.length; ) {
    const piece = markAt(line, at) ?? linkAt(line, at) ?? bareLinkAt(line, at)
    if (piece === null) {
      plain += line[at]
      at += 1
    } else {
      if (plain !== '') found.push({ kind: 'text', text: plain })
      plain = ''
      found.push(piece.inline)
      at = piece.end
    }
  }
  return plain === '' ? found : [...found, { kind: 'text', text: plain }]
}

const marks = [
  { mark: '**', kind: 'strong' },
  { mark: '*', kind: 'emphasis' },
] as const

const isInWord = (sign: string) => /[\p{L}\p{N}]/u.test(sign)
/** The character after an opening mark: neither a space nor the end of a word. */
const begins = (sign: string) => /[^\s).,;:!?]/.test(sign)

/** An asterisk inside a word (Kolleg*innen) or between spaces (3 * 4) is no mark. */
function markAt(line: string, at: number): Piece | null {
  if (line[at] !== '*' || isInWord(line.charAt(at - 1))) return null
  for (const { mark, kind } of marks) {
    const start = at + mark.length
    if (!line.startsWith(mark, at) || !begins(line.charAt(start))) continue
    const end = closeOf(line, start, mark)
    if (end === -1) continue
    const children = parseInline(line.slice(start, end))
    return { inline: { kind, children }, end: end + mark.length }
  }
  return null
}

function closeOf(line: string, start: number, mark: string): number {
  for (let end = line.indexOf(mark, start + 1); end !== -1; ) {
    const [before, after] = [line.charAt(end - 1), line.charAt(end + mark.length)]
    const isOther = after === '*' || (mark === '*' && before === '*')
    if (!/\s/.test(before) && !isInWord(after) && !isOther) return end
    end = line.indexOf(mark, end + 1)
  }
  return -1
}

/** An address in brackets: one pair of round brackets may be part of it. */
const LABELLED = /\[([^[\]]*)\]\(((?:https?:\/\/|mailto:)(?:[^\s()]|\([^\s()]*\))+)\)/iy

function linkAt(line: string, at: number): Piece | null {
  if (line[at] !== '[') return null
  LABELLED.lastIndex = at
  const [whole, label = '', href = ''] = LABELLED.exec(line) ?? []
  if (whole === undefined) return null
  const end = at + whole.length
  if (isHref(href)) return { inline: { kind: 'link', href, children: parseInline(label) }, end }
  // Only https gets a link; the address stays as text, as people may know it (http://intranet).
  return { inline: { kind: 'text', text: `${label} (${href})` }, end }
}

const isHref = (href: string) => isLink(href) || /^mailto:[^\s@?]+@[^\s@]+$/i.test(href)

const BARE = /(?:https:\/\/|www\.|mailto:)[^\s<>"“”„«»[\]]+/iy

/** A bare address in the text, without the punctuation behind it. */
function bareLinkAt(line: string, at: number): Piece | null {
  if (isInWord(line.charAt(at - 1))) return null
  BARE.lastIndex = at
  const written = withoutTail(BARE.exec(line)?.[0] ?? '')
  const href = /^www\./i.test(written) ? `https://${written}` : written
  if (!isHref(href) || !/[^.]\.[^.]/.test(href)) return null
  const text = /^mailto:/i.test(written) ? written.slice(7).replace(/\?.*$/, '') : written
  const end = at + written.length
  return { inline: { kind: 'link', href, children: [{ kind: 'text', text }] }, end }
}

function withoutTail(address: string): string {
  let end = address.length
  const opened = address.split('(').length - 1
  let closed = address.split(')').length - 1
  for (; end > 0; end -= 1) {
    const sign = address.charAt(end - 1)
    if (sign === ')' ? closed <= opened : !/[.,;:!?*'’…]/.test(sign)) break
    if (sign === ')') closed -= 1
  }
  return address.slice(0, end)
}
