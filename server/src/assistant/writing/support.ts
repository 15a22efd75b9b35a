import { isStopWord, stemsOf, wordsOf } from '#learning/library/words/words.ts'
import { sentencesOf } from '#lib/sentences.ts'

const MOST_LENGTH = 400
const LEAST = { words: 3, telling: 2 }
/** Small words that a sentence may add: at least two, and one in five. */
const MOST_ADDED = { few: 2, share: 0.2 }
const ADDED = new Set(
  'a an and as at by for from in it its of on so that the their them then these they this those to when with you your'.split(
    ' ',
  ),
)
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const NEGATION =
  /^(?:not|no|never|nobody|none|nothing|neither|nor|without|unless|except|avoid|stop)$/
const SHORT_NOT =
  /^(do|does|did|is|are|was|were|has|have|had|ca|wo|could|would|should|must|need|might)nt$/
/** Marks of code, and of an answer that isn't a plain sentence. */
const NOT_PLAIN = /[{}<>|\\`#=@]|:\/\/|["'”]\s*:|\bwww\.|\p{L}\.(?:com|net|org|io|example)\b/u
const OF_ITSELF = /\b(?:I|I['’](?:m|ve|ll|d)|my|me|mine|myself)\b/
const QUOTED = /“[^”]*”|"[^"]*"/g
/** Words in a row that no sentence may share with the instructions. */
const SHARED_WITH_INSTRUCTIONS = 6

/** A word for comparing: its stem, a number as a digit; `tells` unless it is a small word. */
type Token = { stem: string; tells: boolean; denies: boolean }

/**
 * Whether one sentence of the passages says what a sentence says. It compares words, and is strict: a
 * sentence may leave words out, but may add only small ones, and may neither drop nor add a negation.
 * Product 4, Mira.
 */
export function isSupported(
  sentence: string,
  passages: readonly string[],
  instructions: string,
): boolean {
  if (!isPlain(sentence) || repeats(sentence, instructions)) return false
  const said = tokensOf(sentence)
  const telling = said.filter(({ tells }) => tells).length
  if (said.length < LEAST.words || telling < LEAST.telling) return false
  return passages.flatMap(sentencesOf).some((place) => isShortened(said, tokensOf(place)))
}

const isPlain = (text: string) =>
  text.length <= MOST_LENGTH && !NOT_PLAIN.test(text) && !OF_ITSELF.test(text.replace(QUOTED, ' '))

/** Whether a sentence repeats a part of the instructions. */
function repeats(sentence: string, instructions: string): boolean {
  const whole = ` ${stemsOf(instructions).join(' ')} `
  const stems = stemsOf(sentence)
  return stems.some((_, at) => {
    const run = stems.slice(at, at + SHARED_WITH_INSTRUCTIONS)
    return run.length === SHARED_WITH_INSTRUCTIONS && whole.includes(` ${run.join(' ')} `)
  })
}

/** The words of a text, "don’t" as two. */
const tokensOf = (text: string): Token[] =>
  wordsOf(text).flatMap(({ raw, stem }) => {
    const first = SHORT_NOT.exec(raw)?.[1]
    if (first !== undefined)
      return [token(first.replace(/^ca$/, 'can'), first), token('not', 'not')]
    const number = NUMBERS.indexOf(raw)
    return [token(raw, number < 0 ? stem : `${number}`)]
  })

const token = (raw: string, stem: string): Token => ({
  stem,
  tells: !isStopWord(raw),
  denies: NEGATION.test(raw),
})

/** Whether one is the other with words left out, and no more than a few small ones added. */
function isShortened(said: readonly Token[], place: readonly Token[]): boolean {
  const pairs = inOrder(said, place)
  const [kept, used] = [new Set(pairs.map(([at]) => at)), new Set(pairs.map(([, at]) => at))]
  const added = said.filter((_, at) => !kept.has(at))
  const most = Math.max(MOST_ADDED.few, Math.floor(said.length * MOST_ADDED.share))
  if (added.length > most || !added.every(({ stem }) => ADDED.has(stem))) return false
  // A negation may go only with what it denies.
  return place.every(
    ({ denies }, at) => !denies || used.has(at) || !(used.has(at + 1) || used.has(at + 2)),
  )
}

/** The longest row of words that both have in the same order: where each is in one and in the other. */
function inOrder(one: readonly Token[], other: readonly Token[]): [number, number][] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1))
  const longest = (at: number, to: number) => lengths[at]?.[to] ?? 0
  const isSame = (at: number, to: number) => one[at]?.stem === other[to]?.stem
  for (let at = one.length - 1; at >= 0; at -= 1) {
    const row = lengths[at] as Uint16Array
    for (let to = other.length - 1; to >= 0; to -= 1) {
      const skipped = Math.max(longest(at + 1, to), longest(at, to + 1))
      row[to] = isSame(at, to) ? Math.max(skipped, longest(at + 1, to + 1) + 1) : skipped
    }
  }
  const pairs: [number, number][] = []
  for (let at = 0, to = 0; at < one.length && to < other.length; ) {
    if (isSame(at, to) && longest(at, to) === longest(at + 1, to + 1) + 1) {
      pairs.push([at, to])
      at += 1
      to += 1
    } else if (longest(at + 1, to) >= longest(at, to + 1)) at += 1
    else to += 1
  }
  return pairs
}
