import { prepared, slot } from '#db/prepared.ts'
import type { Db, Store } from '#db/store.ts'

/** Notes who changed an answer last. */
export async function stampChanger(trx: Db, _id: string, user: string): Promise<void> {
  await trx.updateTable('orgInfo').set({ updatedBy: user }).where('_id', '=', _id).execute()
}

/** The companies to which some answers belong, each once. */
export async function listCompaniesOf(trx: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const query = trx.selectFrom('orgInfo').select('company').distinct().where('_id', 'in', ids)
  return (await query.execute()).map(({ company }) => company)
}

const state = prepared<{ n: number; versions: number | null; newest: number | null }>((db) =>
  db
    .selectFrom('orgInfo')
    .select((eb) => [
      eb.fn.countAll<number>().as('n'),
      eb.fn.sum<number>('version').as('versions'),
      eb.fn.max('createdDate').as('newest'),
    ])
    .where('company', '=', slot<string>('company')),
)

/** A text that is another one after each change of a company's answers. */
export async function answersState(store: Store, company: string): Promise<string> {
  const [row] = await state(store, { company })
  return `${row?.n} ${row?.versions} ${row?.newest}`
}
