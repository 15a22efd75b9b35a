import { isStopWord, stemsOf, type Word, wordsOf } from '#learning/library/words/words.ts'
import { sentencesOf } from '#lib/sentences.ts'

/** Of the words that count: how many the passages must have, and how many in the same order. */
const LEAST_SHARE = 0.8
const LEAST_IN_ORDER = 0.6
const MOST_UNKNOWN_OF_FEW = 1
const LEAST_KNOWN = 2
const MOST_LENGTH = 400

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const NEGATIONS =
  /^(?:not|no|never|nobody|none|nothing|neither|nor|without|cannot|avoid|stop|(?:do|does|did|is|are|was|were|has|have|had|ca|wo|could|would|should|must|need|might)nt)$/
/** Words that say how far something goes: a sentence may not add one. */
const STRICT =
  /^(?:must|always|only|all|every|everyone|required|mandatory|compulsory|allowed|forbidden|guaranteed?|illegal|legal|voluntary|optional)$/
const DUTY = /\b(?:must|have to|has to|required|mandatory|compulsory)\b/i
const CHOICE = /\b(?:may|can|could|optional|voluntary|if you (?:like|want))\b/i
/** Marks of code, and of an answer that isn't a plain sentence. */
const NOT_PLAIN = /[{}<>|\\`#=@]|:\/\/|\bwww\.|\p{L}\.(?:com|net|org|io|example)\b/u
const OF_ITSELF = /\b(?:I|I['’](?:m|ve|ll|d)|my|me|mine|myself)\b/
const QUOTED = /“[^”]*”|"[^"]*"/g

/** Words that a negation denies. */
const MOST_DENIED = 2
/** Words in a row that no sentence may share with the instructions. */
const SHARED_WITH_INSTRUCTIONS = 6

type Unit = { text: string; words: readonly Word[] }

const unit = (text: string): Unit => ({ text, words: wordsOf(text) })
const counts = ({ raw }: Word) => !isStopWord(raw)
const numberOf = ({ raw }: Word): string | undefined => {
  if (/^\d/.test(raw)) return raw
  const at = NUMBERS.indexOf(raw)
  return at < 0 ? undefined : `${at}`
}
const isNegation = ({ raw }: Word) => NEGATIONS.test(raw)

/**
 * Whether the passages that a sentence cites say what it says. It compares words, and is strict: a
 * sentence may leave out and join, but add no number, name, link, negation or duty. Product 4, Mira.
 */
export function isSupported(
  sentence: string,
  passages: readonly string[],
  instructions: string,
): boolean {
  const said = unit(sentence)
  if (!isPlain(said) || repeats(said, instructions)) return false
  const cited = unit(passages.join('\n'))
  return (
    isCovered(said, cited) &&
    namesOf(said).every((name) => cited.words.some(({ raw }) => raw === name)) &&
    placesIn(passages).some((place) => agrees(said, place))
  )
}

const isPlain = ({ text, words }: Unit) =>
  text.length <= MOST_LENGTH &&
  words.length > 2 &&
  !NOT_PLAIN.test(text) &&
  !OF_ITSELF.test(text.replace(QUOTED, ' '))

/** Whether a sentence repeats a part of the instructions. */
function repeats({ words }: Unit, instructions: string): boolean {
  const whole = ` ${stemsOf(instructions).join(' ')} `
  return words.some((_, at) => {
    const run = words.slice(at, at + SHARED_WITH_INSTRUCTIONS)
    if (run.length < SHARED_WITH_INSTRUCTIONS) return false
    return whole.includes(` ${run.map(({ stem }) => stem).join(' ')} `)
  })
}

/** Whether nearly all words that count are there, and each number. */
function isCovered({ words }: Unit, cited: Unit): boolean {
  const stems = new Set(cited.words.map(({ stem }) => stem))
  const numbers = new Set(cited.words.map(numberOf))
  if (!words.every((word) => numberOf(word) === undefined || numbers.has(numberOf(word)))) {
    return false
  }
  const telling = words.filter(counts)
  const known = telling.filter(({ stem }) => stems.has(stem)).length
  const unknown = telling.length - known
  const most = Math.max(MOST_UNKNOWN_OF_FEW, Math.floor(telling.length * (1 - LEAST_SHARE)))
  return known >= LEAST_KNOWN && unknown <= most
}

/** Words with a capital letter inside of a sentence. */
const namesOf = ({ text, words }: Unit) =>
  words
    .filter(({ start }, at) => at > 0 && /\p{Lu}/u.test(text[start] ?? '') && isInside(text, start))
    .map(({ raw }) => raw)

const isInside = (text: string, start: number) => !/(?:[.:!?]\s*|[“"‘])$/.test(text.slice(0, start))

/** The sentences of the passages, and each two that follow one another. */
function placesIn(passages: readonly string[]): Unit[] {
  return passages.flatMap((passage) => {
    const sentences = sentencesOf(passage)
    const pairs = sentences.slice(1).map((next, at) => `${sentences[at]} ${next}`)
    return [...sentences, ...pairs].map(unit)
  })
}

/** Whether a place says the same: most words in the same order, and no other negation or duty. */
function agrees(said: Unit, place: Unit): boolean {
  const telling = said.words.filter(counts).map(({ stem }) => stem)
  const there = place.words.filter(counts).map(({ stem }) => stem)
  if (inOrder(telling, there) < Math.ceil(telling.length * LEAST_IN_ORDER)) return false
  const [own, others] = [polarityOf(said), polarityOf(place)]
  const shared = (stem: string) => there.includes(stem)
  const isSame = [...own.affirmed].filter(shared).every((stem) => others.affirmed.has(stem))
  const isDenied = [...own.denied].every((stem) => others.denied.has(stem))
  return isSame && isDenied && !goesFurther(said, place)
}

function goesFurther(said: Unit, place: Unit): boolean {
  const raws = new Set(place.words.map(({ raw }) => raw))
  const adds = said.words.some(({ raw }) => STRICT.test(raw) && !raws.has(raw))
  const softens = DUTY.test(place.text) && !DUTY.test(said.text) && CHOICE.test(said.text)
  const demands = DUTY.test(said.text) && !DUTY.test(place.text)
  return adds || softens || demands
}

/** The words that count: the first two after a negation in its clause, and the others. */
function polarityOf({ text, words }: Unit): { affirmed: Set<string>; denied: Set<string> } {
  const [affirmed, denied] = [new Set<string>(), new Set<string>()]
  let left = 0
  words.forEach((word, at) => {
    const before = text.slice(words[at - 1]?.end ?? 0, word.start)
    if (/[.,;:!?()–—]/.test(before)) left = 0
    if (isNegation(word)) left = MOST_DENIED
    else if (counts(word)) {
      const chosen = left > 0 ? denied : affirmed
      chosen.add(word.stem)
      left -= 1
    }
  })
  return { affirmed, denied }
}

/** The length of the longest row of words that both have in the same order. */
function inOrder(one: readonly string[], other: readonly string[]): number {
  let lengths = new Array<number>(other.length + 1).fill(0)
  for (const word of one) {
    const next = [0]
    for (let at = 0; at < other.length; at += 1) {
      const same = word === other[at] ? (lengths[at] ?? 0) + 1 : 0
      next.push(Math.max(same, lengths[at + 1] ?? 0, next[at] ?? 0))
    }
    lengths = next
  }
  return lengths.at(-1) ?? 0
}
