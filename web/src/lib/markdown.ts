/** A piece of a line: plain text, or text that is strong, emphasised or a link. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }

/** `speech` is a paragraph that is one quotation: words to say. */
export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'speech'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }

/**
 * Parses our Markdown subset: paragraphs, lists, strong, emphasis, https links. Single line breaks
 * stay.
 */
export function parseMarkdown(text: string): Block[] {
  const paragraphs = text.split(/\n\s*\n/).map((part) => part.trim())
  return paragraphs.filter((part) => part !== '').flatMap((part) => runsOf(part).map(toBlock))
}

type Run = { kind: 'text' | '-' | '1.'; lines: string[] }

function runsOf(paragraph: string): Run[] {
  const runs: Run[] = []
  for (const line of paragraph.split('\n').map((one) => one.trim())) {
    const kind = line.startsWith('- ') ? '-' : /^\d+\. /.test(line) ? '1.' : 'text'
    const last = runs.at(-1)
    if (last?.kind === kind) last.lines.push(line)
    else runs.push({ kind, lines: [line] })
  }
  return runs
}

function toBlock({ kind, lines }: Run): Block {
  if (kind !== 'text') {
    const items = lines.map((line) => parseInline(line.slice(line.indexOf(' ') + 1)))
    return { kind: 'list', ordered: kind === '1.', items }
  }
  const text = lines.join('\n')
  const isSpeech = text.startsWith('“') && text.endsWith('”')
  return { kind: isSpeech ? 'speech' : 'paragraph', children: parseInline(text) }
}

const marks = [
  { open: '**', close: '**', kind: 'strong' },
  { open: '*', close: '*', kind: 'emphasis' },
] as const

/** Parses inline marks; an unclosed mark is text. */
function parseInline(line: string): Inline[] {
  const found: Inline[] = []
  let plain = ''
  for (let at = 0; at < line.length; ) {
    const piece = markAt(line, at) ?? linkAt(line, at)
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

type Piece = { inline: Inline; end: number }

function markAt(line: string, at: number): Piece | null {
  for (const { open, close, kind } of marks) {
    if (!line.startsWith(open, at)) continue
    const start = at + open.length
    const end = line.indexOf(close, start)
    if (end <= start) continue
    const children = parseInline(line.slice(start, end))
    return { inline: { kind, children }, end: end + close.length }
  }
  return null
}

function linkAt(line: string, at: number): Piece | null {
  if (line[at] !== '[') return null
  const middle = line.indexOf('](https://', at)
  const end = middle === -1 ? -1 : line.indexOf(')', middle)
  if (end === -1 || line.slice(at + 1, middle).includes('[')) return null
  const children = parseInline(line.slice(at + 1, middle))
  return { inline: { kind: 'link', href: line.slice(middle + 2, end), children }, end: end + 1 }
}
