import type { Db } from '#db/store.ts'
import type { ChatMessageTable } from '#db/tables.assistant.ts'

/** A person's chats, the one with the newest message first: its first message and when it went on. */
export async function listChats(db: Db, user: string) {
  const chats = db
    .selectFrom('chatMessage')
    .where('user', '=', user)
    .groupBy('chat')
    .select((eb) => [
      'chat',
      eb.fn.min('_id').as('first'),
      eb.fn.max('createdDate').as('updatedDate'),
      eb.fn.countAll<number | string>().as('messages'),
    ])
    .as('chats')
  return db
    .selectFrom(chats)
    .innerJoin('chatMessage', 'chatMessage._id', 'chats.first')
    .select(['chats.chat', 'chats.updatedDate', 'chats.messages', 'chatMessage.content'])
    .orderBy('chats.updatedDate', 'desc')
    .orderBy('chats.chat')
    .execute()
}

/** Whether a person has a chat. */
export async function hasChat(db: Db, user: string, chat: string): Promise<boolean> {
  const found = db.selectFrom('chatMessage').select('_id').where('user', '=', user)
  return (await found.where('chat', '=', chat).limit(1).executeTakeFirst()) !== undefined
}

/** The messages of one of a person's chats, the oldest first. */
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

/** Deletes one of a person's chats. Answers how many messages it had. */
export async function deleteChat(trx: Db, user: string, chat: string): Promise<number> {
  const chosen = trx.deleteFrom('chatMessage').where('user', '=', user).where('chat', '=', chat)
  return Number((await chosen.executeTakeFirst()).numDeletedRows)
}

/** Deletes messages from before an instant. Answers how many. */
export async function deleteOldMessages(trx: Db, before: number): Promise<number> {
  const old = trx.deleteFrom('chatMessage').where('createdDate', '<', before)
  return Number((await old.executeTakeFirst()).numDeletedRows)
}
