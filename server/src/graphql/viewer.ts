import { AppError } from '#lib/errors.ts'
import { storable } from '#lib/storable.ts'

/** Product 4, states of a session. */
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
 * unpaid, public: public users without and with a membership; member: a user of a company;
 * companyAdmin, appAdmin: product 6.
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

/** The person of a request, read from the session each time. */
export type Viewer = {
  userId: string
  /** The company whose records the person sees; for public users the default public one */
  companyId: string | null
  role: Exclude<Role, 'anonymous'>
  isPublicUser: boolean
  /** The person's membership: `member` or null */
  tier: string | null
  state: SessionState
  sessionId: string
  tokenHash: string
  /** When the password was last given, in milliseconds since 1970 */
  signedInAt: number
  /** The person's role at work: individual, team or function */
  workRole: string | null
}

/** Facts about a request other than its person. */
export type RequestFacts = {
  requestId: string
  /** The client's address, from a forwarding header only behind a configured proxy */
  address: string
  client: string
  /** The import of members, for work that continues after a request */
  import?: string
}

/**
 * The viewer, with the rights of a member if an admin views the product as one. A request can only
 * lower the rights of its session. Product 2, view as a member.
 */
export function lowered(viewer: Viewer, viewAs: unknown): Viewer {
  const isAdmin = viewer.role === 'companyAdmin' || viewer.role === 'appAdmin'
  if (viewAs !== 'member' || !isAdmin) return viewer
  return { ...viewer, role: viewer.isPublicUser ? 'public' : 'member' }
}

/**
 * The id of the company that a call names, else of the caller's company. Null if a caller who isn't
 * an app admin names another company. Product 6, app admins.
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

/** Refuses unless the password was given in the last ten minutes: product 4, promise 12. */
export function requireFreshSignIn(signedInAt: number, now: number): void {
  // Absolute, because a sign-in must not stay fresh after the clock was set back.
  if (Math.abs(now - signedInAt) <= FRESH_MS) return
  throw new AppError('SIGN_IN_AGAIN', 'Sign in again to do this.')
}
