import type { Role, SessionState } from '#graphql/viewer.ts'
import { addressKey, isShownAsTyped, mailKey, pastedAddress } from '#lib/addresses.ts'
import { ungrouped } from '#lib/codes.ts'
import { badInput } from '#lib/errors.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The limits of product 4, the promises. */
export const LIMITS = {
  passwordMin: 12,
  passwordMax: 256,
  /** Wrong passwords for one account from one address in a window */
  wrongPerAddress: 10,
  wrongWindowMs: 15 * MINUTE,
  /** Wrong passwords in a row for an account from anywhere; then it needs a reset */
  wrongInARow: 100,
  /** The count of wrong passwords in a row expires after this time without an attempt */
  rowWindowMs: 365 * DAY,
  /** The window in which accounts with failed sign-ins are counted by client address */
  accountsWindowMs: 60 * MINUTE,
  /** Sign-ups in an hour from one address, without an invitation or a referral code */
  signUpsPerAddress: 20,
  /** Sign-ups in an hour with one referral code; a link allows twice its number of uses */
  signUpsPerCode: 1000,
  signUpWindowMs: 60 * MINUTE,
  /** Invalid codes in sign-ups, from one address in an hour */
  wrongCodesPerAddress: 30,
  pendingMs: 10 * MINUTE,
  /** Sessions of a user; one more ends the least recently used */
  sessions: 50,
  /** The use of a session is recorded at most this often */
  seenEveryMs: MINUTE,
  verifyLinkMs: DAY,
  resetLinkMs: 30 * MINUTE,
  /** The time in which a closed account can be reopened */
  keepLinkMs: 14 * DAY,
  /** The life of a code that makes the first app admin */
  setupCodeMs: DAY,
  /** Attempts at such codes from one address in a window */
  setupTriesPerAddress: 20,
  setupWindowMs: 15 * MINUTE,
  /** Links of one kind in an hour: mailed to one person, and requested from one address */
  linksPerTarget: 5,
  linksPerAddress: 200,
  linkWindowMs: 60 * MINUTE,
  /** How long a sign-up is kept after its link ended, so that another link can be requested */
  signUpKeptMs: 30 * DAY,
  /** The age at which an unconfirmed account is deleted */
  unconfirmedMs: 31 * DAY,
  /** Guesses at second factors, all factors together: for a pending sign-in and for an account */
  guessesPerPending: 5,
  guessesPerAccount: 10,
  guessWindowMs: 15 * MINUTE,
  /** Wrong codes in a row for one account, then only a recovery code or a new password helps */
  guessesInARow: 100,
  /** Minimum time between mails about wrong codes, and between resets of their count */
  guessMailMs: DAY,
  /** How long the secret of an authenticator app waits to be confirmed */
  totpSetUpMs: 60 * MINUTE,
  smsCodeMs: 5 * MINUTE,
  smsTries: 5,
  /** Codes by SMS for one person: the time between two, and the most in an hour and in a day */
  smsEveryMs: MINUTE,
  smsPerHour: 5,
  smsPerDay: 10,
  recoveryCodes: 10,
  /** A mail warns when only this many recovery codes are left */
  fewRecoveryCodes: 2,
} as const

const LIVES = {
  person: { life: 90 * DAY, idle: 30 * DAY },
  admin: { life: DAY, idle: 60 * MINUTE },
} as const

/** A company's limits for sessions; null if the role decides */
export type CompanyLives = { sessionHours: number | null; sessionIdleMinutes: number | null }

const NOT_ASKED: CompanyLives = { sessionHours: null, sessionIdleMinutes: null }

/**
 * The life of a session and how long it may be idle, in milliseconds: by role, or shorter if the
 * company decided so. Promise 4.
 */
export function sessionLife(
  state: SessionState,
  isAdmin: boolean,
  { sessionHours, sessionIdleMinutes }: CompanyLives = NOT_ASKED,
) {
  if (state === 'pending_2fa') return { life: LIMITS.pendingMs, idle: LIMITS.pendingMs }
  const { life, idle } = isAdmin ? LIVES.admin : LIVES.person
  return {
    life: sessionHours === null ? life : Math.min(life, sessionHours * 60 * MINUTE),
    idle: sessionIdleMinutes === null ? idle : Math.min(idle, sessionIdleMinutes * MINUTE),
  }
}

type SessionTimes = {
  state: SessionState
  createdDate: number
  lastSeen: number
  expires: number
  idle: number
}

/** Whether a session has ended: by its own limits, or by current limits of role and company. */
export function isOver(
  session: SessionTimes,
  isAdmin: boolean,
  now: number,
  company?: CompanyLives,
): boolean {
  const { life, idle } = sessionLife(session.state, isAdmin, company)
  const ends = Math.min(session.expires, session.createdDate + life)
  return now >= ends || now - session.lastSeen >= Math.min(session.idle, idle)
}

export type SignInFacts = {
  emailVerified: boolean
  hasSecondFactor: boolean
  require2FA: boolean
  require2FASince: number | null
  graceDays: number
  /** When the person joined the company, or got access again */
  admittedDate: number | null
  /** Whether the person closed the account, so that it will be erased */
  isClosed: boolean
  /** Whether the person’s company ended their access */
  isDeactivated: boolean
}

/** The state of a session after a right password: product 4, states of a session. */
export function stateAfterPassword(facts: SignInFacts, now: number): SessionState {
  if (facts.hasSecondFactor) return 'pending_2fa'
  if (!facts.emailVerified) return 'unverified'
  return stateOfActive(facts, now)
}

/** An active session changes to `enrol_2fa` when the grace period is over. */
export function stateOfActive(facts: SignInFacts, now: number): SessionState {
  if (facts.isClosed) return 'closed'
  if (facts.isDeactivated) return 'deactivated'
  if (!facts.emailVerified) return 'unverified'
  if (!facts.require2FA || facts.hasSecondFactor) return 'active'
  return now >= graceEnd(facts) ? 'enrol_2fa' : 'active'
}

type Grace = Pick<SignInFacts, 'require2FASince' | 'graceDays' | 'admittedDate'>

/** The end of the grace period. It begins with the policy or the admission, whichever is later. */
export const graceEnd = ({ require2FASince, graceDays, admittedDate }: Grace): number =>
  Math.max(require2FASince ?? 0, admittedDate ?? 0) + graceDays * DAY

const LONGEST_EMAIL = 254

/** The longest pasted text with a name and an address. */
const LONGEST_PASTED = 1000

/** The unique key of a typed or pasted address. The key of a too long text is too long, too. */
export function emailKey(email: string): string {
  const text = email.length > LONGEST_PASTED ? `${email.slice(0, LONGEST_PASTED)} and more` : email
  return mailKey(pastedAddress(text))
}

// Refuses `=?...?=`, % and !, because some mail servers would deliver a link to another mailbox.
const EMAIL =
  /^(?!.*=\?)[^\s\p{C}@"<>(),:;[\]\\%!]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9](?:[a-z0-9-]{0,57}[a-z0-9])?)$/u

/** Whether a mail can be sent to the address. Refuses line breaks and invisible characters. */
export const isEmail = (key: string) => key.length <= LONGEST_EMAIL && EMAIL.test(key)

const emailFault = (key: string) =>
  key.split('@').length > 2 ? 'Enter one email address.' : 'This is not an email address.'

/**
 * An address as it is stored, and its key. Stored as typed, unless that could be mistaken for
 * another address. Refuses with BAD_USER_INPUT at `email`.
 */
export function checkEmail(typed: string): { email: string; key: string } {
  const email = pastedAddress(typed.slice(0, LONGEST_PASTED))
  const key = emailKey(typed)
  if (!isEmail(key)) throw badInput(emailFault(key), 'email')
  // Also compared in NFKC, because lower case alone turns the Kelvin sign into a k.
  const small = email.toLowerCase()
  const isPlain =
    email.normalize('NFKC') === email &&
    small === addressKey(email) &&
    isShownAsTyped(small.slice(small.lastIndexOf('@') + 1))
  return { email: isPlain ? email : key, key }
}

// Even a decomposed password of the greatest length is shorter than this.
const LONGEST_RAW = 16 * LIMITS.passwordMax

/** The length of a password in characters, in the form that is hashed (NFKC). Never truncated. */
export const passwordLength = (password: string): number =>
  password.length > LONGEST_RAW ? password.length : [...password.normalize('NFKC')].length

const isIPv4 = (text: string) => /^\d{1,3}(\.\d{1,3}){3}$/.test(text)

/** The eight groups of an IPv6 address as numbers; undefined for another text. */
function groupsOf(address: string): number[] | undefined {
  const tail = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address)
  if (tail !== null) {
    const [a = 0, b = 0, c = 0, d = 0] = tail.slice(2).map(Number)
    const hex = [a * 256 + b, c * 256 + d].map((group) => group.toString(16))
    return groupsOf(`${tail[1]}${hex.join(':')}`)
  }
  const halves = address.split('::')
  const [front = [], back = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = halves.length === 2 ? 8 - front.length - back.length : 0
  if (halves.length > 2 || missing < 0) return undefined
  const groups = [...front, ...Array<string>(missing).fill('0'), ...back]
  if (groups.length !== 8 || !groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) {
    return undefined
  }
  return groups.map((group) => Number.parseInt(group, 16))
}

/** IPv4 unchanged, IPv6 as its /64 in one notation, since one household or attacker has a /64. */
export function addressPrefix(address: string): string {
  const plain = address.replace(/%.*$/, '')
  const groups = isIPv4(plain) ? undefined : groupsOf(plain)
  if (groups === undefined) return plain.slice(0, 64)
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** The current tier of a user: a membership ends at `memberUntil`. Product 6, paid membership. */
export const tierNow = (
  { tier, memberUntil }: { tier: string | null; memberUntil: number | null },
  now: number,
): string | null => (memberUntil !== null && memberUntil <= now ? null : tier)

/** The role of a person in the policy table: product 6. */
export function roleOf(user: {
  isAppAdmin: boolean
  isCompanyAdmin: boolean
  isPublicUser: boolean
  /** The current tier: `tierNow` */
  tier: string | null
}): Exclude<Role, 'anonymous'> {
  if (user.isAppAdmin) return 'appAdmin'
  if (user.isPublicUser) return user.tier === 'member' ? 'public' : 'unpaid'
  return user.isCompanyAdmin ? 'companyAdmin' : 'member'
}

/** Normalizes a code: people type a space in the middle, and digits of any script. */
export function sixDigits(typed: string): string | undefined {
  const code = ungrouped(typed)
  return /^\d{6}$/.test(code) ? code : undefined
}

/** Product 5, phone numbers: masks all digits but the last four, and all of a short number. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  const shown = digits.length > 4 ? digits.slice(-4) : ''
  return '*'.repeat(digits.length - shown.length) + shown
}
