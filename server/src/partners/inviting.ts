import { hashToken } from '#accounts/core/accounts.ts'
import { countForPerson } from '#accounts/core/person-limit.ts'
import { lockActor } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import type { PartnershipTable } from '#db/tables.partners.ts'
import type { SignedIn } from '#graphql/context.ts'
import { linkCode } from '#lib/codes.ts'
import { AppError, badInput, invalidCode, notFound } from '#lib/errors.ts'
import { nameKey } from '#lib/names.ts'
import { storable } from '#lib/storable.ts'
import { nameOf, notifyPartner } from './notices.ts'
import { meets, PARTNERS, pairOf } from './partners.rules.ts'
import {
  deletePartnership,
  findColleague,
  findLink,
  findPair,
  insertPartnership,
  isBlockedBy,
  listColleagues,
  recordAccepted,
} from './partners.store.ts'
import { asActor, namedOf, type PartnerName, readerOf } from './partners.ts'

const WEEK_MS = 7 * 24 * 3_600_000

const INVITATIONS = {
  what: 'partnerInvite',
  most: PARTNERS.invitationsAWeek,
  windowMs: WEEK_MS,
  message: `You can send ${PARTNERS.invitationsAWeek} invitations a week. Try again in a few days.`,
} as const

type Colleagues = { me: string; company: string }

/** The viewer as a person who searches by name. Refuses with FORBIDDEN without a company. */
function colleagueReader(context: SignedIn): Colleagues {
  const { me, company } = readerOf(context)
  if (company !== null) return { me, company }
  throw new AppError('FORBIDDEN', 'You have no colleagues here. Invite someone by a link.')
}

export type Colleague = PartnerName & { _id: string }

/**
 * partnerColleagueGetMany: up to ten colleagues who let others find them, by prefixes of their
 * names. Refuses fewer than two letters with BAD_USER_INPUT.
 */
export async function colleagues(context: SignedIn, name: string): Promise<Colleague[]> {
  const reader = colleagueReader(context)
  const key = nameKey(name.slice(0, 200))
  if ([...key.replaceAll(' ', '')].length < PARTNERS.letters) {
    throw badInput(`Enter at least ${PARTNERS.letters} letters.`, 'name')
  }
  const words = key.split(' ').slice(0, 6)
  const rows = await listColleagues(context.store.read, reader, words, PARTNERS.found)
  return rows.map((row) => ({ _id: row._id, ...namedOf(row) }))
}

/** `code` is the code of the link, shown only once; null if a colleague was invited. */
export type InvitationResult = { _id: string; state: 'invited' | 'accepted'; code: string | null }

/**
 * partnerInvite: invites a colleague, or makes a link without one. Two people who invite each other
 * become partners. Refuses with NOT_FOUND (the search doesn't find the colleague), CONFLICT
 * (partners already), LIMIT_REACHED (invited already) and TOO_MANY_REQUESTS.
 */
export const invite = (context: SignedIn, colleague?: string | null): Promise<InvitationResult> =>
  colleague == null ? inviteByLink(context) : inviteColleague(context, storable(colleague))

function newRow({ ids, clock, viewer }: SignedIn): PartnershipTable {
  const now = clock.now()
  return {
    ...{ _id: ids.id(), user: viewer.userId, partner: null, pair: null, company: null },
    ...{ state: 'open', tokenHash: null, expires: now + PARTNERS.invitationMs },
    ...{ createdDate: now, acceptedDate: null },
  }
}

async function inviteByLink(context: SignedIn): Promise<InvitationResult> {
  await countForPerson(context, INVITATIONS)
  const code = context.ids.secret()
  const row = { ...newRow(context), tokenHash: hashToken(code) }
  await asActor(context, (trx) => insertPartnership(trx, row))
  return { _id: row._id, state: 'invited', code }
}

async function inviteColleague(context: SignedIn, _id: string): Promise<InvitationResult> {
  const reader = colleagueReader(context)
  // Checked before it is counted, so that a refused invitation doesn't count.
  await checkInvitation(context.store.read, context, reader, _id)
  await countForPerson(context, INVITATIONS)
  return asActor(context, async (trx) => {
    await lockOther(trx, _id)
    const attempt = () => inviteOnce(trx, context, reader, _id)
    const invited = (await attempt()) ?? (await attempt())
    if (invited !== undefined) return invited
    throw new AppError('TRY_AGAIN', 'That didn’t work. Try again.')
  })
}

/** Keeps another person from being erased until the transaction ends. Refuses with NOT_FOUND. */
export async function lockOther(trx: Db, user: string): Promise<void> {
  await lockActor(trx, user).catch((error) => {
    throw error instanceof AppError ? notFound('person') : error
  })
}

/** The colleague, with the existing row of both people. Same refusals as partnerInvite. */
async function checkInvitation(db: Db, { clock }: SignedIn, reader: Colleagues, _id: string) {
  if ((await findColleague(db, reader, _id)) === undefined) throw notFound('person')
  const known = await findPair(db, pairOf(reader.me, _id))
  const met = meets(known, { ...reader, now: clock.now() })
  if (met === 'partners') throw alreadyPartners()
  if (met === 'own') {
    throw new AppError('LIMIT_REACHED', 'You’ve invited this person in the last 14 days.')
  }
  return { known, isCrossing: met === 'crossing' }
}

/** Undefined if the other person invited in the same moment. */
async function inviteOnce(
  trx: Db,
  context: SignedIn,
  reader: Colleagues,
  _id: string,
): Promise<InvitationResult | undefined> {
  const { known, isCrossing } = await checkInvitation(trx, context, reader, _id)
  if (known !== undefined && isCrossing) {
    const isAccepted = await recordAccepted(trx, known._id, context.clock.now())
    return isAccepted ? { _id: known._id, state: 'accepted', code: null } : undefined
  }
  if (known !== undefined) await deletePartnership(trx, known._id)
  const { me, company } = reader
  const row = { ...newRow(context), partner: _id, pair: pairOf(me, _id), company }
  if (!(await insertPartnership(trx, row))) return undefined
  await mail(trx, context, _id, row)
  return { _id: row._id, state: 'invited', code: null }
}

async function mail(
  trx: Db,
  context: SignedIn,
  to: string,
  { _id, expires }: { _id: string; expires: number },
) {
  const inviter = await nameOf(trx, context)
  const mail = { kind: 'partnerInvitation', inviter, until: expires } as const
  const notice = { occasion: `invitation ${_id}`, path: '/impact-partners', mail }
  await notifyPartner(trx, context, to, notice)
}

const alreadyPartners = () => new AppError('CONFLICT', 'You’re already partners.')

async function readLink(db: Db, { viewer, clock }: SignedIn, typed: string) {
  const link = await findLink(db, hashToken(linkCode(typed) ?? ''), clock.now())
  if (link === undefined) throw invalidCode()
  // A block is silent: the link doesn't work.
  if (await isBlockedBy(db, link.user, viewer.userId)) throw invalidCode()
  return link
}

/** The person who made a link; `isOwn` if that is the viewer. */
export type LinkPreview = PartnerName & { isOwn: boolean }

/** partnerLinkGet: the person who made a link. Refuses with INVALID_CODE. */
export async function previewLink(context: SignedIn, code: string): Promise<LinkPreview> {
  const link = await readLink(context.store.read, context, code)
  return { ...namedOf(link), isOwn: link.user === context.viewer.userId }
}

/**
 * partnerAcceptLink: uses up a link. Refuses with INVALID_CODE and CONFLICT (own link, partners
 * already, someone the viewer blocked). Answers the id of the partnership.
 */
export const acceptLink = (context: SignedIn, code: string): Promise<string> =>
  asActor(context, async (trx, me) => {
    const now = context.clock.now()
    const { _id, user } = await readLink(trx, context, code)
    if (user === me) throw new AppError('CONFLICT', 'This is your own link. Send it to someone.')
    await lockOther(trx, user)
    if (await isBlockedBy(trx, me, user)) {
      throw new AppError('CONFLICT', 'You blocked this person. Unblock them first.')
    }
    const pair = pairOf(me, user)
    const known = await findPair(trx, pair)
    if (meets(known, { ...readerOf(context), now }) === 'partners') throw alreadyPartners()
    if (known !== undefined) await deletePartnership(trx, known._id)
    if (!(await recordAccepted(trx, _id, now, { partner: me, pair }))) throw invalidCode()
    return _id
  })
