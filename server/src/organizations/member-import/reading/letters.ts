import { isUtf8 } from 'node:buffer'

/**
 * Encodings of files that don't state theirs, by the labels of TextDecoder: product 7, import. The
 * first three are recognized.
 */
export const ENCODINGS = [
  ...(['cp1252', 'cp1250', 'macintosh', 'cp1251', 'cp1253', 'cp1254', 'cp1257'] as const),
] as const
export type Encoding = (typeof ENCODINGS)[number]
const RECOGNIZED = ENCODINGS.slice(0, 3)

export const isEncoding = (text: string): text is Encoding =>
  (ENCODINGS as readonly string[]).includes(text)

/**
 * Signs that names don't have: a symbol or number beside a letter, a control character, a capital
 * or a dagger inside a word. ASCII is the same in each encoding and doesn't count.
 */
const ODD =
  /(?<=\p{L})(?![\0-\x7f])(?:[\p{S}\p{No}¿¡†‡‰„]|\p{Lu}(?=\p{Ll}))|(?![\0-\x7f])[\p{S}\p{No}](?=\p{L})|[\x80-\x9f]/gu

const oddIn = (text: string) => text.match(ODD)?.length ?? 0

/** The encoding that gives the fewest odd signs; Windows-1252 if all give as many. */
function likelyEncoding(bytes: Uint8Array): Encoding {
  const counted = RECOGNIZED.map((encoding) => ({
    encoding,
    odd: oddIn(new TextDecoder(encoding).decode(bytes)),
  }))
  return counted.reduce((best, one) => (one.odd < best.odd ? one : best)).encoding
}

/**
 * The text of a file: UTF-16 with a byte order mark, UTF-8, or another encoding, given or guessed.
 * `encoding` names this other encoding, because a person has to check the letters.
 */
export function decoded(
  bytes: Uint8Array,
  given: Encoding | null,
): { text: string; encoding: Encoding | null } {
  const [first, second] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (isUtf16) {
    const utf16 = first === 0xff ? 'utf-16le' : 'utf-16be'
    return { text: new TextDecoder(utf16).decode(bytes), encoding: null }
  }
  if (isUtf8(bytes)) return { text: new TextDecoder().decode(bytes), encoding: null }
  const encoding = given ?? likelyEncoding(bytes)
  return { text: new TextDecoder(encoding).decode(bytes), encoding }
}
