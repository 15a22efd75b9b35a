import { emailKey, LIMITS } from '#accounts/core/accounts.rules.ts'
import { countUp, countUpEach, findCount, resetCounters } from '#accounts/core/accounts.store.ts'
import { digest, hashToken } from '#accounts/core/accounts.ts'
import type { Db, Store } from '#db/store.ts'
import type { ActionCodeTable } from '#db/tables.identity.ts'
import type { Context } from '#graphql/context.ts'
import { mailboxKey } from '#lib/addresses.ts'
import { linkCode } from '#lib/codes.ts'
import { AppError, invalidCode } from '#lib/errors.ts'
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
} from './email-links.store.ts'

/** The data of a sign-up without its password. */
export type SignUpData = {
  firstName: string
  lastName: string
  referralCode: string | null
  /** Hash of the token of an invitation */
  invitation?: string | null
}

/** The company that a link to a new address also leaves. */
export type Leaving = { leaves: string }

export const givenBy = (code: Pick<ActionCodeTable, 'given'> | undefined): SignUpData | null =>
  code?.given == null ? null : JSON.parse(code.given)

export type NewCode = {
  user: string
  kind: CodeKind
  /** The address that it is mailed to and proves; null if it is not mailed */
  email: string | null
  /** The id in the answer of the sign-up */
  signUp?: string | null
  given?: SignUpData | Leaving | null
}

const LIVES: Record<CodeKind, number> = {
  verify: LIMITS.verifyLinkMs,
  email: LIMITS.verifyLinkMs,
  reset: LIMITS.resetLinkMs,
  keep: LIMITS.keepLinkMs,
  setup: LIMITS.setupCodeMs,
}

/** How long a link works, in milliseconds. */
export const lifeOf = (kind: CodeKind): number => LIVES[kind]

/**
 * Makes the code of a link: 256 random bits, stored as SHA-256. Replaces the user's earlier code of
 * the same kind. Product 4, promise 11 of sign-in.
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

/** Replaces the user id for unknown addresses, so that they take the same work. */
export const placeholderUser = (key: string) => `nobody ${digest(key)}`

export const isPlaceholderUser = (user: string) => user.startsWith('nobody ')

function hashOf(code: string): string {
  const found = linkCode(code)
  if (found === undefined) throw invalidCode()
  return hashToken(found)
}

/** Answers a valid code without redeeming it. Refuses with INVALID_CODE. */
export async function readCode(db: Db, code: string, kinds: readonly CodeKind[], now: number) {
  const row = await findLiveCode(db, hashOf(code), kinds, now)
  if (row === undefined) throw invalidCode()
  return row
}

/** Redeems a valid code of one of these kinds. Refuses with INVALID_CODE. */
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

export const deleteLinksOf = (trx: Db, user: string): Promise<void> => deleteCodes(trx, user)

/** Voids the links of other users to one of these addresses. */
export async function deleteAddressChangesTo(trx: Db, keys: readonly string[]): Promise<void> {
  const asked = await listAsked(trx)
  const theirs = asked.filter(({ email }) => email !== null && keys.includes(emailKey(email)))
  await deleteUnused(
    trx,
    theirs.map(({ codeHash }) => codeHash),
  )
}

/** Counts requests for links from a client address. Refuses with TOO_MANY_REQUESTS. */
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
  new AppError('TOO_MANY_REQUESTS', 'You’ve asked for this too often. Try again later.', {
    retryAfter: Math.ceil(waitMs / 1000),
  })

/** Each kind has its own count, so that invitations don't use up a person's own links */
type MailedPurpose = 'verify' | 'reset' | 'invite'

// Tags do not matter: ada+news@a.example is the mailbox of ada@a.example.
const mailsOf = (what: MailedPurpose, key: string) => `${what}-mail ${digest(mailboxKey(key))}`

export const resetMailCounts = (trx: Db, key: string): Promise<void> =>
  resetCounters(
    trx,
    (['verify', 'reset', 'invite'] as const).map((what) => mailsOf(what, key)),
  )

/**
 * Counts one more mail with a link to each of these addresses, by mailbox, and answers the
 * addresses within the limit.
 */
export async function addressesWithinMailLimit(
  trx: Db,
  { clock }: Pick<Context, 'clock'>,
  what: MailedPurpose,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const most = LIMITS.linksPerTarget
  const mailboxes = [...Map.groupBy(new Set(keys), mailboxKey)]
  const counts = await countUpEach(
    trx,
    mailboxes.map(([mailbox, some]) => ({
      ...{ key: mailsOf(what, mailbox), now: clock.now(), by: Math.min(some.length, most) },
      ...{ windowMs: LIMITS.linkWindowMs, most },
    })),
  )
  const within = mailboxes.filter((_it, at) => (counts[at]?.n ?? 0) <= most)
  return new Set(within.flatMap(([, some]) => some.slice(0, most)))
}

/**
 * Counts one more mail with a link to each of these addresses, and answers whether all are within
 * the limit. Also called for unknown addresses; a refusal must not be visible. Resets have their
 * own count, so that sign-ups by others cannot prevent them.
 */
export async function isWithinMailLimit(
  trx: Db,
  context: Pick<Context, 'clock'>,
  what: MailedPurpose,
  ...keys: readonly string[]
): Promise<boolean> {
  return (await addressesWithinMailLimit(trx, context, what, keys)).size === new Set(keys).size
}

/** Mails that all admins of a company together may send to external addresses in a day (UTC) */
const STRANGERS_A_DAY = 1000
const DAY = 24 * 3_600_000

/** Counts a mail of a company to an external address. Answers true, or the seconds left of the day. */
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

/** How many more external addresses a company may write to today. */
export async function externalMailsLeft(
  db: Db,
  { clock }: Pick<Context, 'clock'>,
  company: string,
): Promise<number> {
  const now = clock.now()
  return Math.max(0, STRANGERS_A_DAY - (await findCount(db, strangersKey(company, now), now)))
}

/**
 * As `isWithinMailLimit` for a reset. Beyond the limit it allows one more when the last link has
 * expired, so that other people cannot prevent a reset.
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

/** Deletes expired codes; run once a day. */
export const purge = (store: Store, now: number): Promise<void> =>
  store.write((trx) => purgeCodes(trx, now, now - LIMITS.signUpKeptMs))
