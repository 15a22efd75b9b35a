import type { MemberStatus } from '#organizations/members/core/membership-status.ts'
import type { MemberFields } from './columns.rules.ts'

/**
 * The results of a row: product 4, import. `later`: an invitation for another day. `missing`: a
 * member with access that no row names.
 */
export const VERDICTS = [
  'create',
  'update',
  'skip',
  'deactivate',
  'refused',
  'later',
  'missing',
] as const
export type Verdict = (typeof VERDICTS)[number]

export const STATES = [
  'reading',
  'checking',
  'ready',
  'running',
  'done',
  'stopped',
  'dropped',
] as const
export type ImportState = (typeof STATES)[number]

export type Counts = Record<Verdict, number>

export const noCounts = (): Counts => ({
  ...{ create: 0, update: 0, skip: 0, deactivate: 0, refused: 0, later: 0, missing: 0 },
})

/** The result of a preview. */
export type Plan = Counts & {
  /** How many invitations, today or later, go outside the company’s own mail domains */
  outside: number
  /** The company’s mail domains when `outside` was counted */
  domains: readonly string[]
}

export const noPlan = (): Plan => ({ ...noCounts(), outside: 0, domains: [] })

/** How many addresses outside its domains a company may invite today; null without a limit. */
export type Today = { left: number | null; domains: readonly string[] }

/** How many more invitations a plan may get; null without a limit. */
export const leftAfter = ({ outside, later }: Plan, { left }: Today): number | null =>
  left === null ? null : Math.max(0, left - (outside - later))

/**
 * Whether the number of invitations would now differ from the plan: on another day, after other
 * invitations, or with other domains. False if the limit is too high to matter.
 */
export function isOutdated(plan: Plan, { left, domains }: Today): boolean {
  const { create, later, outside } = plan
  if (later === 0 && (left === null || create <= left)) return false
  const now = left === null ? outside : Math.min(outside, left)
  return outside - later !== now || domains.join() !== plan.domains.join()
}

/** The facts that decide a row, besides the row and its person. */
export type Facts = {
  isOwn: boolean
  byAppAdmin: boolean
  /** The row is about the only admin of the company */
  isOnlyAdmin: boolean
  /** Free seats; null without a limit */
  seats: number | null
  now: number
}

/** A changed field, with its old and its new value as the screen shows them. */
export type Change = { field: string; from: string | null; to: string | null }

export type Outcome = { verdict: Verdict; problem?: string; changes?: Change[] }

const refused = (problem: string): Outcome => ({ verdict: 'refused', problem })
const SKIP: Outcome = { verdict: 'skip' }

const OUTSIDE = 'This email is outside your company’s domains.'

/** An invitation that exceeds today's limit. */
export const LATER: Outcome = {
  verdict: 'later',
  problem: `${OUTSIDE} You’ve reached today’s limit for those.`,
}

/** The same problem for the results, which people also read on later days. */
export const NO_ROOM_THEN = `${OUTSIDE} You reached that day’s limit for those.`

/** An invitation to an address that the company deactivated. */
export const ENDED_BEFORE =
  'This person’s access ended earlier. The invitation lets them come back.'

const NO_SEAT = 'All seats of this company are taken.'
const NO_ACCESS = 'This person has no access. To make them an admin, write active as their state.'
// The same message as for an invitation by hand.
const NOT_ADDED = 'We can’t invite this email right now. Try again later.'
const LAST_ADMIN = 'This is the company’s only admin.'

const shown = (value: string | boolean | null): string | null =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : value

const FIELDS = ['firstName', 'lastName', 'role', 'isCompanyAdmin'] as const

function changesOf(wanted: MemberFields, status: MemberStatus): Change[] {
  return FIELDS.flatMap((field) => {
    const to = wanted[field]
    if (to === undefined || to === status[field]) return []
    return [{ field, from: shown(status[field]), to: shown(to) }]
  })
}

const changesRights = (changes: readonly Change[]) =>
  changes.some(({ field }) => field === 'isCompanyAdmin')

const updateOf = (changes: Change[]): Outcome =>
  changes.length === 0 ? SKIP : { verdict: 'update', changes }

const isFull = ({ seats }: Facts) => seats !== null && seats <= 0

function unknownPerson({ isActive }: MemberFields, facts: Facts): Outcome {
  if (isActive === false) return SKIP
  return isFull(facts) ? refused(NO_SEAT) : { verdict: 'create' }
}

function deactivatedMember(wanted: MemberFields, status: MemberStatus, facts: Facts): Outcome {
  const changes = changesOf(wanted, status)
  if (wanted.isActive === true) {
    if (isFull(facts)) return refused(NO_SEAT)
    return updateOf([...changes, { field: 'state', from: 'inactive', to: 'active' }])
  }
  // The rights in a row are ignored while the person has no access.
  if (wanted.isActive === false) {
    return updateOf(changes.filter(({ field }) => field !== 'isCompanyAdmin'))
  }
  return changesRights(changes) ? refused(NO_ACCESS) : updateOf(changes)
}

function member(wanted: MemberFields, status: MemberStatus, facts: Facts): Outcome {
  const { isOwn, byAppAdmin, isOnlyAdmin } = facts
  if (wanted.isActive === false) {
    if (isOwn) return refused('This is you. Ask another admin to end your access.')
    if (status.isAppAdmin && !byAppAdmin) {
      return refused('This person is an app admin. Ask them.')
    }
    return isOnlyAdmin ? refused(LAST_ADMIN) : { verdict: 'deactivate' }
  }
  const changes = changesOf(wanted, status)
  if (changesRights(changes)) {
    // An import that ended the rights of its actor would stop halfway.
    if (isOwn) return refused('This is you. An import doesn’t change your own rights.')
    if (isOnlyAdmin) return refused(LAST_ADMIN)
  }
  return updateOf(changes)
}

/** The outcome of a row for its person. It is decided again in the transaction that applies it. */
export function outcomeOf(
  wanted: MemberFields,
  status: MemberStatus | undefined,
  facts: Facts,
): Outcome {
  if (status === undefined) return unknownPerson(wanted, facts)
  const isToLeave = wanted.isActive === false
  switch (status.kind) {
    case 'closed':
      return isToLeave ? member(wanted, status, facts) : refused(NOT_ADDED)
    case 'closedAway':
      return isToLeave ? SKIP : refused(NOT_ADDED)
    case 'invited':
      if (isToLeave) return { verdict: 'deactivate' }
      // An invitation that ended is sent again.
      if ((status.expires ?? 0) <= facts.now) return unknownPerson(wanted, facts)
      return updateOf(changesOf(wanted, status))
    case 'deactivated':
      return deactivatedMember(wanted, status, facts)
    case 'member':
      return member(wanted, status, facts)
  }
}

/** How many seats an outcome takes: 1, 0 or -1. */
export function seatsTaken(
  { verdict, changes = [] }: Outcome,
  status: MemberStatus | undefined,
): number {
  if (verdict === 'deactivate') return status?.kind === 'member' ? -1 : 0
  return changes.some(({ field, to }) => field === 'state' && to === 'active') ? 1 : 0
}
