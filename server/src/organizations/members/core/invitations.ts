import { hashToken, readAddress } from '#accounts/core/accounts.ts'
import {
  countExternalMail,
  externalMailsLeft,
  isWithinMailLimit,
} from '#accounts/email-links/email-links.ts'
import { columnsOfNewcomer } from '#accounts/people/people.ts'
import {
  type CompanyChange,
  recordCompanyEvent,
  recordCompanyEvents,
} from '#audit/company-events.ts'
import type { LockedCompany } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import type { InvitationTable } from '#db/tables.members.ts'
import type { Context, InvitedSignUp, SignedIn } from '#graphql/context.ts'
import { linkCode } from '#lib/codes.ts'
import { AppError, invalidCode, notFound } from '#lib/errors.ts'
import { queueMails } from '#messaging/outbox/outbox.ts'
import { lockAsAdmin } from '#organizations/companies/administering.ts'
import { domainsOf } from '#organizations/companies/companies.ts'
import {
  changeInvitation,
  deleteInvitation,
  findInvitation,
  findInvitingCompany,
  findLive,
  putInvitations,
} from './invitations.store.ts'
import { invitedOf, LIMITS, type MemberChange, type NewMember, type Whom } from './members.rules.ts'
import { hasAccount, listByAddress } from './members.store.ts'

type InvitedPerson = Pick<
  InvitationTable,
  'firstName' | 'lastName' | 'firstKey' | 'lastKey' | 'role' | 'isCompanyAdmin'
>

/** The columns for the fields that an admin enters. Refuses with BAD_USER_INPUT by field. */
function columnsOf({ isCompanyAdmin, ...said }: MemberChange): Partial<InvitedPerson> {
  const admin = isCompanyAdmin === undefined ? {} : { isCompanyAdmin: isCompanyAdmin ? 1 : 0 }
  return { ...columnsOfNewcomer(said), ...admin } as Partial<InvitedPerson>
}

const NOTHING_SAID: InvitedPerson = {
  firstName: '',
  lastName: '',
  firstKey: '',
  lastKey: '',
  role: null,
  isCompanyAdmin: 0,
}

type NewInvitation = Pick<InvitationTable, 'company' | 'email' | 'emailKey' | 'expires' | 'uses'> &
  InvitedPerson

/**
 * Stores invitations by the caller, at least one and no address twice. Answers each with its id and
 * its token, of which only a hash is stored.
 */
export async function storeInvitations<M extends NewInvitation>(
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
  // An invitation that is sent again keeps its id.
  const idOf = new Map(stored.map(({ _id, emailKey }) => [emailKey, _id]))
  return all.map((one) => ({ ...one, _id: idOf.get(one.emailKey) ?? one._id }))
}

/** Whether the caller may invite any number of addresses: only app admins. */
const isTrusted = ({ viewer }: SignedIn) => viewer.role === 'appAdmin'

/** The daily limit is reached. */
export class NoRoomToday extends AppError {}

/** Counts and limits mails to addresses outside the domains of the company, against spam. */
async function countStrangers(
  trx: Db,
  context: SignedIn,
  company: string,
  keys: readonly string[],
): Promise<void> {
  if (isTrusted(context)) return
  const { has } = await domainsOf(trx, company)
  for (const key of keys) {
    const room = has(key) || (await countExternalMail(trx, context, company))
    if (room === true) continue
    const most = room.most.toLocaleString('en')
    const message = `You’ve invited ${most} people outside your company’s domains today. Add your company’s domain, or continue tomorrow.`
    const { retryAfter } = room
    throw new NoRoomToday('TOO_MANY_REQUESTS', message, { field: 'email', retryAfter })
  }
}

/** The daily limit for addresses outside the domains of a company. */
export type Strangers = {
  /** How many are left; null without a limit */
  left: number | null
  domains: readonly string[]
  isOne(key: string): boolean
}

/**
 * One message for two reasons, to disclose neither closed accounts nor invitations by other
 * companies.
 */
const NOT_NOW = 'We can’t invite this email right now. Try again later.'

/** The daily limit that `inviteAll` applies to the caller now. Product 4, joining. */
export async function strangersOf(db: Db, context: SignedIn, company: string): Promise<Strangers> {
  const { domains, has } = await domainsOf(db, company)
  const left = isTrusted(context) ? null : await externalMailsLeft(db, context, company)
  return { left, domains, isOne: (key) => !has(key) }
}

/** A person to invite; the mail leaves at `sendAfter` at the earliest. */
export type Invitee = NewMember & { sendAfter?: number }

const refusedAt = (code: 'CONFLICT' | 'TOO_MANY_REQUESTS', message: string, retryAfter?: number) =>
  new AppError(code, message, { field: 'email', ...(retryAfter && { retryAfter }) })

/**
 * Mails invitations of a locked company, in place of earlier ones to the same addresses: one to a
 * thousand, no address twice, all or none. Refuses with BAD_USER_INPUT, CONFLICT (the address of a
 * member or of a closed account) and TOO_MANY_REQUESTS (the limits per address and per day).
 * Answers the ids in order.
 */
export async function inviteAll(
  trx: Db,
  context: SignedIn,
  held: Pick<LockedCompany, '_id' | 'name'>,
  people: readonly Invitee[],
): Promise<{ _id: string }[]> {
  const { _id: company } = held
  const keys = people.map(({ email }) => readAddress(email).key)
  const [member] = await listByAddress(trx, company, keys)
  if (member !== undefined) {
    const isClosed = member.deletionDate !== null
    throw refusedAt('CONFLICT', isClosed ? NOT_NOW : 'This person is already a member.')
  }
  if (!(await isWithinMailLimit(trx, context, 'invite', ...keys))) {
    throw refusedAt('TOO_MANY_REQUESTS', NOT_NOW, 3600)
  }
  const made = await sendInvitations(trx, context, held, people)
  const changes = made.map((one) => {
    const fields = one.isCompanyAdmin === 1 ? ['isCompanyAdmin'] : []
    const invited = invitedOf(one)
    return { kind: 'member_invited', company, items: [one._id], invited, fields } as const
  })
  await recordCompanyEvents(trx, context, changes)
  return made.map(({ _id }) => ({ _id }))
}

/**
 * Stores and mails invitations as `inviteAll` does, for callers that check the addresses and record
 * the event themselves. Refuses with BAD_USER_INPUT and TOO_MANY_REQUESTS (the limit per day).
 */
export async function sendInvitations(
  trx: Db,
  context: SignedIn,
  { _id: company, name }: Pick<LockedCompany, '_id' | 'name'>,
  people: readonly Invitee[],
) {
  const until = context.clock.now() + LIMITS.invitationMs
  const wanted = people.map(({ email: typed, sendAfter: _after, ...said }) => {
    const { email, key } = readAddress(typed)
    const known = { ...NOTHING_SAID, ...columnsOf(said) }
    return { ...known, company, email, emailKey: key, expires: until, uses: 1 }
  })
  const keys = wanted.map(({ emailKey }) => emailKey)
  await countStrangers(trx, context, company, keys)
  const made = await storeInvitations(trx, context, wanted)
  const letters = made.map(({ email, firstName, isCompanyAdmin, token }, at) => {
    const recipient = { email, user: null, firstName }
    const isAdmin = isCompanyAdmin === 1
    const mail = { kind: 'invitation', company: name, code: token, until, isAdmin } as const
    return { recipient, mail, sendAfter: people[at]?.sendAfter ?? 0 }
  })
  await queueMails(trx, context, letters)
  return made
}

/**
 * Changes an invitation of a locked company. Answers the event to record. Refuses with CONFLICT if
 * the invitation has a newer version than the given one.
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
  // A save without a change doesn't set the maker: it would make the invitation of a former admin
  // valid again.
  const makesAdmin = said.isCompanyAdmin === true && isCompanyAdmin === 0
  const maker = makesAdmin ? { createdBy: context.viewer.userId } : {}
  if (!(await changeInvitation(trx, { _id, version }, { ...columns, ...maker }))) {
    if (version === undefined) throw notFound('person')
    const message =
      'This invitation was changed in the meantime. Look at it again before you save. What you typed is still here.'
    throw new AppError('CONFLICT', message, { field: 'version' })
  }
  const invited = invitedOf({ ...whom, ...columns })
  return [{ kind: 'member_changed', company, items: [_id], fields, invited }]
}

/** Revokes an invitation: its link is invalid at once. Refuses with NOT_FOUND. */
export async function revoke(
  trx: Db,
  context: SignedIn,
  company: string,
  _id: string,
): Promise<void> {
  await lockAsAdmin(trx, context, company)
  const gone = await deleteInvitation(trx, company, _id)
  if (gone === undefined) throw notFound('invitation')
  const kind = gone.emailKey === null ? 'invitation_link_ended' : 'invitation_revoked'
  const change = { kind, company, items: [_id] } as const
  await recordCompanyEvent(trx, context, { ...change, invited: invitedOf(gone) })
}

/** Mails an invitation again, with a new link and a new expiry. */
export async function inviteAgain(
  trx: Db,
  context: SignedIn,
  company: string,
  _id: string,
): Promise<{ _id: string }> {
  // The lock comes before the read, so that the invitation gives its current rights.
  const held = await lockAsAdmin(trx, context, company)
  const found = await findInvitation(trx, company, _id)
  if (found === undefined || found.email === null) throw notFound('invitation')
  const { email, firstName, lastName, role, isCompanyAdmin } = found
  const said = { firstName, lastName, role, isCompanyAdmin: isCompanyAdmin === 1 }
  const [made] = await inviteAll(trx, context, held, [{ email, ...said }])
  if (made === undefined) throw notFound('invitation')
  return made
}

/** A valid invitation for this address; undefined if it ended or is for another address. */
export async function liveInvitation(
  db: Db,
  tokenHash: string,
  key: string,
  now: number,
): Promise<InvitedSignUp | undefined> {
  const row = await findLive(db, tokenHash, now)
  if (row === undefined || (row.emailKey !== null && row.emailKey !== key)) return undefined
  const { company, uses } = row
  return { company, isMailed: row.emailKey !== null, tokenHash, uses }
}

/** An invitation for anyone with its link. */
export type Invitation = {
  company: string
  isCompanyAdmin: boolean
  expires: number
  /** Of a mailed invitation: its address and name, and whether the address has an account */
  email: string | null
  firstName: string
  lastName: string
  hasAccount: boolean
}

/**
 * invitationGet: shows an invitation without using it. A mailed link proves access to the mailbox, so
 * it may say whether the address has an account. Refuses with INVALID_CODE.
 */
export async function invitationOf({ store, clock }: Context, code: string): Promise<Invitation> {
  const row = await findLive(store.read, hashToken(linkCode(code) ?? ''), clock.now())
  const company = row && (await findInvitingCompany(store.read, row.company))
  if (row === undefined || company === undefined) throw invalidCode()
  const { email, emailKey, firstName, lastName, expires } = row
  const isCompanyAdmin = row.isCompanyAdmin === 1
  const known = emailKey !== null && (await hasAccount(store.read, emailKey))
  return { company, isCompanyAdmin, expires, email, firstName, lastName, hasAccount: known }
}
