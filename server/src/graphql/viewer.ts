import { AppError } from '#lib/errors.ts'
import { storable } from '#lib/storable.ts'

/** What a session allows: product 4, states of a session. */
export const SESSION_STATES = [
  'active',
  'pending_2fa',
  'unverified',
  'enrol_2fa',
  'closed',
  'deactivated',
] as const
export type SessionState = (typeof SESSION_STATES)[number]

/**
 * unpaid: a public user without a paid membership; public: one with it; member: a user of a
 * company; companyAdmin and appAdmin as product 6 has them.
 */
export const ROLES = [
  'anonymous',
  'unpaid',
  'public',
  'member',
  'companyAdmin',
  'appAdmin',
] as const
export type Role = (typeof ROLES)[number]

/** Who is asking, read from the session at every request. */
export type Viewer = {
  userId: string
  /** The company whose records the person sees; for public users the default public one */
  companyId: string | null
  role: Exclude<Role, 'anonymous'>
  isPublicUser: boolean
  /** The membership that the person has now: member, or nothing */
  tier: string | null
  state: SessionState
  sessionId: string
  tokenHash: string
  /** When the password was last given, in milliseconds since 1970 */
  signedInAt: number
  /** The role the person has in the product's own sense: individual, team or function */
  workRole: string | null
}

/** What the server knows of a request beside the person. */
export type RequestFacts = {
  requestId: string
  /** The client's address, from a forwarding header only behind a configured proxy */
  address: string
  client: string
  /** Of work that goes on after a request: the import of members that it is a part of */
  import?: string
}

/**
 * Who is asking, with the rights of a member where they look at the product as one. Whatever a
 * request says, it only ever lowers what the session allows. Product 2, view as a member.
 */
export function lowered(viewer: Viewer, viewAs: unknown): Viewer {
  const isAdmin = viewer.role === 'companyAdmin' || viewer.role === 'appAdmin'
  if (viewAs !== 'member' || !isAdmin) return viewer
  return { ...viewer, role: viewer.isPublicUser ? 'public' : 'member' }
}

/**
 * The company that a call is about: the one that it names, else the caller's own. App admins name
 * any; to all others every company but their own is like none. Product 6, app admins.
 */
export function companyFor(
  { role, companyId }: Viewer,
  named: string | null | undefined,
): string | null {
  const company = storable(named ?? companyId ?? '')
  if (company === '') return null
  return role === 'appAdmin' || company === companyId ? company : null
}

const FRESH_MS = 10 * 60_000

/** Refuses what asks for a password given in the last ten minutes: product 4, promise 12. */
export function requireFreshSignIn(signedInAt: number, now: number): void {
  // Either way: a clock that was put back must not keep a sign-in fresh for as long.
  if (Math.abs(now - signedInAt) <= FRESH_MS) return
  throw new AppError('SIGN_IN_AGAIN', 'Please sign in again first; then this can be done.')
}
