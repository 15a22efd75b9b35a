import type { Db, Store } from '#db/store.ts'
import type { Asked, RecordRow } from '#entity/entity.types.ts'
import { type Values, withhold } from '#entity/family.rules.ts'
import { findRecord } from '#entity/family.store.ts'
import { getOne, type Hooks } from '#entity/family.ts'
import { forgetCompanyEvents, recordCompanyEvent } from '#features/audit/company-events.ts'
import { forgetAnswers } from '#features/handbook/handbook.ts'
import { forgetWeeks } from '#features/impact-index/members/members-index.ts'
import { forgetInvitationsOf } from '#features/members/forgetting.ts'
import { forgetReminders } from '#features/reminders/reminders.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError, badInput } from '#kernel/errors.ts'
import { companyEntity } from './companies.entity.ts'
import {
  companyOfAddress,
  domainKey,
  isAddress,
  isPublicMail,
  type Joined,
} from './companies.joining.rules.ts'
import {
  findAdminEmails,
  findDomains,
  findPublicDefault,
  hasUsers,
  listJoinable,
  setAdminEmails,
  stampRequirement,
} from './companies.store.ts'

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
  afterUpdate: async (context, trx, row, given) => {
    await stampRequirement(trx, row._id, context.clock.now())
    const fields = Object.keys(given)
    await recordCompanyEvent(trx, context, { kind: 'company_changed', company: row._id, fields })
  },
  beforeDelete: async (_context, trx, _id) => {
    if (await hasUsers(trx, _id)) {
      const message = 'This company still has members. Move or delete them first.'
      throw new AppError('CONFLICT', message)
    }
    await forgetReminders(trx, _id)
    await forgetAnswers(trx, _id)
    await forgetWeeks(trx, _id)
    await forgetInvitationsOf(trx, _id)
    await forgetCompanyEvents(trx, _id)
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

/** Whether an address is at a mail domain of the company. */
export async function isOfCompany(db: Db, company: string, key: string): Promise<boolean> {
  const domains = listOf(await findDomains(db, company))
  return domains.some((domain) => key.endsWith(`@${domainKey(domain)}`))
}

/** The company whose reminders public users see, or null: product 1, public users. */
export async function publicCompany(store: Store): Promise<string | null> {
  return (await findPublicDefault(store.read)) ?? null
}

/**
 * The company that a person comes to belong to whose address was just confirmed, and whether as its
 * admin; nothing for those who stay on their own. `referralCode` as the person gave it; one whose
 * time is over leads nowhere.
 */
export async function companyToJoin(
  trx: Db,
  emailKey: string,
  referralCode: string | null,
  now: number,
): Promise<Joined | undefined> {
  const domain = emailKey.slice(emailKey.lastIndexOf('@') + 1)
  const rows = await listJoinable(trx, domain, (referralCode ?? '').trim().toLowerCase())
  const companies = rows.map((row) => ({
    ...row,
    emailDomains: listOf(row.emailDomains),
    adminEmails: listOf(row.adminEmails),
    referralCode: (row.referralCodeExpires ?? now + 1) > now ? row.referralCode : null,
  }))
  return companyOfAddress(companies, emailKey, referralCode)
}

/** Takes the address of somebody who is gone off the list of those who become admins by it. */
export async function forgetAdminAddress(
  trx: Db,
  company: string,
  emailKey: string,
): Promise<void> {
  const listed = await findAdminEmails(trx, company)
  const kept = listOf(listed).filter((address) => !isAddress(address, emailKey))
  if (kept.length < listOf(listed).length) await setAdminEmails(trx, company, JSON.stringify(kept))
}
