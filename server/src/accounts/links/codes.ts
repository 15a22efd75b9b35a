import type { Db, Store } from '#db/store.ts'
import type { ActionCodeTable } from '#db/tables.identity.ts'
import type { Context } from '#graphql/context.ts'
import { AppError, invalidCode } from '#lib/errors.ts'
import { emailKey, LIMITS } from '../accounts.rules.ts'
import { countUp, countUpEach, findCount, resetCounters } from '../accounts.store.ts'
import { digest, hashToken } from '../accounts.ts'
import {
  type CodeKind,
  deleteCodes,
  deleteUnused,
  findLiveCode,
  hasLive,
  listAsked,
  purgeCodes,
  putCode,
  redeemLiveCode,
} from './codes.store.ts'

/** What a sign-up gave beside its password. */
export type Given = {
  firstName: string
  lastName: string
  referralCode: string | null
  /** Hash of the token of an invitation */
  invitation?: string | null
}

/** What a link to a new address carries of somebody who leaves their company with it. */
export type Leaving = { leaves: string }

/** What the sign-up gave that a code is of. */
export const givenBy = (code: Pick<ActionCodeTable, 'given'> | undefined): Given | null =>
  code?.given == null ? null : JSON.parse(code.given)

export type NewCode = {
  user: string
  kind: CodeKind
  /** The address that it goes to, and proves; none of a code that is not mailed */
  email: string | null
  /** The id that the sign-up was answered with */
  signUp?: string | null
  given?: Given | Leaving | null
}

const LIVES: Record<CodeKind, number> = {
  verify: LIMITS.verifyLinkMs,
  email: LIMITS.verifyLinkMs,
  reset: LIMITS.resetLinkMs,
  keep: LIMITS.keepLinkMs,
  setup: LIMITS.setupCodeMs,
}

/** How long a link works, in milliseconds; an account that was closed is kept as long. */
export const lifeOf = (kind: CodeKind): number => LIVES[kind]

/**
 * Makes the code of a link: 256 random bits of which only the SHA-256 is stored. The one before it,
 * for the same person and purpose, is dead. Product 4, promise 11 of sign-in.
 */
export async function makeCode(
  trx: Db,
  { ids, clock }: Pick<Context, 'ids' | 'clock'>,
  { user, kind, email, signUp = null, given = null }: NewCode,
): Promise<{ code: string; until: number }> {
  const code = ids.secret()
  const now = clock.now()
  const until = now + LIVES[kind]
  await putCode(trx, {
    codeHash: hashToken(code),
    user,
    kind,
    email,
    signUp,
    given: given === null ? null : JSON.stringify(given),
    createdDate: now,
    expires: until,
  })
  return { code, until }
}

/** Stands where a person would, so that an unknown address takes the same work as a known one. */
export const placeholderUser = (key: string) => `nobody ${digest(key)}`

export const isPlaceholderUser = (user: string) => user.startsWith('nobody ')

const CODE = /^[A-Za-z0-9_-]{43}$/

function hashOf(code: string): string {
  const typed = code.trim()
  if (!CODE.test(typed)) throw invalidCode()
  return hashToken(typed)
}

/** What a live code is for, without using it up. Refuses with INVALID_CODE. */
export async function readCode(db: Db, code: string, kinds: readonly CodeKind[], now: number) {
  const row = await findLiveCode(db, hashOf(code), kinds, now)
  if (row === undefined) throw invalidCode()
  return row
}

/** Uses a live code up: once, for its own purpose. Refuses with INVALID_CODE. */
export async function redeemCode(
  trx: Db,
  code: string,
  kinds: readonly CodeKind[],
  now: number,
): Promise<ActionCodeTable> {
  const row = await redeemLiveCode(trx, hashOf(code), kinds, now)
  if (row === undefined) throw invalidCode()
  return row
}

/** No link that was mailed before is good for anything from now on. */
export const deleteLinksOf = (trx: Db, user: string): Promise<void> => deleteCodes(trx, user)

/** Forgets that others asked to change their address to one of these, by their keys. */
export async function deleteAddressChangesTo(trx: Db, keys: readonly string[]): Promise<void> {
  const asked = await listAsked(trx)
  const theirs = asked.filter(({ email }) => email !== null && keys.includes(emailKey(email)))
  await deleteUnused(
    trx,
    theirs.map(({ codeHash }) => codeHash),
  )
}

/** Counts those who ask for links, from one address; refuses with TOO_MANY_REQUESTS. */
export async function countLinkRequest({ store, clock, facts }: Context): Promise<void> {
  const now = clock.now()
  const { n, until } = await store.write((trx) =>
    countUp(trx, {
      key: `links ${facts.address}`,
      now,
      windowMs: LIMITS.linkWindowMs,
      most: LIMITS.linksPerAddress,
    }),
  )
  if (n > LIMITS.linksPerAddress) throw tooManyLinks(until - now)
}

export const tooManyLinks = (waitMs: number) =>
  new AppError('TOO_MANY_REQUESTS', 'That was asked for very often. Please try again later.', {
    retryAfter: Math.ceil(waitMs / 1000),
  })

/** An invitation is counted apart: it is an admin's to send, and must cost nobody their own links */
type Mailed = 'verify' | 'reset' | 'invite'

const mailsOf = (what: Mailed, key: string) => `${what}-mail ${digest(key)}`

/** Forgets how many mails went to an address. */
export const resetMailCounts = (trx: Db, key: string): Promise<void> =>
  resetCounters(
    trx,
    (['verify', 'reset', 'invite'] as const).map((what) => mailsOf(what, key)),
  )

/**
 * Whether one more mail with a link may go to an address. To be asked for unknown addresses as
 * well; where the answer is no, nothing else may show it. Resets count apart, so that nobody keeps
 * them from a person by signing up again and again. Of several addresses, none of them twice: whether
 * there is room for all.
 */
export async function isWithinMailLimit(
  trx: Db,
  { clock }: Pick<Context, 'clock'>,
  what: Mailed,
  ...keys: readonly string[]
): Promise<boolean> {
  const counts = await countUpEach(
    trx,
    keys.map((key) => ({
      ...{ key: mailsOf(what, key), now: clock.now() },
      ...{ windowMs: LIMITS.linkWindowMs, most: LIMITS.linksPerTarget },
    })),
  )
  return counts.every(({ n }) => n <= LIMITS.linksPerTarget)
}

/** To so many strangers a company may write in a day of UTC, all of its admins together */
const STRANGERS_A_DAY = 1000
const DAY = 24 * 3_600_000

/**
 * Whether a company may have one more mail sent to an address that is not its own. Answers
 * otherwise how many seconds are left of the day.
 */
export async function countExternalMail(
  trx: Db,
  { clock }: Pick<Context, 'clock'>,
  company: string,
): Promise<true | { most: number; retryAfter: number }> {
  const now = clock.now()
  const most = STRANGERS_A_DAY
  const { n } = await countUp(trx, { key: strangersKey(company, now), now, windowMs: DAY, most })
  const tomorrow = (Math.floor(now / DAY) + 1) * DAY
  return n <= most || { most, retryAfter: Math.ceil((tomorrow - now) / 1000) }
}

const strangersKey = (company: string, now: number) =>
  `strangers ${digest(company)} ${Math.floor(now / DAY)}`

/** To how many more a company may write today, as `countExternalMail` counts them; none is counted. */
export async function externalMailsLeft(
  db: Db,
  { clock }: Pick<Context, 'clock'>,
  company: string,
): Promise<number> {
  const now = clock.now()
  return Math.max(0, STRANGERS_A_DAY - (await findCount(db, strangersKey(company, now), now)))
}

/**
 * As `isWithinMailLimit`, for a reset of the person or nobody who is meant: beyond the limit once more when
 * the last link ended, so that nobody keeps a person from a reset by asking in their stead.
 */
export async function isWithinResetLimit(
  trx: Db,
  context: Pick<Context, 'clock'>,
  key: string,
  user: string,
): Promise<boolean> {
  const hasRoom = await isWithinMailLimit(trx, context, 'reset', key)
  return hasRoom || !(await hasLive(trx, user, 'reset', context.clock.now()))
}

/** Forgets codes that ended; run once a day. */
export const purge = (store: Store, now: number): Promise<void> =>
  store.write((trx) => purgeCodes(trx, now, now - LIMITS.signUpKeptMs))
