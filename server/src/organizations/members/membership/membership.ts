import { digest } from '#accounts/accounts.ts'
import { endAllSessions } from '#accounts/session.ts'
import { endOnRoleChange } from '#accounts/sessions/sessions.ts'
import type { Witness } from '#audit/audit.ts'
import {
  recordCompanyEvent,
  recordCompanyEvents,
  wasRecorded,
} from '#audit/company-events/company-events.ts'
import { addressKeysOf } from '#db/address-keys.ts'
import type { Db, Store } from '#db/store.ts'
import { beginAnew } from '#impact/members-index/members-index.ts'
import { mailboxKey } from '#lib/addresses.ts'
import { AppError } from '#lib/errors.ts'
import { removeAdminAddresses } from '#organizations/companies/join-rules/admin-addresses.ts'
import { requireOtherAdmin } from '#organizations/companies/seats.ts'
import {
  deleteInvitationsTo,
  deleteOfCompany,
  listAdminInvitations,
  purgeEnded,
} from '../invitations.store.ts'
import { invitedOf, LIMITS } from '../members.rules.ts'
import { type MembershipEvent, membershipState, ruleOf } from './membership.rules.ts'
import {
  deletePast,
  deletePastOf,
  deletePastOfCompany,
  findDeactivation,
  findStanding,
  isDeactivated,
  listKnown,
  type NewStanding,
  purgeLeft,
  putPast,
  requiresFactor,
  saveStanding,
} from './membership.store.ts'

const DAY = 24 * 3_600_000
/** How long a company remembers since when someone who left was a member */
const LEFT_MS = 365 * DAY

export type Member = { company: string; _id: string }
type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>

/** Addresses that differ after a plus are one mailbox. */
const mailboxHash = (key: string) => digest(`mailbox ${mailboxKey(key)}`)

const hashesOf = (keys: readonly string[]) => [...new Set(keys.map(mailboxHash))]

type Given = Pick<NewStanding, 'admittedDate' | 'role'> & {
  /** The caller saves the new rights, and what the trail says, with a change of the record. */
  isSaved?: true
}

/**
 * Brings a person from one state of membership into another, with everything that follows from it
 * (`membership.rules.ts`). The company is locked, its seat asked for, and the right of the caller
 * checked. False if the person is in no state from which this leads anywhere. Refuses with CONFLICT
 * the last admin, and an end of one's own access.
 */
export async function applyMembershipEvent(
  trx: Db,
  witness: Witness,
  member: Member,
  event: MembershipEvent,
  { isSaved, ...given }: Given = {},
): Promise<boolean> {
  const { company, _id } = member
  const rule = ruleOf(event)
  const person = await findStanding(trx, _id)
  if (person === undefined) return false
  const from = membershipState(person, company)
  const isClosed = person.deletionDate !== null
  if (!rule.from.includes(from) || (isClosed && rule.alsoClosed !== true)) return false
  if (rule.by === 'other' && witness.viewer?.userId === _id) throw ownAccess()
  if (from === 'admin' && !isClosed) {
    await requireOtherAdmin(trx, member, rule.mayEmptyCompany === true)
  }
  // Sessions before their person, as everyone locks them.
  if (rule.endsSessions === 'all') await endAllSessions(trx, _id)
  if (rule.endsSessions === 'role') {
    await endOnRoleChange(trx, witness, _id, rule.to === 'admin' ? 1 : 0)
  }
  const { to, alsoClosed } = rule
  const now = witness.clock.now()
  const next = { ...given, from, to, now, alsoClosed }
  if (isSaved !== true && !(await saveStanding(trx, member, next))) return false
  if (isSaved !== true) {
    const isRight = to !== 'outside' && (from === 'admin') !== (to === 'admin')
    const fields = isRight ? ['isCompanyAdmin'] : []
    await recordCompanyEvent(trx, witness, { kind: rule.trail, company, items: [_id], fields })
  }
  if (rule.hidesScore) await beginAnew(trx, _id)
  const keys = await addressKeysOf(trx, person)
  if (rule.endsAdminAddresses) await removeAdminAddresses(trx, witness, member, keys)
  const ends = rule.endsInvitations
  if (ends !== undefined && (ends !== 'revokedOfAdmin' || from === 'admin')) {
    await endInvitations(trx, witness, { company, keys, isRevoked: ends !== 'used' })
  }
  await updatePast(trx, member, person, { past: rule.past, hashes: hashesOf(keys), now })
  return true
}

type Ending = {
  company: string
  /** Of the addresses of a person, the present one first */
  keys: readonly string[]
  /** Their rights or access end: also those that make an admin at another name of a mailbox. */
  isRevoked: boolean
}

/**
 * Deletes the invitations of a company to someone who came in, or whose rights or access end. The
 * trail names each that was for another address than the present one: it may have been for
 * somebody else.
 */
async function endInvitations(
  trx: Db,
  witness: Witness,
  { company, keys, isRevoked }: Ending,
): Promise<void> {
  const mailboxes = new Set(keys.map(mailboxKey))
  const ids = (isRevoked ? await listAdminInvitations(trx, company) : [])
    .filter(({ emailKey }) => mailboxes.has(mailboxKey(emailKey ?? '')))
    .map(({ _id }) => _id)
  const now = witness.clock.now()
  const changes = (await deleteInvitationsTo(trx, company, { keys, ids }))
    .filter((one) => one.emailKey !== keys[0] && one.usesLeft > 0 && Number(one.expires) > now)
    .map((one) => {
      const kind = 'invitation_revoked' as const
      return { kind, company, items: [one._id], invited: invitedOf(one) }
    })
  await recordCompanyEvents(trx, witness, changes)
}

const ownAccess = () =>
  new AppError(
    'CONFLICT',
    'You cannot end your own access. Ask another admin, or leave the company.',
  )

type Past = {
  past: ReturnType<typeof ruleOf>['past']
  hashes: readonly string[]
  now: number
}

async function updatePast(
  trx: Db,
  member: Member,
  person: Standing,
  { past, hashes, now }: Past,
): Promise<void> {
  if (past === 'forgetAll') await deletePast(trx, { ...member, hashes })
  if (past === 'forgetDeactivated') await deletePast(trx, { ...member, hashes }, 'deactivated')
  if (past === 'rememberDeactivated') {
    await deletePastOf(trx, member)
    const known = mailboxHash(person.emailKey)
    const stay = { state: 'deactivated', date: now, admittedDate: null, known } as const
    await putPast(trx, member, hashes, stay)
  }
  if (past === 'rememberLeft') await rememberLeft(trx, member, person, { hashes, now })
}

/**
 * Someone whom the company deactivated stays blocked once they left, also by an address that the
 * company never saw. Of others it is kept since when they were in, where a second factor is
 * required: else leaving and coming back would give new days of grace.
 */
async function rememberLeft(
  trx: Db,
  member: Member,
  { admittedDate }: Standing,
  { hashes, now }: { hashes: readonly string[]; now: number },
): Promise<void> {
  const date = await findDeactivation(trx, member)
  if (date !== undefined) {
    await putPast(trx, member, hashes, { state: 'deactivated', date, admittedDate: null })
  } else if (await requiresFactor(trx, member.company)) {
    const stay = { state: 'left', date: now, admittedDate: admittedDate ?? 0 } as const
    await putPast(trx, member, hashes, stay)
  }
}

/**
 * Whether a person may not come into a company by themselves: it deactivated them, and has not
 * invited their address since. `key` is that of the address with which they come; an empty `_id` is
 * nobody. Product 4, deactivation.
 */
export const isBlocked = (
  db: Db,
  { key, ...member }: Member & { key: string },
  now: number,
): Promise<boolean> => isDeactivated(db, member, { key, mailboxHash: mailboxHash(key), now })

/**
 * As `isBlocked`, of someone who tries to come in. The trail of the company, which is locked, says
 * so once a day (UTC), if the company knew the mailbox: a new colleague may have it now.
 */
export async function turnAway(trx: Db, witness: Witness, member: Member): Promise<boolean> {
  const { company, _id } = member
  const now = witness.clock.now()
  const key = (await findStanding(trx, _id))?.emailKey ?? ''
  if (!(await isBlocked(trx, { ...member, key }, now))) return false
  const emailKey = mailboxKey(key)
  if ((await listKnown(trx, company, [mailboxHash(key)])).length === 0) return true
  const kind = 'member_turned_away'
  const since = now - (now % DAY)
  if (await wasRecorded(trx, { company, kind, emailKey, since })) return true
  await recordCompanyEvent(trx, witness, { kind, company, invited: { emailKey, named: emailKey } })
  return true
}

/** Of these addresses, by their keys, those at whose mailboxes the company deactivated someone. */
export async function deactivatedAmong(
  db: Db,
  company: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set(await listKnown(db, company, [...new Set(keys.map(mailboxHash))]))
  return new Set(keys.filter((key) => known.has(mailboxHash(key))))
}

/**
 * Someone lost their rights in a company while their account was closed: nothing is left by which
 * they could have them back.
 */
export async function endRights(trx: Db, witness: Witness, member: Member): Promise<void> {
  const person = await findStanding(trx, member._id)
  if (person === undefined) return
  const keys = await addressKeysOf(trx, person)
  await removeAdminAddresses(trx, witness, member, keys)
  await endInvitations(trx, witness, { company: member.company, keys, isRevoked: true })
}

/** Removes what a company that is deleted leaves behind of who may join it. */
export async function forgetMembershipsOf(trx: Db, company: string): Promise<void> {
  await deleteOfCompany(trx, company)
  await deletePastOfCompany(trx, company)
}

/** Forgets invitations that ended a month ago, and those who left a year ago; run once a day. */
export const purge = (store: Store, now: number): Promise<void> =>
  store.write(async (trx) => {
    await purgeEnded(trx, now - LIMITS.endedMs)
    await purgeLeft(trx, now - LEFT_MS)
  })
