import type { Store } from '#db/store.ts'
import type { FeedbackTable as Row } from '#db/tables.feedback.ts'
import type { Clock } from '#outside/clock.ts'
import { DeliveryError } from '#outside/delivery.ts'
import type { FeedbackTable } from '#outside/feedback-table.ts'
import { ATTEMPT_MS, LEASE_MS, nextTryOf } from './feedback.rules.ts'
import {
  claim,
  deleteFeedback,
  insertEmpty,
  listDue,
  markFailed,
  markForwarded,
} from './feedback.store.ts'

export type FeedbackDoors = {
  store: Store
  clock: Clock
  log: { warn(facts: object, message: string): void; error(facts: object, message: string): void }
  /** None where nothing is forwarded */
  table: FeedbackTable | undefined
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
 * person is erased. Any number of processes may do so on one database. Product 2, feedback dialog.
 */
export function makeFeedbackWorker({ store, clock, log, table }: FeedbackDoors): FeedbackWorker {
  const stopping = new AbortController()
  let looking: NodeJS.Timeout | undefined
  let woken: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  async function work(to: FeedbackTable): Promise<void> {
    const due = await listDue(store.read, clock.now(), AT_ONCE)
    for (const _id of due) {
      if (stopping.signal.aborted) return
      const now = clock.now()
      const row = await store.write((trx) => claim(trx, _id, now, now + LEASE_MS))
      if (row !== undefined) await attempt(to, row)
    }
  }

  async function attempt(to: FeedbackTable, row: Row): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(ATTEMPT_MS)])
    try {
      await (row.user === null ? withdraw(to, row, signal) : forward(to, row, signal))
    } catch (error) {
      const { reason, said } =
        error instanceof DeliveryError ? error : new DeliveryError('UNEXPECTED', { cause: error })
      const nextTry = nextTryOf(row.tries, clock.now())
      const lastError = said === '' ? reason : `${reason}: ${said}`
      await store.write((trx) => markFailed(trx, row._id, { nextTry, lastError }))
      log.warn({ feedback: row._id, tries: row.tries, reason }, 'feedback was not forwarded')
    }
  }

  async function forward(to: FeedbackTable, row: Row, signal: AbortSignal): Promise<void> {
    const { _id, email, name, message, path, date } = row
    const record = { date: new Date(date).toISOString(), email, name, message, path }
    const remoteId = await to.create({ ...record, user_id: row.user ?? '' }, signal)
    await store.write(async (trx) => {
      if (await markForwarded(trx, _id, remoteId)) return
      // Its person was erased while it was under way: the copy has to follow.
      await insertEmpty(trx, { _id, remoteId, now: clock.now() })
    })
  }

  async function withdraw(to: FeedbackTable, row: Row, signal: AbortSignal): Promise<void> {
    if (row.remoteId !== null) await to.remove(row.remoteId, signal)
    await store.write((trx) => deleteFeedback(trx, row._id))
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
