import type { Db, Store } from '#db/store.ts'
import type { Asked, RecordRow } from '#entity/entity.types.ts'
import { type Values, withhold } from '#entity/family.rules.ts'
import { findRecord } from '#entity/family.store.ts'
import { getOne, type Hooks } from '#entity/family.ts'
import { forgetAnswers } from '#features/handbook/handbook.ts'
import { forgetReminders } from '#features/reminders/reminders.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError, badInput } from '#kernel/errors.ts'
import { companyEntity } from './companies.entity.ts'
import {
  companyOfAddress,
  domainKey,
  isPublicMail,
  type Joined,
} from './companies.joining.rules.ts'
import { findPublicDefault, hasUsers, listJoinable, stampRequirement } from './companies.store.ts'

const listOf = (json: unknown): string[] => (typeof json === 'string' ? JSON.parse(json) : [])

/** Whoever has an address at a public mail service works anywhere. */
function checkDomains({ emailDomains }: Values): void {
  const shared = listOf(emailDomains).find(isPublicMail)
  if (shared === undefined) return
  const message = `Anybody can have an address at ${domainKey(shared)}. Name domains of the company only.`
  throw badInput(message, 'emailDomains')
}

export const companyHooks: Hooks = {
  beforeCreate: ({ clock }, values) => {
    checkDomains(values)
    return { ...values, require2FASince: values.require2FA === 1 ? clock.now() : null }
  },
  beforeUpdate: (_context, values) => {
    checkDomains(values)
    return values
  },
  afterUpdate: (context, trx, row) => stampRequirement(trx, row._id, context.clock.now()),
  beforeDelete: async (_context, trx, _id) => {
    if (await hasUsers(trx, _id)) {
      const message = 'This company still has members. Move or delete them first.'
      throw new AppError('CONFLICT', message)
    }
    await forgetReminders(trx, _id)
    await forgetAnswers(trx, _id)
  },
}

/**
 * The company of a person as the reader may see it, or null. One's own company is always readable;
 * of another only what `companyGet` would answer.
 */
export async function companyOf(
  context: SignedIn,
  id: string,
  fields?: Asked,
): Promise<RecordRow | null> {
  if (id !== context.viewer.companyId) return getOne(context, companyEntity, id)
  const row = await findRecord(context.store, companyEntity, 'all', id, fields)
  return row === undefined
    ? null
    : withhold(companyEntity, row, companyEntity.audience(context.viewer, row))
}

/** The company whose reminders public users see, or null: product 1, public users. */
export async function publicCompany(store: Store): Promise<string | null> {
  return (await findPublicDefault(store.read)) ?? null
}

/**
 * The company that a person comes to belong to whose address was just confirmed, and whether as its
 * admin; nothing for those who stay on their own. `referralCode` as the person gave it.
 */
export async function companyToJoin(
  trx: Db,
  emailKey: string,
  referralCode: string | null,
): Promise<Joined | undefined> {
  const domain = emailKey.slice(emailKey.lastIndexOf('@') + 1)
  const rows = await listJoinable(trx, domain, (referralCode ?? '').trim().toLowerCase())
  const companies = rows.map((row) => ({
    ...row,
    emailDomains: listOf(row.emailDomains),
    adminEmails: listOf(row.adminEmails),
  }))
  return companyOfAddress(companies, emailKey, referralCode)
}
