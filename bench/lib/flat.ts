import { median, percentile, report } from './figures.ts'
import { type ManyPeople, manyPeople } from './many-people.ts'

const WARM = 2_000
const CALLS = 5_000
const FLAT = 1.5

/** A call to measure, how long 99 of 100 may take, and whether its time must stay constant. */
export type MeasuredRun = {
  what: string
  most?: number
  /** The work depends on the number of people, so their times are not compared. */
  uneven?: true
  run(people: ManyPeople): Promise<unknown>
}

async function timesOf(people: ManyPeople, run: MeasuredRun['run']): Promise<number[]> {
  const times: number[] = []
  for (let call = 0; call < WARM + CALLS; call += 1) {
    const begin = performance.now()
    await run(people)
    if (call >= WARM) times.push(performance.now() - begin)
  }
  return times
}

/** Measures each call with few and with many people in the store: the time must stay constant. */
export async function flat(sizes: readonly number[], all: readonly MeasuredRun[]): Promise<void> {
  const middles = new Map<string, number[]>()
  for (const size of sizes) {
    const people = await manyPeople(size)
    try {
      for (const { what, most, run } of all) {
        const times = await timesOf(people, run)
        middles.set(what, [...(middles.get(what) ?? []), median(times)])
        const limit = most === undefined ? undefined : { most }
        const among = `${size.toLocaleString('en')} people`
        report(`${what}, 99 of 100`, percentile(times, 0.99), ' ms', limit, among)
      }
    } finally {
      await people.drop()
    }
  }
  for (const { what, uneven } of all) {
    const [few = 0, ...more] = middles.get(what) ?? []
    if (uneven) continue
    const ratio = (more.at(-1) ?? few) / few
    report(`${what}, many people to few, middles`, ratio, '', { most: FLAT })
  }
}

/** The sizes on the command line, or else the full ones. */
export const sizesAsked = (): number[] => {
  const asked = process.argv.slice(2).map(Number)
  return asked.length > 0 ? asked : FULL
}

export const FULL = [10_000, 100_000]
