import { readFeed } from '../server/src/impact/impact-index/impact-index.ts'
import { latestIndex } from '../server/src/impact/impact-index/reading.ts'
import { rhythm } from '../server/src/impact/rhythm/rhythm.ts'
import { misses, say } from './lib/figures.ts'
import { FULL, flat, sizesAsked } from './lib/flat.ts'

const BUDGET_MS = 2

/** Measures the Impact Index and the rhythm with many people and years of events. */
export async function impactIndex(sizes: readonly number[] = FULL): Promise<void> {
  let tip = 0
  await flat(sizes, [
    {
      what: 'Impact Index after five years',
      most: BUDGET_MS,
      run: (people) => latestIndex(people.veteran()),
    },
    { what: 'Impact Index of anybody', run: (people) => latestIndex(people.anybody()) },
    { what: 'rhythm after five years', run: (people) => rhythm(people.veteran()) },
    {
      // It waits for the disk, whose speed does not depend on the number of people.
      what: 'a tip counted, stored on the disk',
      uneven: true,
      run: (people) => {
        tip += 1
        return readFeed(people.veteran(), () => true, `bench-${tip}`)
      },
    },
  ])
}

if (import.meta.main) {
  say('impact-index')
  await impactIndex(sizesAsked())
  process.exitCode = misses() === 0 ? 0 : 1
}
