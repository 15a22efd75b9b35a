import type { Store } from '#db/store.ts'
import type { Clock } from '#integrations/clock.ts'
import type { FeedbackTable } from '#integrations/feedback-table.ts'
import { asTableError, attempt } from './feedback.copies.ts'
import { ATTEMPT_MS, LEASE_MS, MOST_FAILURES, REST_MS } from './feedback.rules.ts'
import { claim, listDue } from './feedback.store.ts'

export type FeedbackDependencies = {
  store: Store
  clock: Clock
  log: { warn(facts: object, message: string): void; error(facts: object, message: string): void }
  /** None where nothing is forwarded */
  table: FeedbackTable | undefined
  /** How long one attempt may take */
  patienceMs?: number
}

export type FeedbackWorker = {
  start(): void
  /** Looks soon: something was written. Does nothing before `start` */
  wake(): void
  /** Forwards all that is due; resolves when nothing is under way any more */
  runDue(): Promise<void>
  close(): Promise<void>
}

const SETTLE_MS = 100
const LOOK_MS = 10_000
const AT_ONCE = 50

/**
 * Brings what people say to the table elsewhere, one after the other, and deletes it there once its
 * person is erased. Any number of processes may do so on one database. Product 2, feedback.
 */
export function makeFeedbackWorker(dependencies: FeedbackDependencies): FeedbackWorker {
  const { store, clock, log, table, patienceMs = ATTEMPT_MS } = dependencies
  const stopping = new AbortController()
  let looking: NodeJS.Timeout | undefined
  let woken: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let restingUntil = 0

  async function work(to: FeedbackTable): Promise<void> {
    if (clock.now() < restingUntil) return
    const due = await listDue(store.read, clock.now(), AT_ONCE)
    let failures = 0
    for (const _id of due) {
      if (stopping.signal.aborted) return
      const restMs = await tryOne(to, _id)
      failures = restMs === undefined ? 0 : failures + 1
      if (restMs === undefined || (restMs === 0 && failures < MOST_FAILURES)) continue
      // What does not answer these does not answer the others either, and each would wait its time.
      restingUntil = clock.now() + (restMs || REST_MS)
      return
    }
  }

  /** Nothing, or that the service failed and how long it asks to be left alone: 0 if it does not. */
  async function tryOne(to: FeedbackTable, _id: string): Promise<number | undefined> {
    const now = clock.now()
    const lease = now + LEASE_MS
    const row = await store.write((trx) => claim(trx, _id, now, lease))
    if (row === undefined) return undefined
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(patienceMs)])
    try {
      await attempt({ store, clock, table: to }, { row, lease }, signal)
      return undefined
    } catch (error) {
      const { reason, ofService, retryInMs } = asTableError(error)
      log.warn({ feedback: _id, tries: row.tries, reason }, 'feedback was not forwarded')
      return ofService ? (retryInMs ?? 0) : undefined
    }
  }

  function run(): Promise<void> {
    if (table === undefined || stopping.signal.aborted) return Promise.resolve()
    running ??= work(table)
      .catch((err: unknown) => log.error({ err }, 'the forwarding of feedback stands still'))
      .finally(() => {
        running = undefined
      })
    return running
  }

  return {
    start: () => {
      if (looking !== undefined || table === undefined) return
      looking = setInterval(() => void run(), LOOK_MS).unref()
      void run()
    },
    wake: () => {
      if (looking === undefined || woken !== undefined) return
      woken = setTimeout(() => {
        woken = undefined
        void run()
      }, SETTLE_MS).unref()
    },
    runDue: async () => {
      await running
      await run()
    },
    close: async () => {
      clearInterval(looking)
      clearTimeout(woken)
      stopping.abort()
      await running
    },
  }
}
