import type { Db } from '#db/store.ts'
import type { MemberImportMentionTable } from '#db/tables.imports.ts'
import { makeTurns } from '#lib/turns.ts'
import { columnsOf, deleteRows, type Found, listNaming, putTexts } from './about.store.ts'
import { deleteMentions, insertMentions, mentionsOf } from './mentions.store.ts'
import { withoutPerson } from './named.rules.ts'

type Person = { _id: string; keys: readonly string[] }

/**
 * Takes a person out of the rows of all files in whose cells an address of theirs stands: their own
 * rows go, those of others stay without it. Who only reads is served meanwhile, whatever a file says.
 */
export async function forgetMentions(trx: Db, { _id, keys }: Person): Promise<void> {
  const turns = makeTurns()
  for await (const rows of listNaming(trx, keys, { held: true })) {
    const gone: Found[] = []
    const left: Found[] = []
    const mentions: MemberImportMentionTable[] = []
    for (const row of rows) {
      if (turns.isOver()) await turns.give()
      const isTheirs = row.person === _id || (row.emailKey !== null && keys.includes(row.emailKey))
      const kept = isTheirs ? undefined : withoutPerson(row, columnsOf(row), keys)
      if (kept === undefined) gone.push(row)
      else if (kept !== row) {
        left.push(kept)
        mentions.push(...mentionsOf(kept))
      }
    }
    await deleteMentions(trx, [...gone, ...left])
    await deleteRows(trx, gone)
    await putTexts(trx, left)
    await insertMentions(trx, mentions)
  }
}
