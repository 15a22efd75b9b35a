import type { Db } from '#db/store.ts'
import type { RecordRow } from '#entity/entity.types.ts'
import { checkId } from '#entity/family.rules.ts'
import { encode } from '#entity/fields.ts'
import { recordEvent } from '#features/audit/audit.ts'
import { hasRoomFor, makeCode, nobody } from '#features/identity/links/codes.ts'
import { checkNotStolen, checkTyped } from '#features/identity/passwords/passwords.ts'
import { queueMailTo } from '#features/outbox/outbox.ts'
import type { Context } from '#graphql/context.ts'
import { AppError, badInput } from '#kernel/errors.ts'
import { contest, findByAddress, findPerson, findUnconfirmed } from '../accounts.store.ts'
import { checkEmail, LIMITS } from '../identity.rules.ts'
import { countUp } from '../identity.store.ts'
import { insertAccount, type NewAccount } from './sign-up.store.ts'

export type SignUpInput = {
  _id?: string | null | undefined
  email: string
  password: string
  firstName: string
  lastName: string
  /** Of the company to join once the address is confirmed */
  referralCode?: string | null | undefined
}

function checkName(name: 'firstName' | 'lastName', value: string): string {
  const trimmed = value.trim()
  if (trimmed === '') throw badInput('Please fill in your name.', name)
  return encode(name, { kind: 'text', max: 100 }, trimmed) as string
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
 * another password the account gets none of them, but a link to set one (`verifyEmail`). Refuses with TOO_MANY_REQUESTS and TRY_AGAIN, and with
 * BAD_USER_INPUT by what was typed alone. Product 4, promises 1, 11 and 13 of sign-in.
 */
export async function signUp(context: Context, input: SignUpInput): Promise<RecordRow> {
  const { store, clock, ids, passwords } = context
  const { email, key } = checkEmail(input.email)
  const firstName = checkName('firstName', input.firstName)
  const lastName = checkName('lastName', input.lastName)
  checkTyped(context, input.password, { email, firstName, lastName })
  const referralCode = checkCode(input.referralCode)
  const _id = typeof input._id === 'string' ? checkId(input._id) : ids.id()
  await store.write((trx) => countSignUp(trx, context))
  await checkNotStolen(context, input.password)
  const hash = await passwords.hash(input.password)
  // Checked for every address, so that none takes longer. The same password again is the same person.
  const held = await findUnconfirmed(store.read, key)
  const fits = await passwords.verify(held?.hash, input.password)
  const now = clock.now()
  const account = { _id, email, emailKey: key, firstName, lastName, hash, now }
  await store.write(async (trx) => {
    const made = await ensureAccount(trx, context, account)
    if (made === undefined) await noteRival(trx, key, fits ? held?.hash : undefined, now)
    await mailLink(trx, context, account, referralCode)
    await recordEvent(trx, context, { kind: 'sign_up', subject: made ?? null })
  })
  const record = { firstName, lastName, email, emailVerified: false }
  return { ...record, _id, version: 1, createdDate: now, updatedDate: now }
}

/** Another sign-up of an unconfirmed address, with another password: neither counts from now on. */
async function noteRival(trx: Db, key: string, sameAs: string | undefined, now: number) {
  const holder = await findUnconfirmed(trx, key)
  if (holder !== undefined) await contest(trx, holder.user, sameAs, now)
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

/** Makes the account unless the address has one. Answers the id of what was made. */
async function ensureAccount(trx: Db, { ids }: Context, account: NewAccount) {
  if (await insertAccount(trx, account)) return account._id
  if ((await findByAddress(trx, account.emailKey)) !== undefined) return undefined
  // Only the id was taken. To say so would tell whose it is not.
  const another = { ...account, _id: ids.id() }
  return (await insertAccount(trx, another)) ? another._id : undefined
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
  referralCode: string | null,
): Promise<void> {
  const { _id, emailKey: key, firstName, lastName } = account
  const room = await hasRoomFor(trx, context, 'verify', key)
  const holder = await findByAddress(trx, key)
  const namesake = await findPerson(trx, _id)
  if (!room || holder === undefined) return
  // Under an id that is somebody else's, this sign-up would be found in place of theirs.
  const signUp = namesake === undefined || namesake._id === holder._id ? _id : context.ids.id()
  const given = { firstName, lastName, referralCode }
  const isKnown = holder.emailVerified === 1
  // For a known address a code that nobody gets, so that both take the same work.
  const link = await makeCode(
    trx,
    context,
    isKnown
      ? { user: nobody(key), kind: 'verify', email: '' }
      : { user: holder._id, kind: 'verify', email: holder.email, signUp, given },
  )
  const mail = isKnown
    ? { kind: 'accountExists' as const }
    : { kind: 'verifyAddress' as const, ...link }
  await queueMailTo(trx, context, holder._id, mail)
}
