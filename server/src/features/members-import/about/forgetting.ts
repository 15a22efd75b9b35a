import type { Db } from '#db/store.ts'
import type { ImportColumn } from '../columns.rules.ts'
import { deleteRows, listNaming, type Place, putTexts } from './about.store.ts'
import { withoutPerson } from './named.rules.ts'

const AT_ONCE = 2000

type Person = { _id: string; keys: readonly string[] }

/**
 * Takes a person out of the rows of all files that are not theirs by the address that was read, or by
 * who they are: of those that nobody could read, and of those of others. Nobody else's row goes.
 */
export async function forgetMentions(trx: Db, { _id, keys }: Person): Promise<void> {
  for (let after: Place | null = null; keys.length > 0; ) {
    const rows: Awaited<ReturnType<typeof listNaming>> = await listNaming(trx, keys, {
      ...{ after, most: AT_ONCE, held: true },
    })
    const others = rows.filter(
      ({ emailKey, person }) => person !== _id && !(emailKey !== null && keys.includes(emailKey)),
    )
    const left = others.map((row) =>
      withoutPerson(row, JSON.parse(row.columns) as ImportColumn[], keys),
    )
    await deleteRows(
      trx,
      others.filter((_, at) => left[at] === undefined),
    )
    await putTexts(
      trx,
      left.flatMap((row, at) => (row === undefined || row === others[at] ? [] : [row])),
    )
    if (rows.length < AT_ONCE) return
    after = rows.at(-1) ?? null
  }
}
