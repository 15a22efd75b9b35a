import { requireAdmin } from '#accounts/core/rights.ts'
import { noteChange } from '#accounts/people/people.ts'
import {
  recordAdminAccess,
  recordAdminAccessToEach,
} from '#audit/admin-access-log/admin-access-log.ts'
import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { badInput, notFound } from '#lib/errors.ts'
import type { MembershipRecord } from '#lib/plans.ts'
import { storable } from '#lib/storable.ts'
import { queueMailTo } from '#messaging/outbox/outbox.ts'
import { listMemberships, lockPayer, saveMembership } from './billing.store.ts'
import { type Membership, storedMembership } from './billing.ts'
import { listProblems, type ProblemRow } from './problems.store.ts'
import { type Payer, settleIn } from './sync.ts'

const LONGEST_MS = 10 * 366 * 24 * 3_600_000

export type PersonMembership = Membership & { customerId: string | null }

/** personMembershipGet: a person’s membership, for app admins; recorded in the person’s trail. */
export async function personMembership(context: SignedIn, user: string): Promise<PersonMembership> {
  const { store, payments } = context
  const _id = storable(user)
  const membership = await storedMembership(context, _id)
  await recordAdminAccess(context, { what: 'person', subject: _id })
  const rows = await listMemberships(store.read, _id)
  const paid = rows.find(({ source }) => source === payments?.source)
  return { ...membership, customerId: paid?.customerId ?? null }
}

/** Changes a person’s gift for an app admin, and records it in the person’s own trail. */
async function changeGift(
  context: SignedIn,
  user: string,
  work: (trx: Db, payer: Payer) => Promise<void>,
): Promise<PersonMembership> {
  const _id = storable(user)
  await context.store.write(async (trx) => {
    await requireAdmin(trx, context, null)
    const payer = await lockPayer(trx, _id)
    if (payer === undefined || payer.deletionDate !== null) throw notFound('person')
    await work(trx, payer)
    await settleIn(trx, context, payer)
    await noteChange(trx, context, _id, ['gift'])
  })
  return personMembership(context, _id)
}

const giftOf = (user: string, endsDate: number, readDate: number): MembershipRecord => ({
  ...{ user, source: 'gift', status: 'active', endsDate, readDate, cancelAtPeriodEnd: 0 },
  ...{ plan: null, priceId: null, amount: null, currency: null, interval: null },
  ...{ customerId: null, subscriptionId: null, currentPeriodEnd: null },
  ...{ pastDueSince: null, problem: null },
})

/**
 * giftCreate: gives a membership until a date, replaces an earlier gift, and mails the user.
 * Refuses with BAD_USER_INPUT and NOT_FOUND. Product 6, paid membership.
 */
export function createGift(
  context: SignedIn,
  user: string,
  until: number,
): Promise<PersonMembership> {
  const now = context.clock.now()
  if (until <= now) throw badInput('Choose a day in the future.', 'until')
  if (until > now + LONGEST_MS) throw badInput('Choose a day within the next ten years.', 'until')
  return changeGift(context, user, async (trx, { _id }) => {
    await saveMembership(trx, giftOf(_id, until, now))
    await queueMailTo(trx, context, _id, { kind: 'giftGiven', until })
  })
}

/** giftEnd: ends a person’s gift now. Refuses with NOT_FOUND without a gift. */
export function endGift(context: SignedIn, user: string): Promise<PersonMembership> {
  const now = context.clock.now()
  return changeGift(context, user, async (trx, { _id }) => {
    const rows = await listMemberships(trx, _id)
    const gift = rows.find(({ source, status }) => source === 'gift' && status === 'active')
    if (gift === undefined) throw notFound('gift')
    await saveMembership(trx, { ...gift, status: 'canceled', endsDate: now, readDate: now })
  })
}

const MOST_PROBLEMS = 200

export type MembershipProblem = ProblemRow

/**
 * membershipProblemGetMany: at most 200 differences between provider and product, for app admins;
 * the access to each user is recorded.
 */
export async function membershipProblems(context: SignedIn): Promise<MembershipProblem[]> {
  const rows = await listProblems(context.store.read, MOST_PROBLEMS)
  await recordAdminAccessToEach(context, () =>
    rows.flatMap(({ user }) => (user === null ? [] : [user])),
  )
  return rows
}
