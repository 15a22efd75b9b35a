import type { Db, Store } from '#db/store.ts'
import type { OutboxTable } from '#db/tables.messages.ts'
import type { Services } from '#graphql/context.ts'
import { isPlainAddress } from '#integrations/mailer.ts'
import { isPhoneNumber } from '#integrations/texter.ts'
import { jobCounts } from '#jobs/jobs.ts'
import { mailKey } from '#lib/addresses.ts'
import { composeMail, composePush, composeSms, type Reader } from '#messaging/mails/compose.ts'
import type { Mail, Sms } from '#messaging/mails/mail.ts'
import type { MessageKind } from '#messaging/preferences/preferences.rules.ts'
import type { Reachable } from '#messaging/preferences/preferences.ts'
import { stopToken } from '#messaging/preferences/stop-links.ts'
import { browsersOf } from '#messaging/push/push.ts'
import { MESSAGE_JOBS } from './outbox.rules.ts'
import {
  countLeaving,
  findMessage,
  findReader,
  insertMessages,
  insertNotices,
  listMessages,
  purgeMessages,
} from './outbox.store.ts'

export type { Mail, Sms } from '#messaging/mails/mail.ts'

type QueueServices = Pick<Services, 'clock' | 'ids' | 'config' | 'jobs'>

/**
 * A message of a kind that people choose. `occasion` is its reason, such as a day: it comes once for
 * a person, a kind and an occasion, however often it is planned. `path`: the page that it opens.
 */
export type Notice = {
  kind: MessageKind
  occasion: string
  mail: Mail
  path: string
  /** The ids of the goals and reminders that it speaks of: it leaves only while they hold */
  about?: readonly string[]
  /** Another person whose name it has */
  sender?: string
  /** It leaves the app from this moment on, by default at once; null: not at all */
  sendAfter?: number | null
}

/** The recipient of a mail; `user` is the id of the person it is about, if any. */
export type Recipient = Reader & { email: string; user: string | null }

/** `phone` in E.164. */
export type PhoneRecipient = Reader & { phone: string; user: string | null }

/**
 * Queues a mail to the stored address of a user, in the transaction that causes it. Does nothing
 * without such a user. Product 4, outbox.
 */
export async function queueMailTo(
  trx: Db,
  made: QueueServices,
  user: string,
  mail: Mail,
  sendAfter = 0,
): Promise<void> {
  const reader = await findReader(trx, user)
  if (reader !== undefined) await queueMail(trx, made, reader, mail, sendAfter)
}

/**
 * The same as queueMailTo, to another address that the caller has checked. Throws unless it is
 * exactly one address. The mail is not sent before `sendAfter`.
 */
export const queueMail = (
  trx: Db,
  made: QueueServices,
  recipient: Recipient,
  mail: Mail,
  sendAfter = 0,
): Promise<void> => queueMails(trx, made, [{ recipient, mail, sendAfter }])

/** A mail that is not sent before `sendAfter` (milliseconds). */
export type Letter = { recipient: Recipient; mail: Mail; sendAfter: number }

/** The same as `queueMail`, for 1 to 1,000 mails in one statement. */
export async function queueMails(
  trx: Db,
  made: QueueServices,
  letters: readonly Letter[],
): Promise<void> {
  const setting = settingOf(made)
  const rows = letters.map(({ recipient, mail }) => {
    const words = composeMail(mail, recipient, setting)
    const row = { ...words, ...about(mail), channel: 'mail' as const }
    return rowOf(made, row, recipient.email, recipient.user)
  })
  await insertMessages(trx, rows)
  const jobs = rows.map(({ _id }, at) => {
    const { sendAfter = 0 } = letters[at] ?? {}
    // Bulk mails have a separate queue, so that links for signing in don't wait for them.
    if (sendAfter > setting.now) return { kind: 'bulkMail', key: _id, runAt: sendAfter }
    return { kind: 'mail', key: _id, runAt: setting.now }
  })
  await made.jobs.enqueue(trx, ...jobs)
}

/**
 * Writes a notice for each person into their inbox, and for the channels that they chose, in one
 * transaction with its cause. A second notice for the same occasion changes nothing. Answers the new
 * messages of the inbox.
 */
export async function notify(
  trx: Db,
  made: NotifyServices,
  notices: readonly Addressed[],
): Promise<OutboxTable[]> {
  const found: OutboxTable[] = []
  for (let from = 0; from < notices.length; from += AT_ONCE) {
    found.push(...(await notifySome(trx, made, notices.slice(from, from + AT_ONCE))))
  }
  return found
}

type NotifyServices = QueueServices & Pick<Services, 'seal'>
type Addressed = { to: Reachable; notice: Notice }

/** Databases limit the values of a statement, and one person can have a thousand plans in a day. */
const AT_ONCE = 100
/** How many messages of a kind leave the app for a person on a day (UTC): product 4, messages */
const MOST_A_DAY = 10
const DAY_MS = 24 * 3_600_000

async function notifySome(trx: Db, made: NotifyServices, notices: readonly Addressed[]) {
  const wanting = notices.filter(({ to, notice }) => to.choices[notice.kind].push)
  const ids = wanting.map(({ to }) => to.person._id)
  const browsers = await browsersOf(trx, ids)
  const now = made.clock.now()
  const people = notices.map(({ to }) => to.person._id)
  const left = await countLeaving(trx, people, now - (now % DAY_MS))
  const planned = notices.map(({ to, notice }) => {
    const { inApp, leaving } = noticeRows(made, to, notice, browsers.get(to.person._id) ?? [])
    return { inApp, leaving, runAt: notice.sendAfter ?? now }
  })
  const inbox = planned.map(({ inApp }) => inApp)
  const stored = new Set(await insertNotices(trx, inbox))
  // A new browser or address gets no second message.
  const isNew = planned.filter(({ inApp }) => stored.has(inApp._id))
  const rows = isNew.flatMap(({ inApp, leaving, runAt }) => {
    const key = `${inApp.user} ${inApp.kind}`
    const count = left.get(key) ?? 0
    if (leaving.length === 0 || count >= MOST_A_DAY) return []
    left.set(key, count + 1)
    return leaving.map((row) => ({ row, runAt }))
  })
  await insertNotices(
    trx,
    rows.map(({ row }) => row),
  )
  const jobs = rows.map(({ row, runAt }) => {
    return { kind: row.channel === 'push' ? 'push' : 'bulkMail', key: row._id, runAt }
  })
  if (jobs.length > 0) await made.jobs.enqueue(trx, ...jobs)
  return isNew.map(({ inApp }) => inApp)
}

function noticeRows(
  made: NotifyServices,
  { person, choices }: Reachable,
  { kind, occasion, mail, path, about, sender, sendAfter }: Notice,
  browsers: readonly string[],
): { inApp: OutboxTable; leaving: OutboxTable[] } {
  const user = person._id
  const chosen = { kind, token: stopToken(made.seal, user, kind) }
  const words = composeMail(mail, person, settingOf(made), chosen)
  const expires = 'until' in mail ? mail.until : null
  const now = made.clock.now()
  const common = {
    ...{ kind, user, occasion, path, subject: words.subject, expires, html: null, lastError: null },
    ...{ createdDate: now, readDate: null, recipient: '', recipientKey: '' },
    ...{ about: about ? JSON.stringify(about) : null, sender: sender ?? null },
  }
  const inApp: OutboxTable = {
    ...{ ...common, _id: made.ids.id(), channel: 'app', text: '', expires: null, sentDate: now },
  }
  if (sendAfter === null) return { inApp, leaving: [] }
  const payload = composePush(kind, path, person, settingOf(made))
  const pushes = (choices[kind].push ? browsers : []).map(
    (recipient): OutboxTable => ({
      ...{
        ...common,
        _id: made.ids.id(),
        channel: 'push',
        recipient,
        text: payload,
        sentDate: null,
      },
    }),
  )
  if (!choices[kind].mail) return { inApp, leaving: pushes }
  const { text, html } = words
  const to = { recipient: person.email, recipientKey: mailKey(person.email) }
  const byMail: OutboxTable = {
    ...{ ...common, ...to, _id: made.ids.id(), channel: 'mail', text, html, sentDate: null },
  }
  return { inApp, leaving: [byMail, ...pushes] }
}

/** Writes a text message into the outbox, in the transaction that causes it. */
export async function queueSms(
  trx: Db,
  made: QueueServices,
  recipient: PhoneRecipient,
  sms: Sms,
): Promise<void> {
  const text = composeSms(sms, recipient, settingOf(made))
  const row = { subject: '', text, html: null, channel: 'sms' as const, ...about(sms) }
  const message = rowOf(made, row, recipient.phone, recipient.user)
  await insertMessages(trx, [message])
  await made.jobs.enqueue(trx, { kind: 'sms', key: message._id })
}

type Words = Pick<OutboxTable, 'channel' | 'kind' | 'subject' | 'text' | 'html' | 'expires'>

const about = (message: Mail | Sms) => ({
  kind: message.kind,
  expires: 'until' in message ? message.until : null,
})

const settingOf = ({ config: { productName, publicUrl }, clock }: QueueServices) => ({
  productName,
  publicUrl,
  now: clock.now(),
})

const NOTICE_ONLY = {
  ...{ occasion: null, about: null, sender: null, path: null, readDate: null },
} as const

function rowOf(
  { clock, ids }: QueueServices,
  words: Words,
  recipient: string,
  user: string | null,
): OutboxTable {
  const isOne = words.channel === 'mail' ? isPlainAddress : isPhoneNumber
  if (!isOne(recipient)) {
    throw new Error(
      `The recipient of a message of the kind ${words.kind} is no ${words.channel} address`,
    )
  }
  const row = { createdDate: clock.now(), sentDate: null, lastError: null, ...NOTICE_ONLY }
  const to = { user, recipient, recipientKey: mailKey(recipient) }
  return { _id: ids.id(), ...to, ...words, ...row }
}

/** The number of waiting messages, and of messages given up in the last 30 days. */
export const messageCounts = (store: Store) => jobCounts(store.read, ...MESSAGE_JOBS)

/** Deletes messages that were sent or given up a month ago; run once a day. */
export const purge = (store: Store, now: number): Promise<void> =>
  store.write((trx) => purgeMessages(trx, now - KEPT_MS))

const KEPT_MS = 30 * 24 * 3_600_000
const MOST_SHOWN = 100

/** The newest messages, for the mailbox page of local mode. */
export const latestMessages = (store: Store) => listMessages(store.read, MOST_SHOWN)

export type Message = Awaited<ReturnType<typeof latestMessages>>[number]

export const messageOf = (store: Store, _id: string) => findMessage(store.read, _id)
