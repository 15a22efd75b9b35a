const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu

const APOSTROPHE = 0x27
const CURVED = 0x2019
/** Signs beyond ASCII that English is written with, none of them part of a word. */
const SIGNS = new Set([...'\u00a0·–—‘“”…→×'].map((sign) => sign.charCodeAt(0)))

const isLetter = (code: number) =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39)
const isApostrophe = (code: number) => code === APOSTROPHE || code === CURVED

/**
 * Where each word of a text begins and ends: two numbers a word, one list for all, because a corpus
 * has many. Apostrophes between letters belong to the word.
 */
export function spansOf(text: string): number[] {
  const spans: number[] = []
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at)
    // Letters of all alphabets: right, and three times as slow.
    if (isBeyond(code)) return spansOfAny(text)
    if (!isLetter(code)) {
      at += 1
      continue
    }
    const start = at
    while (at < text.length) {
      const here = text.charCodeAt(at)
      const joins = isApostrophe(here) && isLetter(text.charCodeAt(at + 1))
      if (!isLetter(here) && !joins) break
      at += 1
    }
    spans.push(start, at)
  }
  return spans
}

const isBeyond = (code: number) => code > 0x7f && code !== CURVED && !SIGNS.has(code)

const spansOfAny = (text: string): number[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: { length }, index }) => [index, index + length])
