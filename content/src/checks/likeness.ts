import { type Check, type Problem, problemAt } from '#corpus.ts'
import { bodiesOf, textsOf } from '#text/prose.ts'
import { containment, shinglesOf } from '#text/shingles.ts'
import { wordsOf } from '#text/words.ts'

/** From this share of common three-word sequences on, the second of two texts is refused. */
export const likenessBound = 0.6

export const nearDuplicates: Check = (corpus) => {
  const texts = textsOf(corpus).map((passage) => ({ ...passage, runs: shinglesOf(passage.text) }))
  return texts.flatMap((second, index) =>
    texts.slice(0, index).flatMap((first): Problem[] => {
      const share = containment(first.runs, second.runs)
      if (share < likenessBound) return []
      const percent = Math.round(share * 100)
      return [problemAt(second.entry, second.field, `shares ${percent} % with ${first.entry.key}`)]
    }),
  )
}

/** No two bodies start with the same three words, because they would read like a template. */
export const openings: Check = (corpus) => {
  const seen = new Map<string, string>()
  return bodiesOf(corpus).flatMap(({ entry, text }) => {
    const opening = wordsOf(text).slice(0, 3).join(' ').toLowerCase()
    const other = seen.get(opening)
    seen.set(opening, entry.key)
    return other ? [problemAt(entry, 'body', `starts as ${other} does: “${opening}”`)] : []
  })
}
