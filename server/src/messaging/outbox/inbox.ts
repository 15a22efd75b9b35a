import type { OutboxTable } from '#db/tables.messages.ts'
import type { SignedIn } from '#graphql/context.ts'
import { storable } from '#lib/storable.ts'
import { countUnread, listOf, markRead, type SentRow } from './inbox.store.ts'

/** The most messages that the inbox and the list of sent ones show; older than 30 days are deleted. */
const MOST_SHOWN = 100

export type InboxMessage = Pick<
  OutboxTable,
  '_id' | 'kind' | 'subject' | 'path' | 'createdDate' | 'readDate'
>

/** The person's messages in the app, newest first, and how many are unread. */
export type Inbox = { unread: number; messages(): Promise<InboxMessage[]> }

/** inboxGet: one's own messages. */
export async function inbox({ store, viewer }: SignedIn): Promise<Inbox> {
  return {
    unread: await countUnread(store.read, viewer.userId),
    messages: () => listOf(store.read, viewer.userId, ['app'], MOST_SHOWN),
  }
}

/** inboxRead: marks one's own messages as read: those with these ids, or all. */
export const readInbox = ({ store, viewer, clock }: SignedIn, ids?: readonly string[] | null) =>
  store.write((trx) => markRead(trx, viewer.userId, clock.now(), ids?.map(storable)))

/** How far a message came: `expired`: its time was over, or it no longer held; `stopped`: the person stopped its kind. */
export const SENT_STATES = ['waiting', 'sent', 'stopped', 'expired', 'failed'] as const

/** A message that left the app, or was about to. */
export type SentMessage = Pick<
  OutboxTable,
  '_id' | 'kind' | 'channel' | 'subject' | 'createdDate'
> & {
  sentDate: number | null
  state: (typeof SENT_STATES)[number]
}

/** messageSentGetMany: the messages of the last 30 days to oneself that left the app. */
export async function sentMessages({ store, viewer }: SignedIn): Promise<SentMessage[]> {
  const rows = await listOf(store.read, viewer.userId, ['mail', 'push', 'sms'], MOST_SHOWN)
  return rows.map((row) => ({ ...row, state: stateOf(row) }))
}

function stateOf({ sentDate, lastError, isWaiting }: SentRow): SentMessage['state'] {
  if (sentDate !== null) return 'sent'
  if (isWaiting) return 'waiting'
  if (lastError === 'STOPPED') return 'stopped'
  return lastError === 'EXPIRED' ? 'expired' : 'failed'
}
