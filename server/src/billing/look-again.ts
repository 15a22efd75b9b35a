import { setTimeout as sleep } from 'node:timers/promises'
import { type Syncing, syncMembership } from './sync.ts'

export type LookAgain = {
  /** Has somebody looked at soon; asked several times before that, once */
  lookSoon(user: string): void
  /** Resolves when nobody waits to be looked at */
  idle(): Promise<void>
  close(): Promise<void>
}

type Log = { warn(facts: object, message: string): void }

const AT_ONCE = 4
/** A provider that hangs must not hold up the end of the process. */
const LAST_MS = 2_000

/**
 * Looks at people beside the requests that say so, a few at a time. One that fails, or is lost with
 * the process, is looked at by the daily job.
 */
export function makeLookAgain(services: () => Syncing, log: Log): LookAgain {
  const waiting = new Set<string>()
  const running = new Set<Promise<void>>()
  let isClosed = false

  async function work(): Promise<void> {
    for (const user of waiting) {
      if (isClosed) return
      waiting.delete(user)
      await syncMembership(services(), user).catch((err: unknown) => {
        if (!isClosed) log.warn({ err, user }, 'a membership could not be looked at')
      })
    }
  }

  return {
    lookSoon: (user) => {
      if (isClosed) return
      waiting.add(user)
      if (running.size >= AT_ONCE) return
      const one = work().finally(() => running.delete(one))
      running.add(one)
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running)
    },
    close: async () => {
      isClosed = true
      if (running.size === 0) return
      const late = new AbortController()
      const given = sleep(LAST_MS, undefined, { signal: late.signal }).catch(() => undefined)
      await Promise.race([Promise.all(running), given])
      late.abort()
    },
  }
}
