import type { Store } from '#db/store.ts'
import type { OutboxTable } from '#db/tables.identity.ts'
import type { Clock } from '#integrations/clock.ts'
import { DeliveryError } from '#integrations/delivery.ts'
import type { Mailer } from '#integrations/mailer.ts'
import type { Texter } from '#integrations/texter.ts'
import { DONE, JobError, type JobHandler } from '#jobs/handler.ts'
import type { MessageJob } from './outbox.rules.ts'
import { findMessage, markFailed, markSent } from './outbox.store.ts'

export type OutboxDependencies = {
  store: Store
  clock: Clock
  mailer: Mailer
  /** Undefined if text messages can't be sent */
  texter: Texter | undefined
  /** Whether a sent or failed message keeps its text, for the mailbox page of local mode */
  keepText: boolean
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Sends the messages of the outbox, mails and text messages in parallel. Product 4, outbox. */
export function outboxJobs(dependencies: OutboxDependencies): Record<MessageJob, JobHandler> {
  const { store, clock, mailer, texter, keepText } = dependencies

  async function send(row: OutboxTable, signal: AbortSignal): Promise<void> {
    const { _id: id, channel, recipient: to, subject, text, html, createdDate, expires } = row
    if (expires !== null && expires <= clock.now()) {
      throw new DeliveryError('EXPIRED', { permanent: true })
    }
    if (channel === 'mail') {
      return mailer.send({ id, to, subject, text, html, createdDate }, signal)
    }
    if (texter === undefined) throw new DeliveryError('NO SENDER', { permanent: true })
    const left = expires === null ? undefined : expires - clock.now()
    const validForSeconds = left === undefined ? undefined : Math.floor(left / 1000)
    return texter.send({ to, text, validForSeconds }, signal)
  }

  const handler: JobHandler = {
    run: async (_id, signal) => {
      const row = await findMessage(store.read, _id)
      if (row === undefined || row.sentDate !== null) return DONE
      try {
        await send(row, signal)
      } catch (cause) {
        const known = cause instanceof DeliveryError ? cause : new DeliveryError('UNEXPECTED')
        const { reason, said, permanent } = known
        throw new JobError(reason, { said, permanent, cause, until: row.expires })
      }
      return { write: (trx) => markSent(trx, _id, clock.now(), keepText) }
    },
    failed: (trx, _id, { reason, said }, isOver) => {
      const lastError = said === '' ? reason : `${reason}: ${said}`
      return markFailed(trx, _id, lastError, keepText || !isOver)
    },
    together: 4,
    attemptMs: MINUTE,
    leaseMs: 5 * MINUTE,
    waits: [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR],
    givesUp: true,
  }
  return { mail: handler, bulkMail: { ...handler, together: 2 }, sms: handler }
}
