import { namingOf } from '#accounts/people/named.ts'
import { requireAdmin } from '#accounts/rights.ts'
import { noteBeside } from '#audit/admin-access-log/admin-access-log.ts'
import { recordCompanyEvent } from '#audit/company-events/company-events.ts'
import type { Db } from '#db/store.ts'
import type { Values } from '#entity/crud.rules.ts'
import { deleteWhere, listRecords } from '#entity/crud.store.ts'
import type { Hooks } from '#entity/crud.ts'
import type { RecordRow } from '#entity/entity.types.ts'
import { COMPANY_ADMINS } from '#entity/scopes.ts'
import { noteWriters, writtenBy } from '#entity/writers.ts'
import type { SignedIn } from '#graphql/context.ts'
import { badInput } from '#lib/errors.ts'
import { shareAdministeredOf } from '#organizations/companies/administering.ts'
import { orgInfoEntity, WRITTEN } from './handbook.entity.ts'
import { isAnswered, isLink, tidy } from './handbook.rules.ts'
import {
  answersState,
  endVersion,
  findDeleted,
  forgetDeleted,
  recordDeleted,
  setVersion,
  stampChange,
} from './handbook.store.ts'

/** The most answers that are asked for, or changed, in one call. */
export const MOST_AT_ONCE = 500

/** The page of answers whose question the content has no more, among the names of categories. */
export const OTHER_ANSWERS = 'Other answers'

/** The words of a question by its id; nothing if the content has no such question. */
export type Questions = (id: string) => string | undefined

function checked({ viewer }: SignedIn, given: Values): Values {
  const values = tidy(given)
  if (typeof values.url === 'string' && !isLink(values.url)) {
    throw badInput('The link must start with https:// and be a whole address.', 'url')
  }
  return { ...values, updatedBy: viewer.userId }
}

/**
 * All but the note in the trail and the caller's right, which is read anew: of several answers at
 * once there is one of each.
 */
export const quietHooks = (questions: Questions): Hooks => ({
  beforeCreate: (context, given) => {
    const values = checked(context, given)
    const writers = writtenBy(context.viewer.userId, WRITTEN)
    return { ...values, ...writers, question: questions(String(values.id)) ?? null }
  },
  beforeUpdate: checked,
  whileOld: (context, trx, _id, given) =>
    noteWriters(trx, context, { entity: orgInfoEntity, written: WRITTEN }, _id, tidy(given)),
  // The same question answered twice is one answer: the newer words.
  merge: { by: ['id'], with: (_existing, { id: _id, company: _company, ...given }) => tidy(given) },
  afterCreate: async (_context, trx, row) => {
    const place = { company: row.company as string, id: row.id as string }
    // What the company has already is merged, also where the question is withdrawn.
    if (questions(place.id) === undefined) throw badInput('There is no such question.', 'id')
    const deleted = await findDeleted(trx, place)
    if (deleted === 0) return
    row.version = deleted + 1
    await setVersion(trx, row._id, row.version)
  },
  afterUpdate: async ({ viewer }, trx, row) => {
    // A merge takes over what was given, and nothing else.
    const stamp = {
      updatedBy: viewer.userId,
      question: questions(row.id as string) ?? (row.question as string | null),
    }
    if (row.updatedBy === stamp.updatedBy && row.question === stamp.question) return
    await stampChange(trx, row._id, stamp)
    Object.assign(row, stamp)
  },
})

/** Notes for a company's admins that some questions have another answer now. */
export async function noteChange(
  trx: Db,
  context: SignedIn,
  rows: readonly Record<string, unknown>[],
  kind: 'handbook_changed' | 'handbook_deleted' = 'handbook_changed',
): Promise<void> {
  for (const company of new Set(rows.map((row) => row.company as string))) {
    const items = rows.filter((row) => row.company === company).map((row) => row.id as string)
    await recordCompanyEvent(trx, context, { kind, company, items: [...new Set(items)] })
  }
}

export function orgInfoHooks(questions: Questions): Hooks {
  const quiet = quietHooks(questions)
  return {
    ...quiet,
    whileNew: (context, trx, company) => requireAdmin(trx, context, company),
    whileOld: async (context, trx, _id, given) => {
      await shareAdministeredOf(trx, context, orgInfoEntity, _id)
      await quiet.whileOld?.(context, trx, _id, given)
    },
    afterCreate: async (context, trx, row, person) => {
      await quiet.afterCreate?.(context, trx, row, person)
      await noteChange(trx, context, [row])
    },
    afterUpdate: async (context, trx, row, given) => {
      await quiet.afterUpdate?.(context, trx, row, given)
      await noteChange(trx, context, [row])
    },
    beforeDelete: async (context, trx, _id) => {
      await shareAdministeredOf(trx, context, orgInfoEntity, _id)
      const row = await endVersion(trx, _id)
      if (row === undefined) return
      await recordDeleted(trx, row)
      await noteChange(trx, context, [row], 'handbook_deleted')
    },
  }
}

/** Whether a question has an answer: by words or by a link. */
export const questionIsAnswered = (row: RecordRow): boolean => isAnswered(row)

const idOf = (row: RecordRow) => (typeof row.updatedBy === 'string' ? row.updatedBy : null)

/** Says of each answer who changed it last, to the company's admins. */
async function withChangers(context: SignedIn, rows: RecordRow[]): Promise<RecordRow[]> {
  if (!COMPANY_ADMINS.includes(context.viewer.role)) return rows
  const naming = await namingOf(context, rows.map(idOf))
  return rows.map((row) => ({ ...row, changedBy: naming(idOf(row), row.company as string) }))
}

/**
 * The name of who changed an answer last, where it is theirs to read; to the company's admins. That an
 * app admin read it is noted: members do not.
 */
export async function changerOf(context: SignedIn, row: RecordRow): Promise<string | null> {
  if (row.changedBy === undefined) [row] = (await withChangers(context, [row])) as [RecordRow]
  if (context.viewer.role === 'appAdmin') await noteBeside(context, row.company as string)
  return typeof row.changedBy === 'string' ? row.changedBy : null
}

/** orgInfoGetMany: the answers of one's company; for app admins of all. */
export async function allAnswers(context: SignedIn): Promise<RecordRow[]> {
  const scope = orgInfoEntity.readScope(context.viewer)
  return withChangers(context, await listRecords(context.store, orgInfoEntity, scope))
}

/** orgInfoGetByIds: the answers of one's own company to some questions; without ids to all. */
export async function answers(
  context: SignedIn,
  ids: readonly string[] | null,
): Promise<RecordRow[]> {
  if (ids !== null && ids.length > MOST_AT_ONCE) {
    throw badInput(`Please ask for ${MOST_AT_ONCE} at most.`, 'ids')
  }
  const wanted = ids && new Set(ids)
  const { companyId } = context.viewer
  if (companyId === null) return []
  const rows = await listRecords(context.store, orgInfoEntity, { company: companyId })
  return withChangers(
    context,
    rows.filter((row) => wanted === null || wanted.has(row.id as string)),
  )
}

/** orgInfoGetById: the answer to one question, or null. */
export async function answer(context: SignedIn, id: string): Promise<RecordRow | null> {
  return (await answers(context, [id]))[0] ?? null
}

/** The answers of a company, to be searched, and a text that is another one once they change. */
export const answersInWords = {
  state: ({ store }: SignedIn, company: string) => answersState(store, company),
  read: ({ store }: SignedIn, company: string) => listRecords(store, orgInfoEntity, { company }),
}

/** Removes what a company leaves behind. */
export async function forgetAnswers(trx: Db, company: string): Promise<void> {
  await deleteWhere(trx, orgInfoEntity, { company })
  await forgetDeleted(trx, company)
}
