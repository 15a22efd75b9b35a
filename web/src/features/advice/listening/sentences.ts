export type Sentence = { block: number; start: number; end: number; text: string }

/**
 * Characters at most. Chrome stops an utterance after 15 seconds, about 200 characters at the
 * slowest speed.
 */
const longest = 180

/**
 * The sentences of each block. Too long ones are cut at a pause, or between words. No text is lost.
 */
export function sentencesOf(blocks: readonly string[], language: string): Sentence[] {
  return blocks.flatMap((text, block) =>
    rangesOf(text, language)
      .flatMap(([start, end]) => cut(text, start, end))
      .flatMap(([start, end]) => trimmed(text, start, end))
      .map(([start, end]) => ({ block, start, end, text: text.slice(start, end) })),
  )
}

type Range = [start: number, end: number]

function rangesOf(text: string, language: string): Range[] {
  if (typeof Intl.Segmenter !== 'function') return ranges(text.split(/(?<=[.!?…]["'”’)]*\s)/))
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  return ranges([...segmenter.segment(text)].map((one) => one.segment))
}

function ranges(pieces: readonly string[]): Range[] {
  let at = 0
  return pieces.map((piece) => {
    const start = at
    at += piece.length
    return [start, at]
  })
}

function cut(text: string, start: number, end: number): Range[] {
  if (end - start <= longest) return [[start, end]]
  const part = text.slice(start, start + longest)
  const pause = Math.max(...[', ', '; ', ': ', ' – ', ' — '].map((mark) => part.lastIndexOf(mark)))
  const space = part.lastIndexOf(' ')
  const at = pause > longest / 3 ? pause + 1 : space > 0 ? space : wholeCharacters(part)
  return [[start, start + at], ...cut(text, start + at, end)]
}

/** A length that does not split a character in half. */
const wholeCharacters = (part: string) =>
  /[\uD800-\uDBFF]$/.test(part) ? part.length - 1 : part.length

function trimmed(text: string, start: number, end: number): Range[] {
  const words = text.slice(start, end)
  const from = start + (words.length - words.trimStart().length)
  const to = end - (words.length - words.trimEnd().length)
  return from < to ? [[from, to]] : []
}
