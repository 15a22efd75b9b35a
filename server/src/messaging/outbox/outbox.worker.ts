import { setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '#db/store.ts'
import type { OutboxTable } from '#db/tables.identity.ts'
import type { Clock } from '#integrations/clock.ts'
import { DeliveryError } from '#integrations/delivery.ts'
import type { Mailer } from '#integrations/mailer.ts'
import type { Texter } from '#integrations/texter.ts'
import { ATTEMPT_MS, LEASE_MS, MOST_TRIES, nextTryOf } from './outbox.rules.ts'
import { type Channel, claimMessage, listDue, markFailed, markSent } from './outbox.store.ts'

export type OutboxDependencies = {
  store: Store
  clock: Clock
  log: { warn(facts: object, message: string): void; error(facts: object, message: string): void }
  mailer: Mailer
  /** None where text messages cannot be sent */
  texter: Texter | undefined
  /** Whether a message keeps its text when it is done with: the mailbox page shows it */
  keepWords: boolean
  pace?: Partial<Pace>
}

/** How often it looks by itself, and how long a close waits, in milliseconds */
type Pace = { lookMs: number; lastWordsMs: number }

export type OutboxWorker = {
  /** Begins to look for messages by itself */
  start(): void
  /** Looks soon: something was written. Does nothing before `start` */
  wake(): void
  /** Sends all that is due; resolves when nothing is being sent any more */
  runDue(): Promise<void>
  /** Takes nothing more and waits for what is being sent, 8 seconds at most */
  close(): Promise<void>
}

/** A wake comes before the end of the transaction that causes it: it is given this long. */
const SETTLE_MS = 50
/** What other processes wrote, and what is due again, is found by looking this often. */
const LOOK_MS = 2_000
const PACE: Pace = { lookMs: LOOK_MS, lastWordsMs: 8_000 }
/** Connections at once for each channel */
const TOGETHER = 4
const CHANNELS = ['mail', 'sms'] as const satisfies readonly Channel[]

/**
 * Sends what the outbox holds. Any number of processes may work on one database: a message is
 * claimed by one guarded update, and given to another only when its lease is over. Product 4, outbox.
 */
export function makeOutboxWorker(dependencies: OutboxDependencies): OutboxWorker {
  const { store, clock, log } = dependencies
  const { lookMs, lastWordsMs } = { ...PACE, ...dependencies.pace }
  const deliver = makeDeliver(dependencies)
  const stopping = new AbortController()
  const lanes = new Map<Channel, Set<Promise<void>>>(CHANNELS.map((name) => [name, new Set()]))
  const taken = new Set<string>()
  const failing = new Set<Channel>()
  let looking: NodeJS.Timeout | undefined
  let woken: NodeJS.Timeout | undefined
  let closed = false

  /**
   * Sends one message after another until none is due. Whoever finds one opens a lane beside it, so
   * that a mail that takes its time holds up nobody, and an empty outbox costs one look.
   */
  async function work(channel: Channel): Promise<void> {
    while (!closed) {
      const due = await listDue(store.read, channel, clock.now(), 2 * TOGETHER)
      const _id = due.find((id) => !taken.has(id))
      failing.delete(channel)
      if (_id === undefined || closed) return
      taken.add(_id)
      openLane(channel)
      try {
        await deliver(_id, stopping.signal)
      } finally {
        taken.delete(_id)
      }
    }
  }

  function openLane(channel: Channel): void {
    const open = lanes.get(channel)
    if (open === undefined || open.size >= TOGETHER || closed) return
    const lane: Promise<void> = work(channel)
      .catch((error: unknown) => {
        // The store does not answer. The next look tries again; the log hears of it once.
        if (!failing.has(channel)) log.error({ err: error, channel }, 'the outbox stands still')
        failing.add(channel)
      })
      .finally(() => open.delete(lane))
    open.add(lane)
  }

  async function ended(): Promise<void> {
    const open = () => CHANNELS.flatMap((name) => [...(lanes.get(name) ?? [])])
    while (open().length > 0) await Promise.all(open())
  }

  const look = () => {
    for (const channel of CHANNELS) openLane(channel)
  }

  return {
    start: () => {
      if (closed || looking !== undefined) return
      looking = setInterval(look, lookMs).unref()
      look()
    },
    wake: () => {
      if (closed || looking === undefined || woken !== undefined) return
      woken = setTimeout(() => {
        woken = undefined
        look()
      }, SETTLE_MS).unref()
    },
    runDue: async () => {
      look()
      await ended()
    },
    close: async () => {
      closed = true
      clearInterval(looking)
      clearTimeout(woken)
      const patience = setTimeout(() => stopping.abort(), lastWordsMs)
      await ended()
      clearTimeout(patience)
    },
  }
}

type Row = OutboxTable

/** One attempt at one message, from the claim to the note of how it ended. */
function makeDeliver({ store, clock, log, mailer, texter, keepWords }: OutboxDependencies) {
  const isOver = (row: Row) => row.expires !== null && row.expires <= clock.now()

  async function send(row: Row, signal: AbortSignal): Promise<void> {
    // The only one to come here after its last try is one whose sender was killed.
    if (row.tries > MOST_TRIES) throw new DeliveryError('KILLED', { permanent: true })
    if (isOver(row)) throw new DeliveryError('EXPIRED', { permanent: true })
    const limit = AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)])
    const { _id: id, recipient: to, subject, text, html, createdDate } = row
    if (row.channel === 'mail') {
      return mailer.send({ id, to, subject, text, html, createdDate }, limit)
    }
    if (texter === undefined) throw new DeliveryError('NO SENDER', { permanent: true })
    const left = row.expires === null ? undefined : row.expires - clock.now()
    const validForSeconds = left === undefined ? undefined : Math.floor(left / 1000)
    return texter.send({ to, text, validForSeconds }, limit)
  }

  async function noteFailure(row: Row, error: unknown, signal: AbortSignal): Promise<void> {
    const { reason, said, permanent } =
      error instanceof DeliveryError ? error : new DeliveryError('UNEXPECTED', { cause: error })
    const { _id, kind, channel, tries, expires } = row
    const nextTry = nextTryOf({ tries, now: clock.now(), expires, permanent })
    const lastError = said === '' ? reason : `${reason}: ${said}`
    await note((trx) => markFailed(trx, row, { nextTry, lastError, keepWords }), signal)
    // Neither recipient nor text, nor what the other side said: it may repeat both.
    const facts = { message: _id, kind, channel, tries, reason }
    if (nextTry === null) log.error(facts, 'a message was given up')
    else log.warn({ ...facts, nextTry }, 'a message was not sent, it is tried again')
  }

  /** How a message ended is worth some patience: a sent one that is not noted is sent twice. */
  async function note(write: Parameters<Store['write']>[0], signal: AbortSignal): Promise<void> {
    const until = performance.now() + LEASE_MS / 2
    for (let wait = 100; ; wait = Math.min(wait * 2, LOOK_MS)) {
      try {
        await store.write(write)
        return
      } catch (error) {
        if (performance.now() > until) throw error
      }
      await sleep(wait, undefined, { signal })
    }
  }

  return async (_id: string, signal: AbortSignal): Promise<void> => {
    const now = clock.now()
    const row = await store.write((trx) => claimMessage(trx, _id, now, now + LEASE_MS))
    if (row === undefined) return
    try {
      await send(row, signal)
    } catch (error) {
      return noteFailure(row, error, signal)
    }
    await note((trx) => markSent(trx, row, clock.now(), keepWords), signal)
  }
}
