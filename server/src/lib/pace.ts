import { setTimeout as sleep } from 'node:timers/promises'
import { makeQueue } from './queue.ts'

const MOST_WAITING = 100
const MOST_KNOWN = 10_000
const FULL = 'Too many of your requests are waiting. Try again in a moment.'

type Person = { queue: ReturnType<typeof makeQueue>; free: number; calls: number }

/**
 * Runs at most `atOnce` calls for each person; the person's other calls wait, so that other people
 * need not. Work may request a pause before the person's next call; the first `unrestedMs` of
 * pauses are skipped.
 */
export function makePace({ atOnce, unrestedMs = 0 }: { atOnce: number; unrestedMs?: number }) {
  const people = new Map<string, Person>()
  const bounds = { running: atOnce, waiting: MOST_WAITING, full: FULL }
  const isIdle = ({ calls, free }: Person) => calls === 0 && free + unrestedMs <= performance.now()

  function personOf(key: string): Person {
    const found = people.get(key)
    if (found !== undefined) return found
    if (people.size >= MOST_KNOWN) {
      for (const [known, person] of people) if (isIdle(person)) people.delete(known)
    }
    const made = { queue: makeQueue(bounds), free: 0, calls: 0 }
    people.set(key, made)
    return made
  }

  return async <T>(key: string, work: (rest: (ms: number) => void) => Promise<T>): Promise<T> => {
    const person = personOf(key)
    const rest = (ms: number) => {
      person.free = Math.max(person.free, performance.now() - unrestedMs) + Math.max(ms, 0)
    }
    person.calls += 1
    try {
      return await person.queue(async () => {
        for (let left = person.free; left > performance.now(); left = person.free) {
          await sleep(left - performance.now() + 1)
        }
        return work(rest)
      })
    } finally {
      person.calls -= 1
      if (isIdle(person)) people.delete(key)
    }
  }
}
