import { requireAdmin } from '#accounts/core/rights.ts'
import { forgetCompanyEvents, isMakerOf, recordCompanyEvent } from '#audit/company-events.ts'
import { lockJoinRules } from '#db/locks.ts'
import { restartAccessOfBlocked } from '#db/report-eligibility.ts'
import type { Db } from '#db/store.ts'
import {
  givenValues,
  type Input,
  type NewValues,
  newValues,
  type Values,
  withhold,
} from '#entity/crud.rules.ts'
import { findWhere } from '#entity/crud.store.ts'
import {
  alreadyThere,
  type Change,
  findWritable,
  insertOnce,
  removeIn,
  updateIn,
} from '#entity/crud.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError } from '#lib/errors.ts'
import { storedNameKey } from '#lib/names.ts'
import { lockAsAdmin } from './administering.ts'
import { type Company, companyEntity } from './companies.entity.ts'
import { countPeople, stampRequirement } from './companies.store.ts'
import { checkCode, countCode, normalizedRules, refuseConflicts } from './join-rules/conflicts.ts'
import { codeKey } from './join-rules/join-rules.rules.ts'
import { deleteJoinRules, saveJoinRules } from './join-rules/join-rules.ts'

/** The columns to store: normalized, with the keys of the name and the referral code. */
const storedColumns = (values: Values): Values => ({
  ...values,
  ...normalizedRules(values),
  ...(values.referralCode !== undefined && { codeKey: codeKey(values.referralCode) || null }),
  ...(typeof values.name === 'string' && { nameKey: storedNameKey(values.name) }),
})

/** Refuses to delete a company with people: their records would belong to no company. */
async function refuseMembers(trx: Db, _id: string): Promise<void> {
  const { members, closed } = await countPeople(trx, _id)
  if (members > 0) {
    const message = 'This company still has members. Move or delete them first.'
    throw new AppError('CONFLICT', message)
  }
  if (closed > 0) {
    const message =
      'A member closed their account and can still keep it. Delete the company in two weeks.'
    throw new AppError('CONFLICT', message)
  }
}

/** Refuses to delete the public company: without it, public users would have no hub. */
const refuseDefault = () =>
  new AppError('CONFLICT', 'This company holds the individual users. You can’t delete it.')

/** companyCreate, by an app admin: product 3, company. */
export const createCompany = (context: SignedIn, obj: Input): Promise<Company> =>
  makeCompany(context, newValues(context, companyEntity, obj))

/**
 * companyPublicCreate: creates the public company, whose reminders are the hub of people without a
 * company. Refuses with CONFLICT if there is one. Product 1, public users.
 */
export async function createPublicCompany(context: SignedIn, name: string): Promise<Company> {
  const values = newValues(context, companyEntity, { name })
  // A unique index allows only one.
  return withhold(
    context,
    companyEntity,
    await makeCompany(context, { ...values, isPublicDefault: 1 }),
  )
}

async function makeCompany(context: SignedIn, values: NewValues): Promise<Company> {
  checkCode(values.referralCode)
  const require2FASince = values.require2FA === 1 ? context.clock.now() : null
  const columns: NewValues = { ...values, ...storedColumns(values), require2FASince }
  return context.store.write(async (trx) => {
    const made = await insertOnce(trx, companyEntity, columns)
    if (made === undefined) return madeBefore(trx, context, values._id)
    const { row } = made
    const { emailDomains, referralCode } = columns
    await refuseConflicts(trx, context.viewer, row._id, { emailDomains, referralCode })
    await requireAdmin(trx, context, null)
    await saveJoinRules(trx, row._id)
    await recordCompanyEvent(trx, context, { kind: 'company_created', company: row._id })
    return row
  })
}

/** The answer to a repeated call of the person who created the company. */
async function madeBefore(trx: Db, context: SignedIn, _id: string): Promise<Company> {
  const isMaker = await isMakerOf(context, trx, _id)
  const row = isMaker ? await findWhere(trx, companyEntity, { _id }) : undefined
  if (row === undefined) throw alreadyThere(companyEntity)
  return row
}

/** companyUpdate: by admins of the company and app admins. */
export async function updateCompany(context: SignedIn, obj: Change): Promise<Company> {
  const given = givenValues(context, companyEntity, obj)
  await countCode(given, context)
  const { _id } = obj
  const { emailDomains, referralCode, require2FA, require2FAGraceDays } = given
  const columns = storedColumns(given)
  return context.store.write(async (trx) => {
    const now = context.clock.now()
    // Lock order: join rules before the company.
    if (emailDomains !== undefined || referralCode !== undefined) await lockJoinRules(trx)
    await lockAsAdmin(trx, context, _id)
    await refuseConflicts(trx, context.viewer, _id, given)
    if (require2FA !== undefined || require2FAGraceDays !== undefined) {
      await restartAccessOfBlocked(trx, _id, now)
    }
    const row = await updateIn(trx, context, companyEntity, obj, columns)
    await stampRequirement(trx, _id, now)
    await saveJoinRules(trx, _id)
    const change = { company: _id, fields: Object.keys(given) }
    await recordCompanyEvent(trx, context, { kind: 'company_changed', ...change })
    return row
  })
}

/**
 * companyDelete: deletes a company with all its records. Refuses with CONFLICT if it has people.
 */
export const deleteCompany = (context: SignedIn, _id: string): Promise<Company> =>
  context.store.write(async (trx) => {
    await findWritable(trx, context, companyEntity, _id)
    // With the lock, a person who joins at the same moment is counted, or finds no company.
    const held = await lockAsAdmin(trx, context, _id)
    if (held.isPublicDefault === 1) throw refuseDefault()
    await refuseMembers(trx, _id)
    await context.hooks.onCompanyDeleted(trx, _id)
    await deleteJoinRules(trx, _id)
    await forgetCompanyEvents(trx, context, { _id, name: held.name })
    return removeIn(trx, context, companyEntity, _id)
  })
