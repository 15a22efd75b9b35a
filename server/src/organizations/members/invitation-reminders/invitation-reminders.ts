import { addressesWithinMailLimit } from '#accounts/email-links/email-links.ts'
import { recordCompanyEvent } from '#audit/company-events.ts'
import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { notFound } from '#lib/errors.ts'
import { lockAsAdmin } from '#organizations/companies/administering.ts'
import { administered } from '#organizations/members/core/administered.ts'
import { findInvitingCompany } from '#organizations/members/core/invitations.store.ts'
import { sendInvitations, strangersOf } from '#organizations/members/core/invitations.ts'
import { listToRemind, setReminded } from './invitation-reminders.store.ts'

/** The time between two reminder emails, so that sign-in links don't wait behind them. */
const MAIL_EVERY_MS = 100

/** The invitations to remind of, within the company's daily limit for outside addresses. */
async function listWithinDailyLimit(db: Db, context: SignedIn, company: string) {
  const rows = await listToRemind(db, company, context.clock.now())
  const { left, isOne: isOutside } = await strangersOf(db, context, company)
  let room = left ?? Number.POSITIVE_INFINITY
  return rows.filter(({ emailKey }) => {
    if (!isOutside(emailKey)) return true
    room -= 1
    return room >= 0
  })
}

/** invitationRemindGet: how many people `remindInvited` would reach now. Refuses with NOT_FOUND. */
export async function countToRemind(context: SignedIn, companyId?: string | null): Promise<number> {
  const company = administered(context, companyId)
  const { read } = context.store
  if ((await findInvitingCompany(read, company)) === undefined) throw notFound('company')
  return (await listWithinDailyLimit(read, context, company)).length
}

/**
 * invitationRemindMany: mails unanswered invitations again, each with a new link, and answers how
 * many. Skips addresses beyond a limit of mails. Product 4, joining. Refuses with NOT_FOUND.
 */
export async function remindInvited(context: SignedIn, companyId?: string | null): Promise<number> {
  const company = administered(context, companyId)
  return context.store.write(async (trx) => {
    const locked = await lockAsAdmin(trx, context, company)
    const due = await listWithinDailyLimit(trx, context, company)
    const keys = due.map(({ emailKey }) => emailKey)
    const within = await addressesWithinMailLimit(trx, context, 'invite', keys)
    const people = due.filter(({ emailKey }) => within.has(emailKey))
    if (people.length === 0) return 0
    const now = context.clock.now()
    const letters = people.map((one, at) => ({ ...one, sendAfter: now + (at + 1) * MAIL_EVERY_MS }))
    const sent = await sendInvitations(trx, context, locked, letters)
    const ids = sent.map(({ _id }) => _id)
    await setReminded(trx, ids, now)
    const counts = { remind: people.length }
    await recordCompanyEvent(trx, context, { kind: 'invitations_reminded', company, counts })
    return people.length
  })
}
