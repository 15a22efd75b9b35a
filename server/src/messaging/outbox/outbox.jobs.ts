import type { Db, Store } from '#db/store.ts'
import type { OutboxTable } from '#db/tables.messages.ts'
import type { Clock } from '#integrations/clock.ts'
import { DeliveryError } from '#integrations/delivery.ts'
import type { Mailer } from '#integrations/mailer.ts'
import { NOT_PUBLIC } from '#integrations/outside.ts'
import { GONE, type Pusher } from '#integrations/pusher.ts'
import type { Seal } from '#integrations/seal.ts'
import type { Texter } from '#integrations/texter.ts'
import { DONE, JobError, type JobHandler, KILLED } from '#jobs/handler.ts'
import { addressKey } from '#lib/addresses.ts'
import {
  mayGoFrom,
  noteFailedAddress,
  type OfHigherParts,
} from '#messaging/preferences/preferences.ts'
import { stopToken } from '#messaging/preferences/stop-links.ts'
import { forgetBrowser, targetOf } from '#messaging/push/push.ts'
import type { MessageJob } from './outbox.rules.ts'
import { findMessage, markFailed, markSent } from './outbox.store.ts'

export type OutboxDependencies = {
  store: Store
  clock: Clock
  mailer: Mailer
  /** For mails that many people get at once */
  bulkMailer: Mailer
  /** Undefined if text messages can't be sent */
  texter: Texter | undefined
  pusher: Pusher
  /** Whether a sent or failed message keeps its text, for the mailbox page of local mode */
  keepText: boolean
  seal: Seal
  /** The address that links begin with */
  publicUrl: string
} & OfHigherParts

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Sends the messages of the outbox, mails and text messages in parallel. Product 4, outbox. */
export function outboxJobs(dependencies: OutboxDependencies): Record<MessageJob, JobHandler> {
  const { store, clock, mailer, bulkMailer, texter, pusher, keepText, seal } = dependencies
  const { publicUrl } = dependencies

  async function send(row: OutboxTable, signal: AbortSignal, by: Mailer): Promise<void> {
    const { _id: id, channel, recipient: to, subject, text, html, createdDate, expires } = row
    if (channel === 'mail') {
      const stopUrl = stopUrlOf(row)
      return by.send({ id, to, subject, text, html, createdDate, stopUrl }, signal)
    }
    if (channel === 'push') {
      const target = await targetOf({ store, seal, clock }, to)
      if (target === undefined) throw new DeliveryError(GONE, { permanent: true })
      const left = expires === null ? HOUR : expires - clock.now()
      return pusher.send({ target, payload: text, ttlSeconds: Math.ceil(left / SECOND) }, signal)
    }
    if (texter === undefined) throw new DeliveryError('NO SENDER', { permanent: true })
    const left = expires === null ? undefined : expires - clock.now()
    const validForSeconds = left === undefined ? undefined : Math.floor(left / 1000)
    return texter.send({ to, text, validForSeconds }, signal)
  }

  /** The address where mail programs stop a kind with one click (RFC 8058). */
  function stopUrlOf({ occasion, user, kind }: OutboxTable): string | undefined {
    if (occasion === null || user === null || kind === null) return undefined
    return `${publicUrl}/messages/stop/${stopToken(seal, user, kind)}`
  }

  /**
   * Why a message is no longer sent: its time is over, it doesn't hold any more, or the person
   * doesn't want it any more. A number: it waits until then.
   */
  async function tooLate({ expires, occasion, user, kind, channel, ...row }: OutboxTable) {
    const now = clock.now()
    if (expires !== null && expires <= now) return 'EXPIRED'
    if (occasion === null || user === null || kind === null) return undefined
    if (channel !== 'mail' && channel !== 'push') return undefined
    const planned = { ...row, occasion, user, kind, channel }
    const from = await mayGoFrom(store.read, planned, now, dependencies)
    if (typeof from === 'string') return from
    if (from <= now) return undefined
    return expires !== null && expires <= from ? 'EXPIRED' : from
  }

  const sending = (by: Mailer): JobHandler => ({
    run: async (_id, signal) => {
      const row = await findMessage(store.read, _id)
      if (row === undefined || row.sentDate !== null) return DONE
      const late = await tooLate(row)
      if (typeof late === 'number') return { again: late }
      if (late !== undefined && row.occasion !== null) {
        return { write: (trx) => markFailed(trx, _id, late, keepText) }
      }
      try {
        if (late !== undefined) throw new DeliveryError(late, { permanent: true })
        await send(row, signal, by)
      } catch (cause) {
        const known = cause instanceof DeliveryError ? cause : new DeliveryError('UNEXPECTED')
        const { reason, said, permanent } = known
        throw new JobError(reason, { said, permanent, cause, until: row.expires })
      }
      return { write: (trx) => markSent(trx, _id, clock.now(), keepText) }
    },
    failed: async (trx, _id, { reason, said, permanent }, isOver) => {
      // A killed server says nothing about the address.
      if (permanent && reason !== KILLED) await noteAddress(trx, _id, reason)
      const lastError = said === '' ? reason : `${reason}: ${said}`
      return markFailed(trx, _id, lastError, keepText || !isOver)
    },
    together: 4,
    attemptMs: MINUTE,
    leaseMs: 5 * MINUTE,
    waits: [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR, 16 * HOUR],
    givesUp: true,
  })
  const handler = sending(mailer)
  const bulkMail = { ...sending(bulkMailer), together: 2, batch: 10 }
  return { mail: handler, bulkMail, push: handler, sms: handler }
}

/** A chosen message met an address that is gone: the person gets no more of them there. */
async function noteAddress(trx: Db, _id: string, reason: string): Promise<void> {
  const row = await findMessage(trx, _id)
  if (row?.occasion == null || row.user === null) return
  if (row.channel === 'push') {
    if (reason === GONE || reason === NOT_PUBLIC) await forgetBrowser(trx, row.recipient)
    return
  }
  await noteFailedAddress(trx, row.user, addressKey(row.recipient))
}
