import { countForPerson, isWithinLimit } from '#accounts/core/person-limit.ts'
import { me } from '#accounts/people/people.ts'
import { lockCounted } from '#db/locks.ts'
import type { Db, Store } from '#db/store.ts'
import { type Paging, pageOf } from '#entity/crud.ts'
import type { SignedIn } from '#graphql/context.ts'
import type { Library } from '#learning/library/library.ts'
import { AppError, badInput, notFound } from '#lib/errors.ts'
import { makePace } from '#lib/pace.ts'
import { storable } from '#lib/storable.ts'
import { dayIn, zoneOr } from '#lib/weeks.ts'
import { withHelpLine } from './answering/answer.ts'
import type { Answer } from './answering/answer.types.ts'
import { countryOf } from './answering/help-lines.ts'
import { type Reading, readMessage } from './answering/understanding/reading.rules.ts'
import {
  countMessages,
  deleteChat,
  deleteOldMessages,
  findLastMessage,
  insertMessage,
  listChats,
  listMessages,
} from './assistant.store.ts'
import { answerWithMemory } from './memory/answer-with-memory.ts'
import { askModelFor } from './model/ask-model.ts'

const HOUR_MS = 3_600_000
const KEPT_MS = 30 * 24 * HOUR_MS
/** The most characters of a message. */
export const MOST_TEXT = 2000
const MOST_TITLE = 80
const PER_HOUR = 20
/** The most messages on safety topics that are stored in an hour; all of them are answered. */
const SAFETY_PER_HOUR = 100
/** The wait before each further answer to a safety topic in the same hour. */
const SAFETY_REST_MS = 250
const pace = makePace({ atOnce: 1 })
/** The chat id of a first message that is not stored; the next message starts a chat. */
const UNKEPT = 'unkept'
const MOST_IN_CHAT = 200
const MOST_MESSAGES = 2000
/** The number of chats on a page. */
export const MOST_LISTED = 25

/** A message of a person with Mira's answer. */
export type Message = Answer & { _id: string; chatId: string; text: string; createdDate: number }
export type ChatSummary = { _id: string; title: string; updatedDate: number }
export type Chat = { _id: string; messages: Message[] }

type SentMessage = { chatId?: string | null | undefined; text: string }

/**
 * chatSend: answers a message and stores both, in a new chat unless one is named. Refuses an empty
 * or a long text with BAD_USER_INPUT, more than 20 an hour with TOO_MANY_REQUESTS, and with
 * LIMIT_REACHED if the chat or the person has too many messages. Help for a person in danger is
 * never refused. Product 4, Mira.
 */
export async function sendMessage(
  context: SignedIn,
  library: Library,
  { chatId: asked, text: given }: SentMessage,
): Promise<Message> {
  const { clock } = context
  const text = readText(given)
  const chat = asked === UNKEPT ? null : (asked ?? null)
  const before = chat === null ? undefined : await lastMessage(context, storable(chat))
  const reading = readMessage(text, before)
  const { chatId, isKept } = await begin(context, reading, chat)
  const person = await me(context)
  const country = countryOf(library.content(), person)
  const today = dayIn(clock.now(), zoneOr(person.timeZone))
  const asking = { context, library, country, today, before, askModel: askModelFor(context) }
  const answer = withHelpLine(await answerWithMemory(reading, asking), reading, asking)
  const _id = context.ids.id()
  const facts = { _id, chatId: chatId ?? (isKept ? _id : UNKEPT), text, createdDate: clock.now() }
  const message = { ...answer, ...facts }
  return isKept ? keep(context, message) : message
}

/** The chat to continue (null for a new one), and whether to store. Refuses as `sendMessage`. */
async function begin(context: SignedIn, { danger }: Reading, chatId: string | null) {
  const room = await roomIn(context.store.read, context.viewer.userId, chatId)
  // No limit refuses a person in danger.
  if (danger !== undefined) {
    const limit = { what: 'chatSafety', most: SAFETY_PER_HOUR, windowMs: HOUR_MS } as const
    const isKept = await isWithinLimit(context, limit)
    if (!isKept) {
      await pace(context.viewer.userId, async (rest) => rest(SAFETY_REST_MS))
    }
    return { chatId: room.isThere ? chatId : null, isKept: isKept && room.refusal === undefined }
  }
  if (chatId !== null && !room.isThere) throw notFound('chat')
  if (room.refusal !== undefined) throw new AppError('LIMIT_REACHED', room.refusal)
  await countMessage(context)
  return { chatId, isKept: true }
}

/** Whether the person has this chat, and the refusal if a limit forbids another message. */
async function roomIn(db: Db, user: string, chat: string | null) {
  const { all, here } = await countMessages(db, user, storable(chat ?? ''))
  const isThere = here > 0
  if (all >= MOST_MESSAGES) {
    const most = MOST_MESSAGES.toLocaleString('en')
    return { isThere, refusal: `Mira can keep ${most} of your messages. Delete a chat first.` }
  }
  const isFull = here >= MOST_IN_CHAT
  const full = `This chat has ${MOST_IN_CHAT} messages. Copy your text and start a new chat.`
  return { isThere, refusal: isFull ? full : undefined }
}

const countMessage = (context: SignedIn) =>
  countForPerson(context, {
    what: 'chat',
    most: PER_HOUR,
    windowMs: HOUR_MS,
    message: `You can send ${PER_HOUR} messages an hour. Try again later.`,
  })

/**
 * Stores a message with its answer, sealed for the person, unless they deleted or filled the chat
 * meanwhile.
 */
async function keep({ store, viewer, seal }: SignedIn, message: Message): Promise<Message> {
  const { _id, chatId: chat, createdDate, ...rest } = message
  const user = viewer.userId
  const content = seal.seal('chat', user, JSON.stringify(rest))
  await store.write(async (trx) => {
    await lockCounted(trx, user)
    const room = await roomIn(trx, user, chat)
    if (room.refusal !== undefined || (chat !== _id && !room.isThere)) return
    await insertMessage(trx, { _id, user, chat, content, createdDate })
  })
  return message
}

function readText(given: string): string {
  const text = storable(given).trim()
  if (text === '') throw badInput('Write a message first.', 'text')
  if (text.length > MOST_TEXT) {
    throw badInput(`A message can have ${MOST_TEXT} characters. Yours has ${text.length}.`, 'text')
  }
  return text
}

async function lastMessage(context: SignedIn, chat: string) {
  const last = await findLastMessage(context.store.read, context.viewer.userId, chat)
  return last && opened(context, last.content)
}

const opened = ({ seal, viewer }: SignedIn, content: string): Answer & { text: string } =>
  JSON.parse(seal.open('chat', viewer.userId, content))

/** chatGetMany: own chats in pages, newest first, each with its first message as title. */
export async function chats(context: SignedIn, asked: Paging): Promise<ChatSummary[]> {
  const page = pageOf(asked, MOST_LISTED)
  const rows = await listChats(context.store.read, context.viewer.userId, page)
  return rows.map(({ chat, content, updatedDate }) => ({
    _id: chat,
    title: titleOf(opened(context, content).text),
    updatedDate: Number(updatedDate),
  }))
}

const titleOf = (text: string) =>
  text.length <= MOST_TITLE ? text : `${text.slice(0, MOST_TITLE - 1)}…`

/** chatGet: an own chat, the oldest message first. */
export async function chat(context: SignedIn, _id: string): Promise<Chat> {
  const rows = await listMessages(context.store.read, context.viewer.userId, _id)
  if (rows.length === 0) throw notFound('chat')
  const messages = rows.map((row) => ({
    ...opened(context, row.content),
    _id: row._id,
    chatId: _id,
    createdDate: row.createdDate,
  }))
  return { _id, messages }
}

/** chatDelete: deletes an own chat for good. */
export async function removeChat({ store, viewer }: SignedIn, _id: string): Promise<string> {
  const messages = await store.write((trx) => deleteChat(trx, viewer.userId, _id))
  if (messages === 0) throw notFound('chat')
  return _id
}

/** Deletes messages that are older than 30 days; runs once a day. Answers their number. */
export const purge = (store: Store, now: number): Promise<number> =>
  store.write((trx) => deleteOldMessages(trx, now - KEPT_MS))
