import type { Insertable } from 'kysely'
import { isActivePerson } from '#db/active-person.ts'
import type { Db } from '#db/store.ts'
import type { HandbookMissTable, HandbookQuestionTable } from '#db/tables.handbook-gaps.ts'

/** The members without admin rights. Only their searches are counted. */
const membersOf = (db: Db) =>
  db
    .selectFrom('user')
    .where('user.isCompanyAdmin', '=', 0)
    .where('user.isAppAdmin', '=', 0)
    .where(isActivePerson)

export async function countMembersOf(db: Db, company: string): Promise<number> {
  const { n } = await membersOf(db)
    .select((eb) => eb.fn.countAll().as('n'))
    .where('user.company', '=', company)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Records a search once for a person and a month. */
export async function ensureMiss(trx: Db, miss: HandbookMissTable): Promise<void> {
  await trx
    .insertInto('handbookMiss')
    .values(miss)
    .onConflict((it) => it.doNothing())
    .execute()
}

export async function countMisses(db: Db, user: string, month: string): Promise<number> {
  const { n } = await db
    .selectFrom('handbookMiss')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('user', '=', user)
    .where('month', '=', month)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** The number of members who searched for words, in months before this one. */
export async function listClosing(trx: Db, month: string) {
  const rows = await membersOf(trx)
    .innerJoin('handbookMiss', (join) =>
      join
        .onRef('handbookMiss.user', '=', 'user._id')
        .onRef('handbookMiss.company', '=', 'user.company'),
    )
    .select(['handbookMiss.company', 'handbookMiss.month', 'handbookMiss.words'])
    .select((eb) => eb.fn.countAll().as('n'))
    .where('handbookMiss.month', '<', month)
    .groupBy(['handbookMiss.company', 'handbookMiss.month', 'handbookMiss.words'])
    .execute()
  return rows.map(({ n, ...row }) => ({ ...row, people: Number(n) }))
}

type MissedSearch = { company: string; month: string; words: string; people: number }

/** Stores a count; it never changes. */
export async function recordMissed(trx: Db, missed: MissedSearch): Promise<void> {
  await trx
    .insertInto('handbookMissed')
    .values(missed)
    .onConflict((it) => it.doNothing())
    .execute()
}

/** Deletes the searches of people before this month, and counts before `oldest`. */
export async function deleteClosed(trx: Db, month: string, oldest: string): Promise<void> {
  await trx.deleteFrom('handbookMiss').where('month', '<', month).execute()
  await trx.deleteFrom('handbookMissed').where('month', '<', oldest).execute()
}

export const listMissed = (db: Db, company: string) =>
  db
    .selectFrom('handbookMissed')
    .select(['month', 'words', 'people'])
    .where('company', '=', company)
    .orderBy('month', 'desc')
    .orderBy('people', 'desc')
    .orderBy('words')
    .execute()

/** Stores a question. Asking it again sets whether it has a name, and reopens it. */
export async function recordQuestion(
  trx: Db,
  row: Insertable<HandbookQuestionTable>,
): Promise<void> {
  const { isNamed, week } = row
  await trx
    .insertInto('handbookQuestion')
    .values(row)
    .onConflict((it) =>
      it.columns(['company', 'key', 'user']).doUpdateSet({ isNamed, week, isDismissed: 0 }),
    )
    .execute()
}

export const listOwn = (db: Db, user: string, company: string) =>
  db
    .selectFrom('handbookQuestion')
    .select(['key', 'question', 'text', 'isNamed', 'isDismissed', 'week'])
    .where('user', '=', user)
    .where('company', '=', company)
    .orderBy('key')
    .execute()

/** The questions that an admin may see; those without a name only after their week. */
const known = (db: Db, company: string, week: string) =>
  db
    .selectFrom('handbookQuestion')
    .where('handbookQuestion.company', '=', company)
    .where((eb) =>
      eb.or([eb('handbookQuestion.isNamed', '=', 1), eb('handbookQuestion.week', '<', week)]),
    )

/** Open questions, with the names that people gave if they are still in the company. */
export const listKnown = (db: Db, company: string, week: string) =>
  known(db, company, week)
    .leftJoin('user', (join) =>
      join
        .onRef('user._id', '=', 'handbookQuestion.user')
        .onRef('user.company', '=', 'handbookQuestion.company')
        .on('handbookQuestion.isNamed', '=', 1)
        .on('user.deletionDate', 'is', null),
    )
    .select(['handbookQuestion.key', 'handbookQuestion.question', 'handbookQuestion.text'])
    .select(['user.firstName', 'user.lastName'])
    .where('handbookQuestion.isDismissed', '=', 0)
    // A named question of a person who left is hidden: without its name it would disclose who
    // asked.
    .where((eb) => eb.or([eb('handbookQuestion.isNamed', '=', 0), eb('user._id', 'is not', null)]))
    .execute()

export async function listAnswered(db: Db, company: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('orgInfo')
    .select(['id', 'answer', 'url'])
    .where('company', '=', company)
    .execute()
  return new Set(rows.filter(({ answer, url }) => answer || url).map(({ id }) => id))
}

type QuestionKey = { company: string; key: string; week: string }

/** Dismisses a question for the people who an admin can see asked it, or undoes that. */
export async function setDismissed(
  trx: Db,
  { company, key, week }: QuestionKey,
  isDismissed: 0 | 1,
) {
  await trx
    .updateTable('handbookQuestion')
    .set({ isDismissed })
    .where('company', '=', company)
    .where('key', '=', key)
    .where((eb) => eb.or([eb('isNamed', '=', 1), eb('week', '<', week)]))
    .execute()
}

export async function deleteNamed(trx: Db, user: string): Promise<void> {
  await trx
    .deleteFrom('handbookQuestion')
    .where('user', '=', user)
    .where('isNamed', '=', 1)
    .execute()
}

export async function deleteOldQuestions(trx: Db, oldest: string): Promise<void> {
  await trx.deleteFrom('handbookQuestion').where('week', '<', oldest).execute()
}

export async function deleteOfCompany(trx: Db, company: string): Promise<void> {
  for (const table of ['handbookMiss', 'handbookMissed', 'handbookQuestion'] as const) {
    await trx.deleteFrom(table).where('company', '=', company).execute()
  }
}
