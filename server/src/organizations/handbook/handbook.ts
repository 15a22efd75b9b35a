import { namingOf } from '#accounts/people/named.ts'
import { recordCompanyAccess } from '#audit/admin-access-log/admin-access-log.ts'
import { recordCompanyEvent } from '#audit/company-events.ts'
import type { Db } from '#db/store.ts'
import {
  givenForNew,
  givenValues,
  type Input,
  type NewValues,
  newValues,
  type Values,
} from '#entity/crud.rules.ts'
import { deleteWhere, listRecords } from '#entity/crud.store.ts'
import {
  alreadyThere,
  type Change,
  findWritable,
  insertOnce,
  mergeInto,
  removeIn,
  updateIn,
} from '#entity/crud.ts'
import { COMPANY_ADMINS } from '#entity/scopes.ts'
import type { SignedIn } from '#graphql/context.ts'
import { badInput } from '#lib/errors.ts'
import { isLink, linkFault } from '#lib/links.ts'
import { lockCompanyOfRecord, lockNamedAsAdmin } from '#organizations/companies/administering.ts'
import { type Answer, orgInfoEntity } from './handbook.entity.ts'
import { isAnswered, tidy } from './handbook.rules.ts'
import {
  answersState,
  endVersion,
  findDeleted,
  forgetDeleted,
  recordDeleted,
  setVersion,
} from './handbook.store.ts'

/** The most answers that one call may request or change. */
export const MOST_AT_ONCE = 500

/** The category of answers whose question was withdrawn. */
export const OTHER_ANSWERS = 'Other answers'

/** The words of a question by its id; undefined for unknown questions. */
export type Questions = (id: string) => string | undefined

function checked({ viewer }: SignedIn, given: Values): Values {
  const values = tidy(given)
  if (typeof values.url === 'string' && !isLink(values.url)) {
    throw badInput(linkFault(values.url), 'url')
  }
  return { ...values, updatedBy: viewer.userId }
}

/** All columns of a new answer. Refuses as `newValues` does, and invalid links. */
export function newAnswer(context: SignedIn, questions: Questions, obj: Input): NewValues {
  const given = newValues(context, orgInfoEntity, obj)
  const question = questions(String(given.id)) ?? null
  return { ...given, ...checked(context, given), question }
}

type NewAnswer = { obj: Input; values: NewValues; isFirst?: boolean }

/**
 * Stores an answer of a locked company. A second answer to a question replaces the first; if the
 * caller saw no answer (`isFirst`), it is refused with CONFLICT (version). Refuses unknown
 * questions with BAD_USER_INPUT.
 */
export async function addAnswer(
  trx: Db,
  context: SignedIn,
  questions: Questions,
  { obj, values, isFirst = false }: NewAnswer,
): Promise<{ row: Answer; isChanged: boolean }> {
  const made = await insertOnce(trx, orgInfoEntity, values)
  if (made?.isNew) await beginAnswer(trx, questions, made.row)
  if (made !== undefined) return { row: made.row, isChanged: made.isNew }
  if (isFirst) throw alreadyThere(orgInfoEntity, 'version')
  const { company = null, id = null } = values
  const { id: _id, company: _company, ...given } = givenForNew(context, orgInfoEntity, obj)
  const row = await mergeInto(trx, context, orgInfoEntity, { company, id }, (old) =>
    columnsOfChange(context, questions, old, given),
  )
  if (row === undefined) throw alreadyThere(orgInfoEntity)
  return { row, isChanged: true }
}

/** Gives a new answer a version above those of deleted answers, so that a stale save is refused. */
async function beginAnswer(trx: Db, questions: Questions, row: Answer): Promise<void> {
  if (questions(row.id) === undefined) throw badInput('This question doesn’t exist.', 'id')
  const deleted = await findDeleted(trx, row)
  if (deleted === 0) return
  row.version = deleted + 1
  await setVersion(trx, row._id, row.version)
}

/** Changes an answer of a locked company, and records the author of each text. */
export async function changeAnswer(
  trx: Db,
  context: SignedIn,
  questions: Questions,
  { old, obj, given }: { old: Answer; obj: Change; given: Values },
): Promise<Answer> {
  const columns = columnsOfChange(context, questions, old, given)
  return updateIn(trx, context, orgInfoEntity, obj, columns)
}

function columnsOfChange(
  context: SignedIn,
  questions: Questions,
  old: Answer,
  given: Values,
): Values {
  return { ...checked(context, given), question: questions(old.id) ?? old.question }
}

/** orgInfoCreate: by an admin of the company, with an event. */
export const createAnswer = (
  context: SignedIn,
  questions: Questions,
  obj: Input,
): Promise<Answer> =>
  context.store.write(async (trx) => {
    const values = newAnswer(context, questions, obj)
    await lockNamedAsAdmin(trx, context, values)
    const { row, isChanged } = await addAnswer(trx, context, questions, { obj, values })
    if (isChanged) await noteChange(trx, context, [row])
    return row
  })

/** orgInfoUpdate: by an admin of the company, with an event. */
export async function updateAnswer(
  context: SignedIn,
  questions: Questions,
  obj: Change,
): Promise<Answer> {
  const given = givenValues(context, orgInfoEntity, obj)
  return context.store.write(async (trx) => {
    await lockCompanyOfRecord(trx, context, orgInfoEntity, obj._id)
    const old = await findWritable(trx, context, orgInfoEntity, obj._id)
    const row = await changeAnswer(trx, context, questions, { old, obj, given })
    await noteChange(trx, context, [row])
    return row
  })
}

/** orgInfoDelete: keeps the version, so that a later answer continues from it. */
export const deleteAnswer = (context: SignedIn, _id: string): Promise<Answer> =>
  context.store.write(async (trx) => {
    await lockCompanyOfRecord(trx, context, orgInfoEntity, _id)
    await findWritable(trx, context, orgInfoEntity, _id)
    const last = await endVersion(trx, _id)
    if (last !== undefined) {
      await recordDeleted(trx, last)
      await noteChange(trx, context, [last], 'handbook_deleted')
    }
    return removeIn(trx, context, orgInfoEntity, _id)
  })

/** Records changed answers in the trails of their companies. */
export async function noteChange(
  trx: Db,
  context: SignedIn,
  rows: readonly { company: string; id: string }[],
  kind: 'handbook_changed' | 'handbook_deleted' = 'handbook_changed',
): Promise<void> {
  for (const company of new Set(rows.map((row) => row.company))) {
    const items = rows.filter((row) => row.company === company).map((row) => row.id)
    await recordCompanyEvent(trx, context, { kind, company, items: [...new Set(items)] })
  }
}

/** Whether a question has an answer: text or a link. */
export const questionIsAnswered = (row: Answer): boolean => isAnswered(row)

const idOf = ({ updatedBy = null }: Answer) => updatedBy

/** Adds to each answer the person who changed it last, for admins of the company. */
async function withChangers(context: SignedIn, rows: Answer[]): Promise<Answer[]> {
  if (!COMPANY_ADMINS.includes(context.viewer.role)) return rows
  const naming = await namingOf(context, rows.map(idOf))
  return rows.map((row) => ({ ...row, changedBy: naming(idOf(row), row.company) }))
}

/**
 * The name of the person who changed an answer last, for the company's admins. Records an access by
 * an app admin, because members don't see this name.
 */
export async function changerOf(context: SignedIn, row: Answer): Promise<string | null> {
  if (row.changedBy === undefined) [row] = (await withChangers(context, [row])) as [Answer]
  if (context.viewer.role === 'appAdmin') await recordCompanyAccess(context, row.company)
  return typeof row.changedBy === 'string' ? row.changedBy : null
}

/** orgInfoGetMany: the answers of one's company; app admins get those of all companies. */
export async function allAnswers(context: SignedIn): Promise<Answer[]> {
  const scope = orgInfoEntity.readScope(context.viewer)
  return withChangers(context, await listRecords(context.store, orgInfoEntity, scope))
}

/** orgInfoGetByIds: the answers of one's company to some questions; without ids, to all. */
export async function answers(context: SignedIn, ids: readonly string[] | null): Promise<Answer[]> {
  if (ids !== null && ids.length > MOST_AT_ONCE) {
    throw badInput(`Ask for up to ${MOST_AT_ONCE}.`, 'ids')
  }
  const wanted = ids && new Set(ids)
  const { companyId } = context.viewer
  if (companyId === null) return []
  const rows = await listRecords(context.store, orgInfoEntity, { company: companyId })
  return withChangers(
    context,
    rows.filter((row) => wanted === null || wanted.has(row.id)),
  )
}

/** orgInfoGetById: the answer to one question, or null. */
export async function answer(context: SignedIn, id: string): Promise<Answer | null> {
  return (await answers(context, [id]))[0] ?? null
}

/** The answers of a company for a search index, and a text that changes whenever they change. */
export const answersInWords = {
  state: ({ store }: SignedIn, company: string) => answersState(store, company),
  read: ({ store }: SignedIn, company: string) => listRecords(store, orgInfoEntity, { company }),
}

export async function forgetAnswers(trx: Db, company: string): Promise<void> {
  await deleteWhere(trx, orgInfoEntity, { company })
  await forgetDeleted(trx, company)
}
