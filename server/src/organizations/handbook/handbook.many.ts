import { requireAdmin } from '#accounts/rights.ts'
import type { Db } from '#db/store.ts'
import { givenValues, type Input } from '#entity/crud.rules.ts'
import { findWhere } from '#entity/crud.store.ts'
import { createIn, type Hooks, updateIn } from '#entity/crud.ts'
import type { RecordRow } from '#entity/entity.types.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError, badInput, type Fault } from '#lib/errors.ts'
import { storable } from '#lib/storable.ts'
import { holdCompany } from '#organizations/companies/seats.ts'
import { orgInfoEntity } from './handbook.entity.ts'
import { listCompaniesOf } from './handbook.store.ts'
import { MOST_AT_ONCE, noteChange, type Questions, quietHooks } from './handbook.ts'

/**
 * orgInfoUpdateMany: all or nothing. An entry with `_id` changes that record; one with only `id`
 * answers the question of that id, new or again. `version` is that of the answer one saw; 0 says
 * that one saw none. An `id` is a question of the content, or one that the company has answered
 * already. The refusal is that of the first entry at fault, and `faults` names them all.
 */
export async function answerMany(
  context: SignedIn,
  arr: readonly Input[],
  questions: Questions,
): Promise<RecordRow[]> {
  if (arr.length > MOST_AT_ONCE) {
    throw badInput(`Please send ${MOST_AT_ONCE} at most at once.`, 'arr')
  }
  const hooks = quietHooks(questions)
  return context.store.write(async (trx) => {
    for (const company of await companiesOf(trx, context, arr)) await holdCompany(trx, company)
    await requireAdmin(trx, context, context.viewer.companyId)
    const rows: RecordRow[] = []
    const faults: Fault[] = []
    for (const [index, obj] of arr.entries()) {
      try {
        rows.push(await answerOne(trx, context, obj, hooks))
      } catch (error) {
        faults.push(faultOf(error, index))
      }
    }
    refuse(faults)
    await noteChange(trx, context, rows)
    return rows
  })
}

/**
 * Whose answers these are, in one order: they are held before any of their answers, so that of two
 * that save the same in another order, or of whom one deletes the company, one waits for the other.
 */
async function companiesOf(
  trx: Db,
  { viewer }: SignedIn,
  arr: readonly Input[],
): Promise<string[]> {
  const own = viewer.companyId
  if (viewer.role !== 'appAdmin') return own === null ? [] : [own]
  const isText = (it: unknown): it is string => typeof it === 'string' && storable(it) === it
  const ids = arr.map(({ _id }) => _id).filter(isText)
  const named = arr.map(({ _id, company }) => (typeof _id === 'string' ? null : (company ?? own)))
  const found = await listCompaniesOf(trx, [...new Set(ids)])
  return [...new Set([...found, ...named.filter(isText)])].sort()
}

function faultOf(error: unknown, index: number): Fault {
  if (!(error instanceof AppError)) throw error
  const { code, message, field } = error
  return { index, code, message, ...(field === undefined ? {} : { field }) }
}

function refuse(faults: readonly Fault[]): void {
  const [first] = faults
  if (first === undefined) return
  const { code, message, field } = first
  throw new AppError(code, message, { ...(field === undefined ? {} : { field }), faults })
}

async function answerOne(trx: Db, context: SignedIn, obj: Input, hooks: Hooks): Promise<RecordRow> {
  if (typeof obj._id === 'string') {
    return updateIn(trx, context, orgInfoEntity, { ...obj, _id: obj._id }, hooks)
  }
  if (typeof obj.id !== 'string') throw badInput('Please say which question.', 'id')
  // The right to name a company is the one that a new answer needs.
  givenValues(orgInfoEntity, obj, context.viewer.role, false)
  const owner = orgInfoEntity.owner(context.viewer, obj)
  const found = await findWhere(trx, orgInfoEntity, { ...owner, id: obj.id })
  if (found === undefined) return answerFirst(trx, context, obj, hooks)
  const { id: _question, company: _company, ...rest } = obj
  return updateIn(trx, context, orgInfoEntity, { ...rest, _id: found._id }, hooks)
}

async function answerFirst(
  trx: Db,
  context: SignedIn,
  obj: Input,
  hooks: Hooks,
): Promise<RecordRow> {
  if (typeof obj.version === 'number' && obj.version !== 0) throw deleted()
  if (obj.version === undefined || obj.version === null) {
    return createIn(trx, context, orgInfoEntity, obj, hooks)
  }
  // Who saw no answer must not write over one that somebody else gives in the same moment.
  const { merge: _merge, ...strict } = hooks
  try {
    return await createIn(trx, context, orgInfoEntity, obj, strict)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error
    throw new AppError('CONFLICT', error.message, { field: 'version' })
  }
}

const deleted = () =>
  new AppError(
    'CONFLICT',
    'This answer was deleted in the meantime. Look at it again before you save; what you typed is still here.',
    { field: 'version' },
  )
