const MOST = 1200
/** Words with a capital letter that may begin a line before a comma, and name no person. */
const OPENERS = new Set('hi hello hey thanks yes no so also well sorry ok okay please'.split(' '))
const LINK = /https?:|www\.|[\w.+-]+@[\w-]|\b[\w-]+\.(?:com|org|net|io|co|de|uk|eu|app)\b/i
const START = /(?:^|[.!?:…\n])[\s“”"'‘’(*-]*$/

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? []

/**
 * Whether a text has only names, numbers and links that its sources have, and isn't too long.
 * Decision 47: a draft may order words, but adds no fact.
 */
export function addsNoFact(text: string, sources: readonly string[]): boolean {
  if (text.length > MOST || LINK.test(text)) return false
  const known = new Set(sources.flatMap(wordsIn))
  const isKnown = (word: string) => wordsIn(word).every((one) => known.has(bare(one)))
  const numbers = text.match(/\d+/g) ?? []
  return numbers.every((number) => known.has(number)) && namesIn(text).every(isKnown)
}

/** "Ben's" is a form of "Ben". */
const bare = (word: string) => word.replace(/'s$/, '')

/** Words with a capital letter inside a sentence, or in front of a comma at its start. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/\p{Lu}[\p{L}’'-]*/gu)].flatMap(({ 0: word, index }) => {
    if (/^I(?:$|[’'])/.test(word)) return []
    const isFirst = START.test(text.slice(0, index))
    const isCalled = text[index + word.length] === ',' && !OPENERS.has(word.toLowerCase())
    return isFirst && !isCalled ? [] : [word]
  })
}
