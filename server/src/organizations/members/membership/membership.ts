import { digest } from '#accounts/core/accounts.ts'
import { endAllSessions } from '#accounts/core/session.ts'
import { endOnRoleChange } from '#accounts/sessions/sessions.ts'
import type { AuditSource } from '#audit/audit.ts'
import { recordCompanyEvent, recordCompanyEvents, wasRecorded } from '#audit/company-events.ts'
import { addressKeysOf } from '#db/address-keys.ts'
import type { Db, Store } from '#db/store.ts'
import { resetSharing } from '#impact/members-index/members-index.ts'
import { mailboxKey } from '#lib/addresses.ts'
import { AppError } from '#lib/errors.ts'
import { planAgain } from '#messaging/due/due.ts'
import { removeAdminAddresses } from '#organizations/companies/join-rules/admin-addresses.ts'
import { requireOtherAdmin } from '#organizations/companies/seats.ts'
import {
  deleteInvitationsTo,
  deleteOfCompany,
  listAdminInvitations,
  purgeEnded,
} from '#organizations/members/core/invitations.store.ts'
import { invitedOf, LIMITS } from '#organizations/members/core/members.rules.ts'
import { type MembershipEvent, membershipState, ruleOf } from './membership.rules.ts'
import {
  deletePast,
  deletePastOf,
  deletePastOfCompany,
  findDeactivation,
  findStatus,
  isDeactivated,
  listKnown,
  type NewStatus,
  purgeLeft,
  putPast,
  requiresFactor,
  saveStatus,
} from './membership.store.ts'

const DAY = 24 * 3_600_000
/** How long the days of grace of people who left are stored */
const LEFT_MS = 365 * DAY

export type Member = { company: string; _id: string }
type Status = NonNullable<Awaited<ReturnType<typeof findStatus>>>

/** The hash of a mailbox. Addresses that differ only after a plus are one mailbox. */
const mailboxHash = (key: string) => digest(`mailbox ${mailboxKey(key)}`)

const hashesOf = (keys: readonly string[]) => [...new Set(keys.map(mailboxHash))]

type NewMembership = Pick<NewStatus, 'admittedDate' | 'role'> & {
  /** The caller saves the new rights and the event together with the user. */
  isSaved?: true
}

/**
 * Applies a change of membership with its consequences (`membership.rules.ts`). The caller has
 * locked the company and checked seats and rights. False if the person is in a state that the event
 * doesn't start from. Refuses with CONFLICT (the last admin, one's own access).
 */
export async function applyMembershipEvent(
  trx: Db,
  witness: AuditSource,
  member: Member,
  event: MembershipEvent,
  { isSaved, ...given }: NewMembership = {},
): Promise<boolean> {
  const { company, _id } = member
  const rule = ruleOf(event)
  const person = await findStatus(trx, _id)
  if (person === undefined) return false
  const from = membershipState(person, company)
  const isClosed = person.deletionDate !== null
  if (!rule.from.includes(from) || (isClosed && rule.alsoClosed !== true)) return false
  if (rule.by === 'other' && witness.viewer?.userId === _id) throw ownAccess()
  if (rule.onlyCompanies && person.isPublicDefault === 1) throw publicPerson()
  if (from === 'admin' && !isClosed) {
    await requireOtherAdmin(trx, member, rule.mayEmptyCompany === true)
  }
  // Lock order: sessions before their person.
  if (rule.endsSessions === 'all') await endAllSessions(trx, _id)
  if (rule.endsSessions === 'role') {
    await endOnRoleChange(trx, witness, _id, rule.to === 'admin' ? 1 : 0)
  }
  const { to, alsoClosed } = rule
  const now = witness.clock.now()
  const next = { ...given, from, to, now, alsoClosed }
  if (isSaved !== true && !(await saveStatus(trx, member, next))) return false
  if (isSaved !== true) {
    const isRight = to !== 'outside' && (from === 'admin') !== (to === 'admin')
    const fields = isRight ? ['isCompanyAdmin'] : []
    await recordCompanyEvent(trx, witness, { kind: rule.trail, company, items: [_id], fields })
  }
  if (rule.hidesScore) await resetSharing(trx, _id)
  const keys = await addressKeysOf(trx, person)
  if (rule.endsAdminAddresses) await removeAdminAddresses(trx, witness, member, keys)
  const ends = rule.endsInvitations
  if (ends !== undefined && (ends !== 'revokedOfAdmin' || from === 'admin')) {
    await endInvitations(trx, witness, { company, keys, isRevoked: ends !== 'used' })
  }
  await planAgain(trx, _id)
  await updatePast(trx, member, person, { past: rule.past, hashes: hashesOf(keys), now })
  return true
}

type Ending = {
  company: string
  /** The keys of a person's addresses, the current one first */
  keys: readonly string[]
  /** Also ends admin invitations to other addresses of the same mailboxes */
  isRevoked: boolean
}

/**
 * Deletes the invitations to a person who joined, or whose rights or access end. Records an event
 * for each invitation to another address than the current one: it may have been for another person.
 */
async function endInvitations(
  trx: Db,
  witness: AuditSource,
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

/**
 * Public users keep their access: without it, they could neither leave nor delete their account.
 */
export const publicPerson = () =>
  new AppError('CONFLICT', 'This person doesn’t belong to a company. Move them to one first.')

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
  person: Status,
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
 * Keeps a deactivated person blocked after leaving, also by addresses that the company doesn't
 * know. For other people, stores the start of the days of grace if a second factor is required, so
 * that joining again doesn't renew them.
 */
async function rememberLeft(
  trx: Db,
  member: Member,
  { admittedDate }: Status,
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
 * Whether a company blocks a person from joining: it deactivated them and didn't invite their
 * address (`key`) since. Product 4, deactivation.
 */
export const isBlocked = (
  db: Db,
  { key, ...member }: Member & { key: string },
  now: number,
): Promise<boolean> => isDeactivated(db, member, { key, mailboxHash: mailboxHash(key), now })

/**
 * Like `isBlocked`, for a person who tries to join a locked company. Records an event once a day
 * (UTC) if the company knew the mailbox, because a new colleague may use it now.
 */
export async function blockJoin(trx: Db, witness: AuditSource, member: Member): Promise<boolean> {
  const { company, _id } = member
  const now = witness.clock.now()
  const key = (await findStatus(trx, _id))?.emailKey ?? ''
  if (!(await isBlocked(trx, { ...member, key }, now))) return false
  const emailKey = mailboxKey(key)
  if ((await listKnown(trx, company, [mailboxHash(key)])).length === 0) return true
  const kind = 'member_turned_away'
  const since = now - (now % DAY)
  if (await wasRecorded(trx, { company, kind, emailKey, since })) return true
  await recordCompanyEvent(trx, witness, { kind, company, invited: { emailKey, named: emailKey } })
  return true
}

/** The address keys among these whose mailbox belonged to a person that the company deactivated. */
export async function deactivatedAmong(
  db: Db,
  company: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set(await listKnown(db, company, [...new Set(keys.map(mailboxHash))]))
  return new Set(keys.filter((key) => known.has(mailboxHash(key))))
}

/**
 * Ends invitations and admin addresses that could restore rights lost while an account was closed.
 */
export async function endRights(trx: Db, witness: AuditSource, member: Member): Promise<void> {
  const person = await findStatus(trx, member._id)
  if (person === undefined) return
  const keys = await addressKeysOf(trx, person)
  await removeAdminAddresses(trx, witness, member, keys)
  await endInvitations(trx, witness, { company: member.company, keys, isRevoked: true })
}

export async function forgetMembershipsOf(trx: Db, company: string): Promise<void> {
  await deleteOfCompany(trx, company)
  await deletePastOfCompany(trx, company)
}

/** Deletes old invitations and past memberships; runs once a day. */
export const purge = (store: Store, now: number): Promise<void> =>
  store.write(async (trx) => {
    await purgeEnded(trx, now - LIMITS.endedMs)
    await purgeLeft(trx, now - LEFT_MS)
  })
