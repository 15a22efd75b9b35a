import type { SignedIn } from '#graphql/context.ts'
import { type Library, librarySearch } from '#learning/library/library.ts'
import type { LibraryHit, LibraryResults } from '#learning/library/library.types.ts'
import type { Found } from './answer.types.ts'
import { ownWords } from './understanding/own-words.rules.ts'

const MOST_QUERY = 300
const MOST_FOUND = 10
/** The search says of a hit that it fits, or that it is near; nothing between. */
const SCORES = { fits: 1, near: 0.2 } as const

/** What the library has on a message, the best first. */
export async function lookUp(
  { context, library }: { context: SignedIn; library: Library },
  text: string,
): Promise<Found[]> {
  const query = text.slice(0, MOST_QUERY)
  const results = await librarySearch(context, library, { query, limit: MOST_FOUND })
  return foundIn(results, text)
}

/** What was found by a search, as an answer reads it. */
export function foundIn({ hits, near }: LibraryResults, text: string): Found[] {
  const asFound = (score: number) => (hit: LibraryHit) => ({
    ...{ hit, best: null, score },
    sentence: hit.snippet.map((part) => part.text).join('') || null,
    because: ownWords(
      text,
      hit.snippet.flatMap((part) => (part.marked ? [part.text] : [])),
    ),
  })
  return [...hits.map(asFound(SCORES.fits)), ...near.map(asFound(SCORES.near))]
}
