import { createHmac } from 'node:crypto'
import type { CompanyChannelTable } from '#db/tables.channels.ts'
import type { Services } from '#graphql/context.ts'
import { retryAfterMs } from '#integrations/airtable.ts'
import type { DeliveryError } from '#integrations/delivery.ts'
import { DONE, JobError, type JobHandler } from '#jobs/handler.ts'
import { isRefusal, wordsOf } from './channels.rules.ts'
import { findUnsent, markSent, noteFailure, noteSuccess } from './channels.store.ts'
import { bodyFor, type ChannelEvent } from './formats.rules.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const LONGEST_WAIT_MS = 2 * HOUR

type Sending = Pick<Services, 'outside' | 'seal' | 'clock'>
type Message = { _id: string; event: ChannelEvent; createdDate: number }

/** The headers of Standard Webhooks, by which a receiver knows the sender and drops a copy. */
function signed(secret: string, _id: string, now: number, body: string) {
  const seconds = Math.floor(now / SECOND)
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${_id}.${seconds}.${body}`).digest('base64')
  return {
    'webhook-id': _id,
    'webhook-timestamp': `${seconds}`,
    'webhook-signature': `v1,${signature}`,
  }
}

/** Sends a message to a channel. Throws a DeliveryError unless the channel accepts it. */
export async function deliver(
  { outside, seal, clock }: Sending,
  channel: CompanyChannelTable,
  { _id, event, createdDate }: Message,
  signal?: AbortSignal,
): Promise<void> {
  const { kind, sealedUrl, sealedSecret } = channel
  const body = bodyFor(kind, event, createdDate)
  const secret = sealedSecret === null ? undefined : seal.open('channel', channel._id, sealedSecret)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'goodwork',
    ...(secret === undefined ? {} : signed(secret, _id, clock.now(), body)),
  }
  const url = seal.open('channel', channel._id, sealedUrl)
  const reply = await outside.post(url, { headers, body, ...(signal && { signal }) })
  const { status, retryAfter, text } = reply
  if (status >= 200 && status < 300) return
  throw new JobError(`HTTP ${status}`, {
    said: wordsOf(text),
    permanent: isRefusal(status),
    waitMs: Math.min(retryAfterMs(retryAfter) ?? 0, LONGEST_WAIT_MS),
  })
}

/** The error as the page of channels shows it. */
export const errorOf = ({ reason, said }: DeliveryError): string =>
  said === '' ? reason : `${reason}: ${said}`

/** Sends a message of the table `channelMessage`, at least once, always under the same id. */
export const channelHandler = (services: Sending & Pick<Services, 'store'>): JobHandler => ({
  run: async (_id, signal) => {
    const { store, clock } = services
    const found = await findUnsent(store, _id)
    if (found === undefined) return DONE
    const { channel, message } = found
    const event = { type: message.event, data: JSON.parse(message.body) } as ChannelEvent
    await deliver(services, channel, { ...message, event }, signal)
    return {
      write: async (trx) => {
        await markSent(trx, _id, clock.now())
        await noteSuccess(trx, channel._id, clock.now())
      },
    }
  },
  failed: (trx, _id, error) =>
    noteFailure(trx, _id, { reason: error.reason, lastError: errorOf(error) }),
  together: 8,
  attemptMs: 30 * SECOND,
  leaseMs: 2 * MINUTE,
  waits: [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR],
  givesUp: true,
})
