import { sql } from 'kysely'
import type { Db } from '#db/store.ts'
import type { ChatMessageTable } from '#db/tables.assistant.ts'
import type { Page } from '#entity/entity.types.ts'

/** A page of a person's chats, newest first: the first message of each and the date of the last. */
export async function listChats(db: Db, user: string, { first, after }: Page) {
  const newest = sql<number>`max("createdDate")`
  const last = db
    .selectFrom('chatMessage')
    .where('user', '=', user)
    .where('chat', '=', after ?? '')
    .groupBy('chat')
    .select([newest.as('date'), 'chat'])
  const chats = db
    .selectFrom('chatMessage')
    .where('user', '=', user)
    .groupBy('chat')
    .select((eb) => [
      'chat',
      eb.fn.min('_id').as('first'),
      eb.fn.max('createdDate').as('updatedDate'),
    ])
    .$if(after !== null, (query) => query.having(sql<boolean>`(${newest}, "chat") < (${last})`))
    .orderBy('updatedDate', 'desc')
    .orderBy('chat', 'desc')
    // The limit is inside this query, so that only the first messages of these chats are read.
    .limit(first)
    .as('chats')
  return db
    .selectFrom(chats)
    .innerJoin('chatMessage', 'chatMessage._id', 'chats.first')
    .select(['chats.chat', 'chats.updatedDate', 'chatMessage.content'])
    .orderBy('chats.updatedDate', 'desc')
    .orderBy('chats.chat', 'desc')
    .execute()
}

/** The number of messages of a person, in all chats and in one of them. */
export async function countMessages(db: Db, user: string, chat: string) {
  const counted = await db
    .selectFrom('chatMessage')
    .select((eb) => [
      eb.fn.countAll().as('all'),
      eb.fn.count(eb.case().when('chat', '=', chat).then(1).end()).as('here'),
    ])
    .where('user', '=', user)
    .executeTakeFirstOrThrow()
  return { all: Number(counted.all), here: Number(counted.here) }
}

/** The newest message of a chat of a person. */
export const findLastMessage = (db: Db, user: string, chat: string) =>
  db
    .selectFrom('chatMessage')
    .select('content')
    .where('user', '=', user)
    .where('chat', '=', chat)
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The messages of a chat of a person, the oldest first. */
export const listMessages = (db: Db, user: string, chat: string) =>
  db
    .selectFrom('chatMessage')
    .select(['_id', 'content', 'createdDate'])
    .where('user', '=', user)
    .where('chat', '=', chat)
    .orderBy('_id')
    .execute()

export async function insertMessage(trx: Db, message: ChatMessageTable): Promise<void> {
  await trx.insertInto('chatMessage').values(message).execute()
}

/** Deletes a chat of a person. Answers the number of deleted messages. */
export async function deleteChat(trx: Db, user: string, chat: string): Promise<number> {
  const chosen = trx.deleteFrom('chatMessage').where('user', '=', user).where('chat', '=', chat)
  return Number((await chosen.executeTakeFirst()).numDeletedRows)
}

/** Deletes messages that are older than an instant. Answers their number. */
export async function deleteOldMessages(trx: Db, before: number): Promise<number> {
  const old = trx.deleteFrom('chatMessage').where('createdDate', '<', before)
  return Number((await old.executeTakeFirst()).numDeletedRows)
}
