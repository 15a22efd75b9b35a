import { addIndexes, bigint, type Db, key, table, text } from './columns.ts'

/** Messages to Mira, and her memory of people. */
export async function makeAssistant(db: Db): Promise<void> {
  await table(db, 'chatMessage', {
    _id: key,
    user: text,
    chat: text,
    content: text,
    createdDate: bigint,
  }).execute()
  await addIndexes(db, 'chatMessage', {
    chatMessage_user_chat: ['user', 'chat', '_id'],
    chatMessage_createdDate: ['createdDate'],
  })
  await table(db, 'chatMemory', {
    _id: key,
    user: text,
    content: text,
    createdDate: bigint,
  }).execute()
  await addIndexes(db, 'chatMemory', { chatMemory_user: ['user', '_id'] })
}
