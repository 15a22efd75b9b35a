const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const OTHER_NUMBERS: Readonly<Record<string, number>> = {
  ...{ fifteen: 15, twenty: 20, thirty: 30, quarter: 15, half: 30 },
}
/** The minutes of "something quick". */
const FEW_MINUTES = 5

/** The place of the card that a wish means among `count` cards, from 0; the first if it names none. */
export function placeIn(plain: string, count: number): number {
  if (/\b(?:last|bottom)\b/.test(plain)) return count - 1
  if (/\bmiddle\b/.test(plain)) return Math.floor((count - 1) / 2)
  const ordinal = ORDINALS.findIndex((word, at) =>
    new RegExp(`\\b(?:${word}|${at + 1}(?:st|nd|rd|th))\\b`).test(plain),
  )
  if (ordinal >= 0) return ordinal
  const number = /\b(?:number|no\.?|nr\.?|option|card|tip|idea|#)\s*#?(\w+)|^\W*(\d)\b/.exec(plain)
  const place = numberOf(number?.[1] ?? number?.[2] ?? '') - 1
  return place >= 0 ? place : 0
}

const numberOf = (word: string): number =>
  /^\d{1,3}$/.test(word) ? Number(word) : (OTHER_NUMBERS[word] ?? NUMBERS.indexOf(word) + 1)

/** How many minutes a wish for something quick names. */
export function minutesIn(plain: string): number {
  const named =
    /\b(\d{1,3}|[a-z]+)(?: of an| an)?[ -]?(?:minutes?|mins?|min|m|hour)\b/.exec(plain)?.[1] ?? ''
  return numberOf(named) || FEW_MINUTES
}
