import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { openContent } from '../server/src/content/content.ts'
import { feedMore, feedOfTheDay } from '../server/src/learning/feed/feed.ts'
import { misses, say } from './lib/figures.ts'
import { FULL, flat, sizesAsked } from './lib/flat.ts'

const BUDGET_MS = 5

/** Measures the feed in the store: the tips of the day and three more. */
export async function feed(sizes: readonly number[] = FULL): Promise<void> {
  const content = openContent(readCompiled(compiledFile))
  await flat(sizes, [
    {
      what: 'feed of the day after five years',
      most: BUDGET_MS,
      run: (people) => feedOfTheDay(people.veteran(), content),
    },
    {
      what: 'three more',
      most: BUDGET_MS,
      run: (people) => feedMore(people.veteran(), content, ['1', '2', '3']),
    },
    // The first visit of a day creates its feed. Among many people, almost every call is one.
    {
      what: 'feed of the day of anybody',
      uneven: true,
      run: (people) => feedOfTheDay(people.anybody(), content),
    },
  ])
}

if (import.meta.main) {
  say('feed')
  await feed(sizesAsked())
  process.exitCode = misses() === 0 ? 0 : 1
}
