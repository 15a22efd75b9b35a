import { requireAdmin } from '#accounts/core/rights.ts'
import { lockCompany } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import { givenForNew, givenValues, type Input, ownerOf } from '#entity/crud.rules.ts'
import { findWhere } from '#entity/crud.store.ts'
import { findWritable } from '#entity/crud.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError, badInput, type Fault } from '#lib/errors.ts'
import { storable } from '#lib/storable.ts'
import { lockNamedCompany } from '#organizations/companies/administering.ts'
import { type Answer, orgInfoEntity } from './handbook.entity.ts'
import { listCompaniesOf } from './handbook.store.ts'
import {
  addAnswer,
  changeAnswer,
  MOST_AT_ONCE,
  newAnswer,
  noteChange,
  type Questions,
} from './handbook.ts'

/**
 * orgInfoUpdateMany: saves all entries or none. An entry with `_id` changes that record; one with
 * only `id` answers that question, which exists or has an answer. `version` is the version of the
 * answer that the caller saw, or 0 if there was no answer. Throws the refusal of the first invalid
 * entry; `faults` lists all.
 */
export async function answerMany(
  context: SignedIn,
  arr: readonly Input[],
  questions: Questions,
): Promise<Answer[]> {
  if (arr.length > MOST_AT_ONCE) {
    throw badInput(`Send up to ${MOST_AT_ONCE} at once.`, 'arr')
  }
  return context.store.write(async (trx) => {
    for (const company of await companiesOf(trx, context, arr)) await lockCompany(trx, company)
    await requireAdmin(trx, context, context.viewer.companyId)
    const rows: Answer[] = []
    const faults: Fault[] = []
    for (const [index, obj] of arr.entries()) {
      try {
        rows.push(await answerOne(trx, context, questions, obj))
      } catch (error) {
        faults.push(faultOf(error, index))
      }
    }
    refuse(faults)
    await noteChange(trx, context, rows)
    return rows
  })
}

/** The companies of these answers in a fixed order. Locking them all first avoids deadlocks. */
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

async function answerOne(
  trx: Db,
  context: SignedIn,
  questions: Questions,
  obj: Input,
): Promise<Answer> {
  if (typeof obj._id === 'string') {
    const given = givenValues(context, orgInfoEntity, obj)
    const old = await findWritable(trx, context, orgInfoEntity, obj._id)
    return changeAnswer(trx, context, questions, { old, given, obj: { ...obj, _id: old._id } })
  }
  if (typeof obj.id !== 'string') throw badInput('Say which question.', 'id')
  // Naming a company needs the right to create an answer in it.
  givenForNew(context, orgInfoEntity, obj)
  const owner = ownerOf(context, orgInfoEntity, obj)
  const old = await findWhere(trx, orgInfoEntity, { ...owner, id: obj.id })
  if (old === undefined) return answerFirst(trx, context, questions, obj)
  const { id: _question, company: _company, ...rest } = obj
  const given = givenValues(context, orgInfoEntity, rest)
  return changeAnswer(trx, context, questions, { old, given, obj: { ...rest, _id: old._id } })
}

async function answerFirst(
  trx: Db,
  context: SignedIn,
  questions: Questions,
  obj: Input,
): Promise<Answer> {
  const { version = null } = obj
  if (typeof version === 'number' && version !== 0) throw deleted()
  const values = newAnswer(context, questions, obj)
  await lockNamedCompany(trx, values)
  // A caller who saw no answer must not overwrite one that was saved meanwhile.
  const isFirst = version === 0
  return (await addAnswer(trx, context, questions, { obj, values, isFirst })).row
}

const deleted = () =>
  new AppError(
    'CONFLICT',
    'This answer was deleted in the meantime. Look at it again before you save. What you typed is still here.',
    { field: 'version' },
  )
