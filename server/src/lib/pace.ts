import { setTimeout as sleep } from 'node:timers/promises'

/** Until a turn that had to wait has said how long the rest is. */
const AT_WORK_MS = 1000
const MOST_KNOWN = 10_000

/** Lets what costs others time happen one after another for a person, each after a rest. */
export function makePace() {
  const free = new Map<string, number>()
  const isResting = (key: string, now: number) => (free.get(key) ?? 0) > now
  return {
    /** Waits until the person has rested. */
    turn: async (key: string): Promise<void> => {
      if (!isResting(key, performance.now())) return
      while (isResting(key, performance.now())) {
        await sleep((free.get(key) ?? 0) - performance.now() + 1)
      }
      free.set(key, performance.now() + AT_WORK_MS)
    },
    /** The person's next turn begins after a rest. */
    rest: (key: string, ms: number): void => {
      const now = performance.now()
      if (ms > 0) free.set(key, now + ms)
      if (free.size <= MOST_KNOWN) return
      for (const known of free.keys()) if (!isResting(known, now)) free.delete(known)
    },
  }
}
