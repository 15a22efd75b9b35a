import { requireAdmin } from '#accounts/rights.ts'
import {
  forgetCompanyEvents,
  isMakerOf,
  recordCompanyEvent,
} from '#audit/company-events/company-events.ts'
import { holdWaysIn } from '#db/advisory-locks.ts'
import { beginAccessOfHeldUp } from '#db/report-eligibility.ts'
import type { Db } from '#db/store.ts'
import type { RecordRow } from '#entity/entity.types.ts'
import type { Values } from '#entity/family.rules.ts'
import { create, type Hooks } from '#entity/family.ts'
import type { SignedIn } from '#graphql/context.ts'
import { forgetWeeks } from '#impact/members-index/members-index.ts'
import { forgetReports } from '#insights/reports/purge.ts'
import { AppError } from '#lib/errors.ts'
import { nameKey } from '#lib/names.ts'
import { forgetAnswers } from '#organizations/handbook/handbook.ts'
import { forgetGaps } from '#organizations/handbook-gaps/gaps.ts'
import { forgetImportsOf, isImporting } from '#organizations/member-import/purge.ts'
import { forgetMembershipsOf } from '#organizations/members/membership/membership.ts'
import { forgetReminders } from '#organizations/reminders/reminders.ts'
import { holdAdministered } from './administering.ts'
import { companyEntity } from './companies.entity.ts'
import { countPeople, stampRequirement } from './companies.store.ts'
import { checkCode, countCode, keptWays, refuseRivals } from './join-rules/conflicts.ts'
import { codeKey } from './join-rules/join-rules.rules.ts'
import { deleteJoinRules, saveJoinRules } from './join-rules/join-rules.ts'

/** Columns as they are kept, with what the name is sorted and found by, and the code compared by. */
const keptColumns = (values: Values): Values => ({
  ...values,
  ...keptWays(values),
  ...(values.referralCode !== undefined && { codeKey: codeKey(values.referralCode) || null }),
  ...(typeof values.name === 'string' && { nameKey: nameKey(values.name) }),
})

/** A company with anybody in it stays: their own records would belong to nothing. */
async function refuseMembers(trx: Db, _id: string): Promise<void> {
  const { members, closed } = await countPeople(trx, _id)
  if (members > 0) {
    const message = 'This company still has members. Move or delete them first.'
    throw new AppError('CONFLICT', message)
  }
  if (closed > 0) {
    const message =
      'Somebody here closed their account and may still keep it. Delete the company in two weeks.'
    throw new AppError('CONFLICT', message)
  }
}

/** Whoever began it would find neither it nor what came of it. */
async function refuseImport(trx: Db, _id: string): Promise<void> {
  if (!(await isImporting(trx, _id))) return
  const message =
    'Members are being imported into this company right now. Stop the import, or wait until it is done.'
  throw new AppError('CONFLICT', message)
}

/** For good the hub of public users would be empty: nothing makes another default one. */
const refuseDefault = () =>
  new AppError('CONFLICT', 'This company is for everybody who belongs to none. It always stays.')

/**
 * companyPublicCreate: makes the company of everybody who belongs to none, whose reminders are the
 * learning hub. Refuses with CONFLICT where there is one. Product 1, public users.
 */
export const createPublicCompany = (context: SignedIn, name: string): Promise<RecordRow> =>
  create(context, companyEntity, { name }, publicHooks)

/** What the family does of a company beside its own. Product 3, company. */
export const companyHooks: Hooks = {
  beforeCreate: ({ clock }, values) => {
    checkCode(values.referralCode)
    const require2FASince = values.require2FA === 1 ? clock.now() : null
    return { ...keptColumns(values), require2FASince }
  },
  isMaker: isMakerOf,
  afterCreate: async (context, trx, row) => {
    const { emailDomains, referralCode } = row
    const given = { emailDomains: JSON.stringify(emailDomains), referralCode }
    await refuseRivals(trx, context.viewer, row._id, given)
    await requireAdmin(trx, context, null)
    await saveJoinRules(trx, row._id)
    await recordCompanyEvent(trx, context, { kind: 'company_created', company: row._id })
  },
  ahead: countCode,
  beforeUpdate: (_context, values) => keptColumns(values),
  whileOld: async (context, trx, _id, given) => {
    // Before the company, as everybody holds them; and what is taken is told to its admins alone.
    if (given.emailDomains !== undefined || given.referralCode !== undefined) await holdWaysIn(trx)
    await holdAdministered(trx, context, _id)
    await refuseRivals(trx, context.viewer, _id, given)
    if (given.require2FA !== undefined || given.require2FAGraceDays !== undefined) {
      await beginAccessOfHeldUp(trx, _id, context.clock.now())
    }
  },
  afterUpdate: async (context, trx, row, given) => {
    await stampRequirement(trx, row._id, context.clock.now())
    await saveJoinRules(trx, row._id)
    const fields = Object.keys(given)
    await recordCompanyEvent(trx, context, { kind: 'company_changed', company: row._id, fields })
  },
  beforeDelete: async (context, trx, _id) => {
    // Who joins at the same moment comes before, and is seen, or after, and finds no company.
    const held = await holdAdministered(trx, context, _id)
    if (held.isPublicDefault === 1) throw refuseDefault()
    await refuseMembers(trx, _id)
    await refuseImport(trx, _id)
    await forgetReminders(trx, _id)
    await forgetAnswers(trx, _id)
    await forgetGaps(trx, _id)
    await forgetWeeks(trx, _id)
    await forgetReports(trx, _id)
    await forgetMembershipsOf(trx, _id)
    await deleteJoinRules(trx, _id)
    await forgetImportsOf(trx, _id)
    await forgetCompanyEvents(trx, context, { _id, name: held.name })
  },
}

/** A unique index lets one such company be. */
const publicHooks: Hooks = {
  ...companyHooks,
  beforeCreate: (context, values, obj) => ({
    ...(companyHooks.beforeCreate?.(context, values, obj) ?? values),
    isPublicDefault: 1,
  }),
}
