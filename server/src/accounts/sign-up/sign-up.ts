import { checkEmail, LIMITS } from '#accounts/core/accounts.rules.ts'
import { countUp, findCount } from '#accounts/core/accounts.store.ts'
import { digest } from '#accounts/core/accounts.ts'
import { findByAddress, findHash, findPerson, markContested } from '#accounts/core/users.store.ts'
import {
  isWithinMailLimit,
  makeCode,
  placeholderUser,
  type SignUpData,
} from '#accounts/email-links/email-links.ts'
import { checkNotStolen, checkTyped } from '#accounts/passwords/passwords.ts'
import { recordEvent } from '#audit/audit.ts'
import type { Db } from '#db/store.ts'
import { checkId } from '#entity/crud.rules.ts'
import type { RecordRow } from '#entity/entity.types.ts'
import { encode } from '#entity/fields.ts'
import type { Context, InvitedSignUp } from '#graphql/context.ts'
import { AppError, badInput } from '#lib/errors.ts'
import { cleanName } from '#lib/names.ts'
import { queueMailTo } from '#messaging/outbox/outbox.ts'
import { readInvitation, signUpInvited } from './sign-up.invited.ts'
import { insertAccount, type NewAccount } from './sign-up.store.ts'

export type SignUpInput = {
  _id?: string | null | undefined
  email: string
  password: string
  firstName: string
  /** Optional, since many people have only one name */
  lastName?: string | null | undefined
  /** The code of the company to join once the address is confirmed */
  referralCode?: string | null | undefined
  /** The token of an invitation; one that was mailed to this address also confirms the address */
  invitation?: string | null | undefined
}

/** Answers a name as it is stored. Refuses a name that is too long and an empty first name. */
export function checkName(name: 'firstName' | 'lastName', value: string): string {
  const kept = cleanName(value)
  if (name === 'lastName' && value.trim() === '') return ''
  if (name === 'firstName' && kept === '') throw badInput('Enter your name.', name)
  encode(name, { kind: 'text', max: 100 }, value.trim())
  return kept
}

function checkCode(value: string | null | undefined): string | null {
  const trimmed = value?.trim() ?? ''
  const text = { kind: 'text', max: 100, nullable: true } as const
  return encode('referralCode', text, trimmed === '' ? null : trimmed) as string | null
}

/**
 * userCreate: the public sign-up. Answers alike for known and unknown addresses; only the mail to
 * the stored address differs. A new account has no company until its address is confirmed.
 * Until then others may sign up the same address; if their password differs, all passwords become
 * invalid (`verifyEmail`). An account with a confirmed address stays unchanged. Refuses with
 * TOO_MANY_REQUESTS, TRY_AGAIN and BAD_USER_INPUT. Product 4, promises 1, 11 and 13 of sign-in.
 */
export async function signUp(context: Context, input: SignUpInput): Promise<RecordRow> {
  const { clock, ids } = context
  const { email, key } = checkEmail(input.email)
  const firstName = checkName('firstName', input.firstName)
  const lastName = checkName('lastName', input.lastName ?? '')
  checkTyped(context, input.password, { email, firstName, lastName })
  const referralCode = checkCode(input.referralCode)
  const _id = typeof input._id === 'string' ? checkId(input._id) : ids.person()
  const invited = await readInvitation(context, input.invitation, key)
  const isMailed = invited?.isMailed === true
  if (!isMailed) await countSignUp(context, await sourceOf(context, invited, referralCode))
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

/** Stores a sign-up. Hashes with the salt of an unconfirmed account: equal passwords then match. */
async function storeSignUp(
  context: Context,
  account: Omit<NewAccount, 'hash'>,
  password: string,
  given: SignUpData,
): Promise<void> {
  const { store, passwords, accountHooks } = context
  const { emailKey: key, now } = account
  const found = await findHash(store.read, key)
  const like = found?.emailVerified === 0 ? found.hash : null
  const hash = await passwords.hash(password, like ?? undefined)
  const { referralCode, invitation } = given
  const comer = { user: found?._id, key, referralCode, invitation }
  const company = await accountHooks.previewCompany(store.read, context, comer)
  await store.write(async (trx) => {
    // This comes first because its lock also puts the sign-ups of one address in a row.
    const hasRoom = await isWithinMailLimit(trx, context, 'verify', key)
    const before = await findHash(trx, key)
    if (before?.emailVerified === 0 && before.hash !== hash)
      await markContested(trx, before._id, now)
    const another = context.ids.person()
    const made = before ? undefined : await insertAccount(trx, { ...account, hash }, another)
    if (hasRoom) await mailLink(trx, context, account, { given, company })
    await recordEvent(trx, context, { kind: 'sign_up', subject: made ?? null })
  })
}

type CarriedSignUp = { given: SignUpData; company: string | null }

/** Mails the owner that they already have an account, or else a link with the sign-up data. */
async function mailLink(
  trx: Db,
  context: Context,
  { _id, email, emailKey: key }: Omit<NewAccount, 'hash'>,
  { given, company }: CarriedSignUp,
): Promise<void> {
  const holder = await findByAddress(trx, key)
  const namesake = await findPerson(trx, _id)
  if (holder === undefined) return
  // The id of another person must not lead to this sign-up.
  const isOwn = namesake === undefined || namesake._id === holder._id
  const signUp = isOwn ? _id : context.ids.person()
  if (holder.emailVerified === 1) {
    // This code is never sent. It takes the same work, and lets `resend` mail the owner again.
    await makeCode(trx, context, { kind: 'verify', signUp, user: placeholderUser(key), email })
    await queueMailTo(trx, context, holder._id, { kind: 'accountExists' })
    return
  }
  const to = { user: holder._id, email: holder.email }
  const link = await makeCode(trx, context, { kind: 'verify', signUp, given, ...to })
  await queueMailTo(trx, context, holder._id, { kind: 'verifyAddress', ...link, company })
}

/** The counter of a sign-up, and how many sign-ups it allows in an hour. */
type Source = { key: string; most: number; by: 'link' | 'code' | 'address' }

/**
 * Sign-ups with an invitation link or a referral code count against that link or code, so that a
 * whole office can sign up behind one network address. All others count against the address.
 */
async function sourceOf(
  context: Context,
  invited: InvitedSignUp | undefined,
  referralCode: string | null,
): Promise<Source> {
  if (invited !== undefined) {
    const key = `sign-up-link ${digest(invited.tokenHash)}`
    return { key, most: 2 * invited.uses, by: 'link' }
  }
  const code = referralCode === null ? undefined : await goodCode(context, referralCode)
  if (code !== undefined) {
    const key = `sign-up-by-code ${digest(code)}`
    return { key, most: LIMITS.signUpsPerCode, by: 'code' }
  }
  return { key: `sign-up ${context.facts.address}`, most: LIMITS.signUpsPerAddress, by: 'address' }
}

const TOO_MANY: Record<Source['by'], string> = {
  link: 'Too many sign-ups with this link. Try again later.',
  code: 'Too many sign-ups with this code. Try again later.',
  address: 'Too many sign-ups from here. Try again later.',
}

async function countSignUp({ store, clock }: Context, { key, most, by }: Source): Promise<void> {
  const now = clock.now()
  const windowMs = LIMITS.signUpWindowMs
  const { n, until } = await store.write((trx) => countUp(trx, { key, now, windowMs, most }))
  if (n <= most) return
  const retryAfter = Math.ceil((until - now) / 1000)
  throw new AppError('TOO_MANY_REQUESTS', TOO_MANY[by], { retryAfter })
}

/**
 * Answers the key of a valid referral code, which is the same for all its spellings. Counts wrong
 * codes; beyond the limit it refuses right codes too, so that guessing is useless.
 */
async function goodCode(context: Context, referralCode: string): Promise<string | undefined> {
  const { store, clock, facts, accountHooks } = context
  const now = clock.now()
  const { signUpWindowMs: windowMs, wrongCodesPerAddress: most } = LIMITS
  const key = `sign-up-code ${facts.address}`
  const code = await accountHooks.liveCode(store.read, referralCode, now)
  const n = code
    ? (await findCount(store.read, key, now)) + 1
    : (await store.write((trx) => countUp(trx, { key, now, windowMs, most }))).n
  if (n <= most) return code
  const message = 'Too many codes tried from here. Sign up without one, or try again later.'
  throw new AppError('TOO_MANY_REQUESTS', message, {
    field: 'referralCode',
    retryAfter: windowMs / 1000,
  })
}
