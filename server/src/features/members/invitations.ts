import type { Db } from '#db/store.ts'
import type { InvitationTable } from '#db/tables.members.ts'
import { recordCompanyEvent } from '#features/audit/company-events.ts'
import { holdAdministered } from '#features/companies/administering.ts'
import { domainsOf, isOfCompany } from '#features/companies/companies.ts'
import { hashToken, readAddress } from '#features/identity/identity.ts'
import { hasRoomFor, roomForStranger, strangersLeft } from '#features/identity/links/codes.ts'
import { queueMail } from '#features/outbox/outbox.ts'
import { columnsOfNewcomer } from '#features/people/people.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError, notFound } from '#kernel/errors.ts'
import {
  changeInvitation,
  deleteInvitation,
  findInvitation,
  putInvitation,
} from './invitations.store.ts'
import { LIMITS, type MemberChange, type NewMember } from './members.rules.ts'
import { listByAddress } from './members.store.ts'

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

type Whom = Pick<InvitationTable, 'emailKey' | 'email' | 'firstName' | 'lastName'>

type Made = Pick<InvitationTable, 'company' | 'email' | 'emailKey' | 'expires' | 'uses'> & Known

/** Stores an invitation of the caller’s and answers its token, which is kept nowhere. */
export async function storeInvitation(trx: Db, context: SignedIn, made: Made) {
  const { ids, clock, viewer } = context
  const token = ids.secret()
  const _id = await putInvitation(trx, {
    ...made,
    _id: ids.id(),
    tokenHash: hashToken(token),
    createdBy: viewer.userId,
    createdDate: clock.now(),
    usesLeft: made.uses,
  })
  return { _id, token }
}

/** Those who run the product know whom they write to. */
const isTrusted = ({ viewer }: SignedIn) => viewer.role === 'appAdmin'

/** Of an invitation that only has to wait: the day has no room for more at such addresses. */
export class NoRoomToday extends AppError {}

/**
 * Counts a mail to somebody of whom nothing says that they are of the company: whoever runs one
 * could else have us write to anybody at all.
 */
async function countStranger(trx: Db, context: SignedIn, company: string, key: string) {
  if (isTrusted(context) || (await isOfCompany(trx, company, key))) return
  const room = await roomForStranger(trx, context, company)
  if (room === true) return
  const most = room.most.toLocaleString('en')
  const message = `${most} people with addresses outside of your own mail domains were invited today. Prove the domain of your company, or go on tomorrow.`
  const { retryAfter } = room
  throw new NoRoomToday('TOO_MANY_REQUESTS', message, { field: 'email', retryAfter })
}

/** Whom of those outside of its own mail domains a company may still invite today. */
export type Strangers = {
  /** So many; null where they are not counted */
  left: number | null
  domains: readonly string[]
  /** Whether an address, by its key, is outside */
  isOne(key: string): boolean
}

/** Of who closed their account: that they did is theirs to tell, and no list shows them. */
const NOT_NOW = 'This address cannot be invited at the moment. Please try again later.'

/** What `invite` would let the caller do, without counting anything. Product 4, joining. */
export async function strangersOf(db: Db, context: SignedIn, company: string): Promise<Strangers> {
  const { domains, has } = await domainsOf(db, company)
  const left = isTrusted(context) ? null : await strangersLeft(db, context, company)
  return { left, domains, isOne: (key) => !has(key) }
}

/**
 * Mails an invitation to an address, in place of the one that the company sent there before. Refuses
 * with BAD_USER_INPUT, CONFLICT (a member already, or not now) and TOO_MANY_REQUESTS (mails to this
 * address, or to strangers in a day). The mail leaves at `sendAfter` at the earliest.
 */
export async function invite(
  trx: Db,
  context: SignedIn,
  company: string,
  { email: typed, ...said }: NewMember,
  sendAfter = 0,
): Promise<{ _id: string }> {
  const { email, key } = readAddress(typed)
  const known = { ...NOTHING_SAID, ...columnsOf(said) }
  const { name } = await holdAdministered(trx, context, company)
  const [member] = await listByAddress(trx, company, [key])
  if (member !== undefined) {
    const isClosed = member.deletionDate !== null
    const message = isClosed ? NOT_NOW : 'This person is a member already.'
    throw new AppError('CONFLICT', message, { field: 'email' })
  }
  if (!(await hasRoomFor(trx, context, 'invite', key))) {
    const message = 'This address got several invitations just now. Please wait an hour.'
    throw new AppError('TOO_MANY_REQUESTS', message, { field: 'email', retryAfter: 3600 })
  }
  await countStranger(trx, context, company, key)
  const until = context.clock.now() + LIMITS.invitationMs
  const made = { ...known, company, email, emailKey: key, expires: until, uses: 1 }
  const { _id, token } = await storeInvitation(trx, context, made)
  const isAdmin = known.isCompanyAdmin === 1
  const mail = { kind: 'invitation', company: name, code: token, until, isAdmin } as const
  const to = { email, user: null, firstName: known.firstName }
  await queueMail(trx, context, to, mail, sendAfter)
  const invited = invitedOf({ ...known, email, emailKey: key })
  const change = { kind: 'member_invited', company, items: [_id], invited } as const
  const fields = known.isCompanyAdmin === 1 ? ['isCompanyAdmin'] : []
  await recordCompanyEvent(trx, context, { ...change, fields })
  return { _id }
}

/** Whom an invitation is for, as the company’s changes say it; of a link nobody. */
function invitedOf({ emailKey, email, firstName, lastName }: Whom) {
  if (emailKey === null) return undefined
  return { emailKey, named: `${firstName} ${lastName}`.trim() || (email ?? '') }
}

/**
 * Changes what an open invitation, of a company that is held, says of its person. Refuses with
 * CONFLICT where it was changed since the `version` that is given.
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
): Promise<void> {
  const columns = columnsOf(said)
  const fields = Object.keys(said)
  if (fields.length === 0) return
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
  const change = { kind: 'member_changed', company, items: [_id], fields } as const
  const invited = invitedOf({ ...whom, ...columns })
  await recordCompanyEvent(trx, context, { ...change, invited })
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
  await holdAdministered(trx, context, company)
  const found = await findInvitation(trx, company, _id)
  if (found === undefined || found.email === null) throw notFound('invitation')
  const { email, firstName, lastName, role, isCompanyAdmin } = found
  const said = { firstName, lastName, role, isCompanyAdmin: isCompanyAdmin === 1 }
  return invite(trx, context, company, { email, ...said })
}
