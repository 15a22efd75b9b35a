import { addressesWithinMailLimit } from '#accounts/links/codes.ts'
import { recordCompanyEvent } from '#audit/company-events/company-events.ts'
import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { notFound } from '#lib/errors.ts'
import { lockAsAdmin } from '#organizations/companies/administering.ts'
import { findInvitingCompany } from '../invitations.store.ts'
import { sendInvitations, strangersOf } from '../invitations.ts'
import { administered } from '../members.ts'
import { REMINDER_LIMITS, withinRoom } from './invitation-reminders.rules.ts'
import { countUnanswered, listToRemind, setReminded } from './invitation-reminders.store.ts'

/** How many people get an email, and how many unanswered invitations get none now. */
export type InvitationReminders = { people: number; waiting: number }

/** The invitations that a reminder reaches now, within the daily limit of the company. */
async function reachable(db: Db, context: SignedIn, company: string) {
  const rows = await listToRemind(db, company, context.clock.now())
  return withinRoom(rows, await strangersOf(db, context, company))
}

/** invitationRemindGet: what `remindInvited` would do now. Refuses with NOT_FOUND. */
export async function remindersOf(
  context: SignedIn,
  companyId?: string | null,
): Promise<InvitationReminders> {
  const company = administered(context, companyId)
  const { read } = context.store
  if ((await findInvitingCompany(read, company)) === undefined) throw notFound('company')
  const people = (await reachable(read, context, company)).length
  return { people, waiting: (await countUnanswered(read, company)) - people }
}

/**
 * invitationRemindMany: mails unanswered invitations again, each with a new link. Addresses beyond a
 * limit of mails wait; they refuse nothing. Product 4, joining. Refuses with NOT_FOUND.
 */
export async function remindInvited(
  context: SignedIn,
  companyId?: string | null,
): Promise<InvitationReminders> {
  const company = administered(context, companyId)
  return context.store.write(async (trx) => {
    const held = await lockAsAdmin(trx, context, company)
    const due = await reachable(trx, context, company)
    const keys = due.map(({ emailKey }) => emailKey)
    const within = await addressesWithinMailLimit(trx, context, 'invite', keys)
    const people = due.filter(({ emailKey }) => within.has(emailKey))
    if (people.length > 0) {
      const now = context.clock.now()
      const letters = people.map((one, at) => {
        return { ...one, sendAfter: now + (at + 1) * REMINDER_LIMITS.mailEveryMs }
      })
      const made = await sendInvitations(trx, context, held, letters)
      await setReminded(
        trx,
        made.map(({ _id }) => _id),
        now,
      )
      const counts = { remind: people.length }
      await recordCompanyEvent(trx, context, { kind: 'invitations_reminded', company, counts })
    }
    return {
      people: people.length,
      waiting: (await countUnanswered(trx, company)) - people.length,
    }
  })
}
