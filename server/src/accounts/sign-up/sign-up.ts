import { type Given, hasRoomFor, makeCode, nobody } from '#accounts/links/codes.ts'
import { checkNotStolen, checkTyped } from '#accounts/passwords/passwords.ts'
import { recordEvent } from '#audit/audit.ts'
import type { Db } from '#db/store.ts'
import { checkId } from '#entity/crud.rules.ts'
import type { RecordRow } from '#entity/entity.types.ts'
import { encode } from '#entity/fields.ts'
import type { Context, Services } from '#graphql/context.ts'
import { isAlike } from '#integrations/passwords.ts'
import { AppError, badInput } from '#lib/errors.ts'
import { cleanName } from '#lib/names.ts'
import { queueMailTo } from '#messaging/outbox/outbox.ts'
import { checkEmail, LIMITS } from '../accounts.rules.ts'
import { countUp, findCount } from '../accounts.store.ts'
import { type Accounts, findAccounts } from '../decoy-accounts.store.ts'
import { deleteShadows, purgeUnconfirmed } from '../decoy-accounts.ts'
import { contest, findByAddress, findPerson } from '../users.store.ts'
import { readInvitation, signUpInvited } from './sign-up.invited.ts'
import { insertAccount, type NewAccount } from './sign-up.store.ts'

export type SignUpInput = {
  _id?: string | null | undefined
  email: string
  password: string
  firstName: string
  lastName: string
  /** Of the company to join once the address is confirmed */
  referralCode?: string | null | undefined
  /** Of a link that invites: one that was mailed to this address confirms it as well */
  invitation?: string | null | undefined
}

/** A name as it is stored. Refuses an empty or too long one, at its field. */
export function checkName(name: 'firstName' | 'lastName', value: string): string {
  const kept = cleanName(value)
  if (kept === '') throw badInput('Please fill in your name.', name)
  encode(name, { kind: 'text', max: 100 }, value.trim())
  return kept
}

function checkCode(value: string | null | undefined): string | null {
  const trimmed = value?.trim() ?? ''
  const text = { kind: 'text', max: 100, nullable: true } as const
  return encode('referralCode', text, trimmed === '' ? null : trimmed) as string | null
}

/**
 * userCreate: the public sign-up. Answers alike whether or not the address is known; the mail that
 * follows says what is so, and goes to the stored address only. The account is a public one, of no
 * company, until its address is confirmed. Until then others may sign the address up too: with
 * another password the account gets none of them, but a link to set one (`verifyEmail`). A sign-up
 * of an address that somebody has makes a shadow: an account that can be signed in to and confirmed
 * nowhere, so that a sign-in does not tell either. Refuses with TOO_MANY_REQUESTS and TRY_AGAIN, and
 * with BAD_USER_INPUT by what was typed alone. Product 4, promises 1, 11 and 13 of sign-in.
 */
export async function signUp(context: Context, input: SignUpInput): Promise<RecordRow> {
  const { store, clock, ids } = context
  const { email, key } = checkEmail(input.email)
  const firstName = checkName('firstName', input.firstName)
  const lastName = checkName('lastName', input.lastName)
  checkTyped(context, input.password, { email, firstName, lastName })
  const referralCode = checkCode(input.referralCode)
  const _id = typeof input._id === 'string' ? checkId(input._id) : ids.person()
  const invited = await readInvitation(context, input.invitation, key)
  const isMailed = invited?.isMailed === true
  if (!isMailed) await store.write((trx) => countSignUp(trx, context))
  if (!isMailed && referralCode !== null) await countGuess(context, referralCode)
  await checkNotStolen(context, input.password)
  const now = clock.now()
  const account = { _id, email, emailKey: key, firstName, lastName, now }
  const record = { firstName, lastName, email, version: 1, createdDate: now, updatedDate: now }
  if (isMailed) {
    const made = await signUpInvited(context, account, input.password, invited)
    return { ...record, _id: made, emailVerified: true }
  }
  const given = { firstName, lastName, referralCode, invitation: invited?.tokenHash ?? null }
  await storeSignUp(context, account, input.password, given)
  return { ...record, _id, emailVerified: false }
}

const HASHES_TRIED = 3
const ANOTHER_WAS_FIRST = new Error('Another sign-up of the address was first')

/**
 * Hashes the password like those that the address has, so that one computation tells at a sign-in
 * which of them is meant; once more where an account was made in that time.
 */
async function storeSignUp(
  context: Context,
  account: Omit<NewAccount, 'hash'>,
  password: string,
  given: Given,
): Promise<void> {
  const { store, passwords } = context
  for (let at = 1; ; at += 1) {
    const [like] = (await findAccounts(store.read, account.emailKey)).all
    const made = { ...account, hash: await passwords.hash(password, like?.hash) }
    const isLast = at === HASHES_TRIED
    const ahead = await aheadOf(context, account.emailKey, given)
    try {
      return await store.write((trx) => placeSignUp(trx, context, made, { given, ahead }, isLast))
    } catch (error) {
      if (error !== ANOTHER_WAS_FIRST) throw error
    }
  }
}

/** The company that is joined by confirming the address, looked up for a known one too. */
async function aheadOf(context: Context, key: string, { referralCode, invitation }: Given) {
  const { read } = context.store
  const user = (await findByAddress(read, key))?._id
  const comer = { user, key, referralCode, invitation }
  return context.accountHooks.companyAhead(read, context, comer)
}

/** What a sign-up carries, and the company that it leads into. */
type Carried = { given: Given; ahead: string | null }

async function placeSignUp(
  trx: Db,
  context: Context,
  account: NewAccount,
  carried: Carried,
  isLast: boolean,
): Promise<void> {
  // First, because it also lets one sign-up of an address pass after another.
  const hasRoom = await hasRoomFor(trx, context, 'verify', account.emailKey)
  const found = await findAccounts(trx, account.emailKey)
  const [like] = found.all
  if (!isLast && like !== undefined && !isAlike(like.hash, account.hash)) throw ANOTHER_WAS_FIRST
  const made = await ensureAccount(trx, context, account, found)
  const shadow = found.shadows.find((one) => one.hash === account.hash)
  const rival = found.account
  if (rival?.emailVerified === 0 && rival.hash !== account.hash) {
    await contest(trx, rival._id, account.now)
  }
  if (hasRoom) await mailLink(trx, context, account, carried, made ?? shadow?._id)
  await recordEvent(trx, context, { kind: 'sign_up', subject: made ?? null })
}

async function countSignUp(trx: Db, { clock, facts }: Context): Promise<void> {
  const now = clock.now()
  const windowMs = LIMITS.signUpWindowMs
  const most = LIMITS.signUpsPerAddress
  const { n, until } = await countUp(trx, { key: `sign-up ${facts.address}`, now, windowMs, most })
  if (n <= most) return
  throw new AppError('TOO_MANY_REQUESTS', 'Too many sign-ups from here. Please try later.', {
    retryAfter: Math.ceil((until - now) / 1000),
  })
}

/**
 * Counts a code that leads nowhere. Beyond the limit those that do are refused as well: to whoever
 * tries, one looks like the other.
 */
async function countGuess(context: Context, referralCode: string): Promise<void> {
  const { store, clock, facts, accountHooks } = context
  const now = clock.now()
  const { signUpWindowMs: windowMs, wrongCodesPerAddress: most } = LIMITS
  const key = `sign-up-code ${facts.address}`
  const isGood = await accountHooks.isCompanyCode(store.read, referralCode, now)
  const n = isGood
    ? (await findCount(store.read, key, now)) + 1
    : (await store.write((trx) => countUp(trx, { key, now, windowMs, most }))).n
  if (n <= most) return
  const message = 'Too many codes were tried from here. Sign up without one, or try later.'
  throw new AppError('TOO_MANY_REQUESTS', message, {
    field: 'referralCode',
    retryAfter: windowMs / 1000,
  })
}

/**
 * Makes the account, or its shadow where somebody has the address. Answers the id of what was made:
 * nothing where the password was given for this address before, which is the same sign-up again, or
 * where too many were.
 */
async function ensureAccount(
  trx: Db,
  context: Context,
  account: NewAccount,
  { all }: Accounts,
): Promise<string | undefined> {
  const isShadow = (await findByAddress(trx, account.emailKey)) !== undefined
  if (isShadow) {
    if (all.some((one) => one.hash === account.hash)) return undefined
    const unconfirmed = all.filter((one) => one.emailVerified === 0)
    if (unconfirmed.length >= LIMITS.signUpsPerTarget) return undefined
  } else {
    // Shadows of somebody who is gone must not keep the address from its reader.
    await deleteShadows(trx, context, account.emailKey)
  }
  // Where only the id was taken, to say so would tell whose it is not.
  for (const made of [account, { ...account, _id: context.ids.person() }]) {
    if (await insertAccount(trx, made, isShadow)) return made._id
  }
  return undefined
}

/**
 * Mails the stored address: a link that carries what this sign-up gave, or, once the address was
 * confirmed, that there is an account already. Beyond the limit nothing is mailed, and the link
 * before stays good.
 */
async function mailLink(
  trx: Db,
  context: Context,
  account: NewAccount,
  { given, ahead }: Carried,
  own: string | undefined,
): Promise<void> {
  const { _id, emailKey: key } = account
  const holder = await findByAddress(trx, key)
  const namesake = await findPerson(trx, _id)
  if (holder === undefined) return
  // Under an id that is somebody else's, this sign-up would be found in place of theirs.
  const isOwn = namesake === undefined || [holder._id, own].includes(namesake._id)
  const signUp = isOwn ? _id : context.ids.person()
  const isKnown = holder.emailVerified === 1
  // For a known address a code that nobody gets, so that both take the same work.
  const link = await makeCode(trx, context, {
    kind: 'verify',
    signUp,
    given,
    ...(isKnown
      ? { user: own ?? nobody(key), email: '' }
      : { user: holder._id, email: holder.email }),
  })
  const mail = isKnown
    ? { kind: 'accountExists' as const }
    : { kind: 'verifyAddress' as const, ...link, company: ahead }
  await queueMailTo(trx, context, holder._id, mail)
}

/** Forgets accounts that nobody confirmed in a month; run once a day. */
export async function purge(services: Services): Promise<void> {
  const before = services.clock.now() - LIMITS.unconfirmedMs
  let gone: number
  do {
    gone = await services.store.write((trx) => purgeUnconfirmed(trx, services, before))
  } while (gone > 0)
}
