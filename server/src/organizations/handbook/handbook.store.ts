import { sql } from 'kysely'
import { prepared, slot } from '#db/prepared.ts'
import type { Db, Store } from '#db/store.ts'

type Place = { company: string; id: string }

/** The version of the last deleted answer to a question; 0 without one. */
export async function findDeleted(trx: Db, { company, id }: Place): Promise<number> {
  const row = await trx
    .selectFrom('orgInfoDeleted')
    .select('version')
    .where('company', '=', company)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.version ?? 0
}

/** Raises the version of an answer before its deletion, and returns it. */
export const endVersion = (trx: Db, _id: string) =>
  trx
    .updateTable('orgInfo')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('_id', '=', _id)
    .returning(['company', 'id', 'version'])
    .executeTakeFirst()

export async function recordDeleted(
  trx: Db,
  { version, ...place }: Place & { version: number },
): Promise<void> {
  await trx
    .insertInto('orgInfoDeleted')
    .values({ ...place, version })
    .onConflict((conflict) => conflict.columns(['company', 'id']).doUpdateSet({ version }))
    .execute()
}

/** Sets the version of a new answer, to continue the versions of deleted answers. */
export async function setVersion(trx: Db, _id: string, version: number): Promise<void> {
  await trx.updateTable('orgInfo').set({ version }).where('_id', '=', _id).execute()
}

export async function forgetDeleted(trx: Db, company: string): Promise<void> {
  await trx.deleteFrom('orgInfoDeleted').where('company', '=', company).execute()
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

/** A text that changes with each change of a company's answers. */
export async function answersState(store: Store, company: string): Promise<string> {
  const [row] = await state(store, { company })
  return `${row?.n} ${row?.versions} ${row?.newest}`
}

// The condition of the partial index. It includes the full-width and the small @ of East Asia.
const hasAddressSign = sql<boolean>`("contactPerson" like '%@%' or "contactPerson" like '%＠%'
  or "contactPerson" like '%﹫%')`

/** Contacts of all companies that look like an address. */
export const listContacts = (db: Db) =>
  db
    .selectFrom('orgInfo')
    .select(['_id', 'company', 'contactPerson'])
    .where(hasAddressSign)
    .orderBy('_id')
    .$narrowType<{ contactPerson: string }>()
    .execute()

/** The answers of a person’s company with a contact that looks like an address. */
export const listContactsOf = (db: Db, user: string) =>
  db
    .selectFrom('orgInfo')
    .selectAll()
    .where('company', '=', (eb) =>
      eb.selectFrom('user').select('user.company').where('user._id', '=', user).$castTo<string>(),
    )
    .where(hasAddressSign)
    .orderBy('_id')
    .execute()

/** Raises the version, so that a save of an older version can't restore the contact. */
export async function clearContact(trx: Db, _id: string): Promise<void> {
  await trx
    .updateTable('orgInfo')
    .set((eb) => ({ contactPerson: null, contactBy: null, version: eb('version', '+', 1) }))
    .where('_id', '=', _id)
    .execute()
}

/** Answers that a person wrote in part or changed last; a batch, ordered by id. */
export const listWritten = (
  db: Db,
  user: string,
  { after, most }: { after: string; most: number },
) =>
  db
    .selectFrom('orgInfo')
    .selectAll()
    .where('_id', '>', after)
    .where((eb) =>
      eb.or([
        eb('updatedBy', '=', user),
        eb('answerBy', '=', user),
        eb('urlBy', '=', user),
        eb('contactBy', '=', user),
      ]),
    )
    .orderBy('_id')
    .limit(most)
    .execute()
