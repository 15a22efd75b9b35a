import type { Db } from '#db/store.ts'
import type { ChatMemoryTable } from '#db/tables.assistant.ts'

/** The state of a person's memory: off, on or paused. Undefined if there is no such person. */
export async function findState(db: Db, user: string): Promise<string | undefined> {
  const person = db.selectFrom('user').select('memoryState').where('_id', '=', user)
  return (await person.executeTakeFirst())?.memoryState
}

export async function recordState(trx: Db, user: string, memoryState: string): Promise<void> {
  await trx.updateTable('user').set({ memoryState }).where('_id', '=', user).execute()
}

/** A person's lines, the newest first. */
export const listLines = (db: Db, user: string) =>
  db
    .selectFrom('chatMemory')
    .select(['_id', 'content', 'createdDate'])
    .where('user', '=', user)
    .orderBy('_id', 'desc')
    .execute()

export async function insertLine(trx: Db, line: ChatMemoryTable): Promise<void> {
  await trx.insertInto('chatMemory').values(line).execute()
}

/** Changes a line of a person. False if there is no such line. */
export async function updateLine(
  trx: Db,
  { _id, user, content }: Pick<ChatMemoryTable, '_id' | 'user' | 'content'>,
): Promise<boolean> {
  const line = trx.updateTable('chatMemory').set({ content })
  const { numUpdatedRows } = await line
    .where('_id', '=', _id)
    .where('user', '=', user)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes one line of a person, or all. Answers the number of deleted lines. */
export async function deleteLines(trx: Db, user: string, _id?: string): Promise<number> {
  const all = trx.deleteFrom('chatMemory').where('user', '=', user)
  const chosen = _id === undefined ? all : all.where('_id', '=', _id)
  return Number((await chosen.executeTakeFirst()).numDeletedRows)
}
