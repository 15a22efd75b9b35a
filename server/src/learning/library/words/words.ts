import { stemOf } from './stem.ts'

/** A word of a text: in lower case without accents, its position, and its stem. */
export type Word = { raw: string; stem: string; start: number; end: number }

const LONGEST = 40

const STOP_WORDS: ReadonlySet<string> = new Set(
  `
    a about after again all also am an and any are as at be because been before being both but by can
    cant could did do does doesnt doing dont during each else even ever every few for from get gets
    getting go goes going got had has have having he her here hers him his how i id if ill im in into is
    isnt it its ive just keep keeps let lets like made make makes making many may me might more most
    much must my need needs no nor not now of off on once one only or other our out over own please
    really same she should so some somebody someone something such tell than that thats the their them
    then there these they theyre thing things this those through to too until up us very want wants was
    way we well were what whats when where which while who whom whose why will with would wont yet you
    your youre
  `
    .trim()
    .split(/\s+/),
)

/** Whether a word is a stop word, which counts inside fixed expressions only. */
export const isStopWord = (raw: string): boolean => STOP_WORDS.has(raw)

/** A word without signs, accents and the possessive s, in lower case. */
const plain = (written: string) =>
  (/^[a-z\d]+$/i.test(written)
    ? written.toLowerCase()
    : written
        .normalize('NFKD')
        .toLowerCase()
        .replace(/['’]s$/, '')
        .replace(/[^\p{L}\p{N}]/gu, '')
  ).slice(0, LONGEST)

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu

type Reading = Pick<Word, 'raw' | 'stem'>
const readings = new Map<string, Reading>()
const MOST_READINGS = 30_000

/** Texts repeat the same words, so the first ones are cached. */
function readingOf(written: string): Reading {
  const known = readings.get(written)
  if (known !== undefined) return known
  const raw = plain(written)
  const made = { raw, stem: stemOf(raw) }
  if (readings.size < MOST_READINGS && written.length <= LONGEST) readings.set(written, made)
  return made
}

/** All words of a text, in order; apostrophes between letters belong to the word. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(WORD)) {
    const [written] = match
    const { raw, stem } = readingOf(written)
    if (raw === '') continue
    words.push({ raw, stem, start: match.index, end: match.index + written.length })
  }
  return words
}

export const stemsOf = (text: string): string[] => wordsOf(text).map(({ stem }) => stem)

/** A fixed expression as one term; no word contains a plus. */
export const joined = (stems: readonly string[]): string => stems.join('+')
