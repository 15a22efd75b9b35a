import type { Services } from '#graphql/context.ts'
import { sweepSome } from '../purge.ts'
import { type Log, makeAttempts } from './attempts.ts'

export type ImportWorker = {
  /** Begins to look for imports by itself */
  start(): void
  /** Looks soon: a file came, or an import is to begin. Does nothing before `start` */
  wake(): void
  /** Works until nothing is left to do */
  runDue(): Promise<void>
  /** Ends the rows that are under way, and leaves the rest to whoever comes next */
  close(): Promise<void>
}

const LOOK_MS = 2_000
const SETTLE_MS = 20

/**
 * Works on imports, a portion of each in turn: looks at the rows of new files, and brings in those
 * that somebody began. Any number of processes may do so on one database: an import is held by a
 * lease, and each row is noted as done in the transaction that does it. Product 4, import.
 */
export function makeImportWorker(services: () => Services, log: Log): ImportWorker {
  const { listDue, attempt, letGo } = makeAttempts(services, log)
  let looking: NodeJS.Timeout | undefined
  let woken: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined
  let isAsked = false
  let closed = false

  /** A portion of each that is due, again and again: a big one keeps no small one waiting. */
  async function work(): Promise<void> {
    // One that fails keeps no other; it is tried again a moment later.
    const failed = new Map<string, number>()
    const isResting = ({ _id }: { _id: string }) =>
      performance.now() < (failed.get(_id) ?? -LOOK_MS) + LOOK_MS
    while (!closed) {
      const isSwept = !(await sweepSome(services().store))
      const due = (await listDue()).filter((one) => !isResting(one))
      if (isSwept && due.length === 0) return
      for (const one of due) {
        if (closed) return
        if (!(await attempt(one))) failed.set(one._id, performance.now())
      }
    }
  }

  /** One worker at a time; who asks meanwhile is served by one more round. */
  function look(): Promise<void> {
    isAsked = true
    working ??= (async () => {
      while (isAsked && !closed) {
        isAsked = false
        await work()
      }
    })().finally(() => {
      working = undefined
    })
    return working
  }

  const lookBeside = () => {
    look().catch((err: unknown) => log.error({ err }, 'imports of members stand still'))
  }

  return {
    start: () => {
      if (closed || looking !== undefined) return
      looking = setInterval(lookBeside, LOOK_MS).unref()
      lookBeside()
    },
    wake: () => {
      if (closed || looking === undefined || woken !== undefined) return
      woken = setTimeout(() => {
        woken = undefined
        lookBeside()
      }, SETTLE_MS).unref()
    },
    runDue: look,
    close: async () => {
      closed = true
      clearInterval(looking)
      clearTimeout(woken)
      await working?.catch(() => undefined)
      await letGo().catch(() => undefined)
    },
  }
}
