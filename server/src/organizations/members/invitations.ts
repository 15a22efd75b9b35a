import { hashToken, readAddress } from '#accounts/accounts.ts'
import { hasRoomFor, roomForStranger, strangersLeft } from '#accounts/links/codes.ts'
import { columnsOfNewcomer } from '#accounts/people/people.ts'
import type { Witness } from '#audit/audit.ts'
import {
  type CompanyChange,
  recordCompanyEvent,
  recordCompanyEvents,
} from '#audit/company-events/company-events.ts'
import { addressKeysOf } from '#db/address-keys.ts'
import type { Db } from '#db/store.ts'
import type { InvitationTable } from '#db/tables.members.ts'
import type { Invited } from '#graphql/account-hooks.ts'
import type { Context, SignedIn } from '#graphql/context.ts'
import { mailboxKey } from '#lib/addresses.ts'
import { AppError, invalidCode, notFound } from '#lib/errors.ts'
import { queueMails } from '#messaging/outbox/outbox.ts'
import { holdAdministered } from '#organizations/companies/administering.ts'
import { domainsOf } from '#organizations/companies/companies.ts'
import type { Held } from '#organizations/companies/seats.ts'
import {
  changeInvitation,
  deleteInvitation,
  deleteInvitationsTo,
  deleteOfCompany,
  findInvitation,
  findInvitingCompany,
  findLive,
  giveUseBack,
  listAdminInvitations,
  purgeEnded,
  putInvitations,
  takeUse,
} from './invitations.store.ts'
import { invitedOf, LIMITS, type MemberChange, type NewMember, type Whom } from './members.rules.ts'
import { hasAccount, listByAddress } from './members.store.ts'

type Known = Pick<
  InvitationTable,
  'firstName' | 'lastName' | 'firstKey' | 'lastKey' | 'role' | 'isCompanyAdmin'
>

/** The columns of what an admin says of somebody. Refuses with BAD_USER_INPUT by field. */
function columnsOf({ isCompanyAdmin, ...said }: MemberChange): Partial<Known> {
  const admin = isCompanyAdmin === undefined ? {} : { isCompanyAdmin: isCompanyAdmin ? 1 : 0 }
  return { ...columnsOfNewcomer(said), ...admin } as Partial<Known>
}

const NOTHING_SAID: Known = {
  firstName: '',
  lastName: '',
  firstKey: '',
  lastKey: '',
  role: null,
  isCompanyAdmin: 0,
}

type Made = Pick<InvitationTable, 'company' | 'email' | 'emailKey' | 'expires' | 'uses'> & Known

/**
 * Stores invitations of the caller’s, one at least and no address twice, and answers each, as it was
 * given, with its id and its token, which is kept nowhere.
 */
export async function storeInvitations<M extends Made>(
  trx: Db,
  { ids, clock, viewer }: SignedIn,
  made: readonly M[],
): Promise<(M & { _id: string; token: string })[]> {
  const all = made.map((one) => ({ ...one, _id: ids.id(), token: ids.secret() }))
  const by = { createdBy: viewer.userId, createdDate: clock.now() }
  const rows = all.map(({ token, ...one }) => {
    return { ...one, ...by, tokenHash: hashToken(token), usesLeft: one.uses }
  })
  const stored = await putInvitations(trx, rows)
  // Whom the company had invited already keeps the id of that.
  const idOf = new Map(stored.map(({ _id, emailKey }) => [emailKey, _id]))
  return all.map((one) => ({ ...one, _id: idOf.get(one.emailKey) ?? one._id }))
}

/** Those who run the product know whom they write to. */
const isTrusted = ({ viewer }: SignedIn) => viewer.role === 'appAdmin'

/** Of an invitation that only has to wait: the day has no room for more at such addresses. */
export class NoRoomToday extends AppError {}

/**
 * Counts mails to those of whom nothing says that they are of the company: whoever runs one could
 * else have us write to anybody at all.
 */
async function countStrangers(
  trx: Db,
  context: SignedIn,
  company: string,
  keys: readonly string[],
): Promise<void> {
  if (isTrusted(context)) return
  const { has } = await domainsOf(trx, company)
  for (const key of keys) {
    const room = has(key) || (await roomForStranger(trx, context, company))
    if (room === true) continue
    const most = room.most.toLocaleString('en')
    const message = `${most} people with addresses outside of your own mail domains were invited today. Prove the domain of your company, or go on tomorrow.`
    const { retryAfter } = room
    throw new NoRoomToday('TOO_MANY_REQUESTS', message, { field: 'email', retryAfter })
  }
}

/** Whom of those outside of its own mail domains a company may still invite today. */
export type Strangers = {
  /** So many; null where they are not counted */
  left: number | null
  domains: readonly string[]
  /** Whether an address, by its key, is outside */
  isOne(key: string): boolean
}

/**
 * Of who closed their account: that they did is theirs to tell, and no list shows them. Of an address
 * that got as many invitations as it may in an hour: they may be of others, which are not ours to tell.
 */
const NOT_NOW = 'This address cannot be invited at the moment. Please try again later.'

/** What `invite` would let the caller do, without counting anything. Product 4, joining. */
export async function strangersOf(db: Db, context: SignedIn, company: string): Promise<Strangers> {
  const { domains, has } = await domainsOf(db, company)
  const left = isTrusted(context) ? null : await strangersLeft(db, context, company)
  return { left, domains, isOne: (key) => !has(key) }
}

/** Somebody to invite; their mail leaves at `sendAfter` at the earliest. */
export type Invitee = NewMember & { sendAfter?: number }

const refusedAt = (code: 'CONFLICT' | 'TOO_MANY_REQUESTS', message: string, retryAfter?: number) =>
  new AppError(code, message, { field: 'email', ...(retryAfter && { retryAfter }) })

/**
 * Mails invitations to addresses, each in place of the one that the company, which is held, sent
 * there before: one at least, none of them twice, a thousand at the most. All of them or none:
 * refuses with BAD_USER_INPUT, CONFLICT (a member already, or not now) and TOO_MANY_REQUESTS (mails
 * to an address, or to strangers in a day). Answers the ids in their order.
 */
export async function inviteAll(
  trx: Db,
  context: SignedIn,
  { _id: company, name }: Pick<Held, '_id' | 'name'>,
  people: readonly Invitee[],
): Promise<{ _id: string }[]> {
  const until = context.clock.now() + LIMITS.invitationMs
  const wanted = people.map(({ email: typed, sendAfter: _after, ...said }) => {
    const { email, key } = readAddress(typed)
    const known = { ...NOTHING_SAID, ...columnsOf(said) }
    return { ...known, company, email, emailKey: key, expires: until, uses: 1 }
  })
  const keys = wanted.map(({ emailKey }) => emailKey)
  const [member] = await listByAddress(trx, company, keys)
  if (member !== undefined) {
    const isClosed = member.deletionDate !== null
    throw refusedAt('CONFLICT', isClosed ? NOT_NOW : 'This person is a member already.')
  }
  if (!(await hasRoomFor(trx, context, 'invite', ...keys))) {
    throw refusedAt('TOO_MANY_REQUESTS', NOT_NOW, 3600)
  }
  await countStrangers(trx, context, company, keys)
  const made = await storeInvitations(trx, context, wanted)
  const letters = made.map(({ email, firstName, isCompanyAdmin, token }, at) => {
    const recipient = { email, user: null, firstName }
    const isAdmin = isCompanyAdmin === 1
    const mail = { kind: 'invitation', company: name, code: token, until, isAdmin } as const
    return { recipient, mail, sendAfter: people[at]?.sendAfter ?? 0 }
  })
  await queueMails(trx, context, letters)
  const changes = made.map((one) => {
    const fields = one.isCompanyAdmin === 1 ? ['isCompanyAdmin'] : []
    const invited = invitedOf(one)
    return { kind: 'member_invited', company, items: [one._id], invited, fields } as const
  })
  await recordCompanyEvents(trx, context, changes)
  return made.map(({ _id }) => ({ _id }))
}

/**
 * Changes what an open invitation, of a company that is held, says of its person, and answers what
 * its trail is to say of that. Refuses with CONFLICT where it was changed since the `version` that
 * is given.
 */
export async function changeInvited(
  trx: Db,
  context: SignedIn,
  {
    _id,
    company,
    isCompanyAdmin,
    ...whom
  }: Pick<InvitationTable, '_id' | 'company' | 'isCompanyAdmin'> & Whom,
  { version, ...said }: MemberChange & { version?: number },
): Promise<CompanyChange[]> {
  const columns = columnsOf(said)
  const fields = Object.keys(said)
  if (fields.length === 0) return []
  // Who makes an admin of somebody answers for it: it holds while they may make one. Who saves one
  // that makes an admin already answers for nothing: else that of somebody dismissed held again.
  const makesAdmin = said.isCompanyAdmin === true && isCompanyAdmin === 0
  const maker = makesAdmin ? { createdBy: context.viewer.userId } : {}
  if (!(await changeInvitation(trx, { _id, version }, { ...columns, ...maker }))) {
    if (version === undefined) throw notFound('person')
    const message =
      'This invitation was changed elsewhere in the meantime. Look at it again before you save; what you typed is still here.'
    throw new AppError('CONFLICT', message, { field: 'version' })
  }
  const invited = invitedOf({ ...whom, ...columns })
  return [{ kind: 'member_changed', company, items: [_id], fields, invited }]
}

/** Takes an invitation back: its link is dead at once. Refuses with NOT_FOUND. */
export async function revoke(
  trx: Db,
  context: SignedIn,
  company: string,
  _id: string,
): Promise<void> {
  await holdAdministered(trx, context, company)
  const gone = await deleteInvitation(trx, company, _id)
  if (gone === undefined) throw notFound('invitation')
  const kind = gone.emailKey === null ? 'invitation_link_ended' : 'invitation_revoked'
  const change = { kind, company, items: [_id] } as const
  await recordCompanyEvent(trx, context, { ...change, invited: invitedOf(gone) })
}

/** Mails an address its invitation once more: a new link, and the time begins anew. */
export async function inviteAgain(
  trx: Db,
  context: SignedIn,
  company: string,
  _id: string,
): Promise<{ _id: string }> {
  // First of all: what it gives is what it gives now.
  const held = await holdAdministered(trx, context, company)
  const found = await findInvitation(trx, company, _id)
  if (found === undefined || found.email === null) throw notFound('invitation')
  const { email, firstName, lastName, role, isCompanyAdmin } = found
  const said = { firstName, lastName, role, isCompanyAdmin: isCompanyAdmin === 1 }
  const [made] = await inviteAll(trx, context, held, [{ email, ...said }])
  if (made === undefined) throw notFound('invitation')
  return made
}

/** Where an invitation leads someone with this address; undefined if it ended or is for another. */
export async function liveInvitation(
  db: Db,
  tokenHash: string,
  key: string,
  now: number,
): Promise<Invited | undefined> {
  const row = await findLive(db, tokenHash, now)
  if (row === undefined || (row.emailKey !== null && row.emailKey !== key)) return undefined
  return { company: row.company, isMailed: row.emailKey !== null, tokenHash: row.tokenHash }
}

/**
 * Uses an invitation once, whose company is locked, and answers what it gives now: an admin may have
 * changed it since it was opened. Undefined if it ended. It is never used more often than it allows.
 */
export async function takeInvitation(trx: Db, tokenHash: string, now: number) {
  const row = await takeUse(trx, tokenHash, now)
  return (
    row && { isAdmin: row.isCompanyAdmin === 1, role: row.role, isMailed: row.emailKey !== null }
  )
}

/** The invitation let nobody in after all. */
export const giveBack = giveUseBack

type Ending = {
  company: string
  person: { _id: string; emailKey: string }
  /** Their rights or access end: also those that make an admin at another name of a mailbox. */
  isRevoked: boolean
}

/**
 * Deletes the invitations of a company to all addresses of someone who came in, or whose rights or
 * access end. The trail names each that was for another address than the present one: it may have
 * been for somebody else.
 */
export async function endInvitationsTo(
  trx: Db,
  witness: Witness,
  { company, person, isRevoked }: Ending,
): Promise<void> {
  const keys = await addressKeysOf(trx, person)
  const mailboxes = new Set(keys.map(mailboxKey))
  const ids = (isRevoked ? await listAdminInvitations(trx, company) : [])
    .filter(({ emailKey }) => mailboxes.has(mailboxKey(emailKey ?? '')))
    .map(({ _id }) => _id)
  const gone = await deleteInvitationsTo(trx, company, { keys, ids })
  const now = witness.clock.now()
  const others = gone.filter(
    ({ emailKey, usesLeft, expires }) =>
      emailKey !== person.emailKey && usesLeft > 0 && Number(expires) > now,
  )
  const kind = 'invitation_revoked'
  await recordCompanyEvents(
    trx,
    witness,
    others.map((one) => ({ kind, company, items: [one._id], invited: invitedOf(one) })),
  )
}

/** Removes all invitations of a company that is deleted, and its unproven domains. */
export const forgetInvitations = deleteOfCompany

/** Forgets invitations that ended a month ago. */
export const purgeInvitations = (trx: Db, now: number): Promise<void> =>
  purgeEnded(trx, now - LIMITS.endedMs)

/** What whoever holds an invitation reads of it. */
export type Invitation = {
  company: string
  isCompanyAdmin: boolean
  expires: number
  /** Of one that was mailed: to which address, to whom, and whether that has an account */
  email: string | null
  firstName: string
  lastName: string
  hasAccount: boolean
}

/**
 * invitationGet: what an invitation leads to, for whoever has its link; nothing is used up. Who has
 * one that was mailed reads that mailbox, and so may know what stands behind the address. Refuses
 * with INVALID_CODE one that has ended.
 */
export async function invitationOf({ store, clock }: Context, code: string): Promise<Invitation> {
  const row = await findLive(store.read, hashToken(code.trim()), clock.now())
  const company = row && (await findInvitingCompany(store.read, row.company))
  if (row === undefined || company === undefined) throw invalidCode()
  const { email, emailKey, firstName, lastName, expires } = row
  const isCompanyAdmin = row.isCompanyAdmin === 1
  const known = emailKey !== null && (await hasAccount(store.read, emailKey))
  return { company, isCompanyAdmin, expires, email, firstName, lastName, hasAccount: known }
}

/** The live invitation behind the hash of a token, or undefined. */
export const openInvitation = findLive
