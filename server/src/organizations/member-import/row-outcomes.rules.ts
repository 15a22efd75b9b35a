import type { Wanted } from './wanted.rules.ts'

/**
 * What an import does with a row: product 4, import. `later` is to be invited, and not on
 * that day. `missing` are members whom no row names.
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

/** What a look at all rows found. */
export type Plan = Counts & {
  /** So many of those to be invited, today or later, are outside of the company’s own mail domains */
  outside: number
  /** By which domains that was told */
  domains: readonly string[]
}

export const noPlan = (): Plan => ({ ...noCounts(), outside: 0, domains: [] })

/** As they were stored; what was not counted then is 0. */
export const readPlan = (json: string): Plan => ({ ...noPlan(), ...JSON.parse(json) })
export const readCounts = (json: string): Counts => ({ ...noCounts(), ...JSON.parse(json) })

/** How many outside of its own mail domains a company may invite now; null: any number. */
export type Today = { left: number | null; domains: readonly string[] }

/** How many more may be planned behind those that a plan has already; null: any number. */
export const leftBehind = ({ outside, later }: Plan, { left }: Today): number | null =>
  left === null ? null : Math.max(0, left - (outside - later))

/**
 * Whether a plan says of those outside what would not happen now: the day is another, others were
 * invited, or the domains are others. Where the limit is out of reach nothing of that matters.
 */
export function isOutdated(plan: Plan, { left, domains }: Today): boolean {
  const { create, later, outside } = plan
  if (later === 0 && (left === null || create <= left)) return false
  const now = left === null ? outside : Math.min(outside, left)
  return outside - later !== now || domains.join() !== plan.domains.join()
}

/** Somebody as they stand in the company now. */
export type Standing = {
  /** closed: on the way out of the product by their own wish; closedAway: and without access */
  kind: 'member' | 'deactivated' | 'closed' | 'closedAway' | 'invited'
  firstName: string
  lastName: string
  role: string | null
  isCompanyAdmin: boolean
  /** Administers the whole product */
  isAppAdmin: boolean
  /** Of an invitation */
  expires: number | null
}

/** What beside the person decides. */
export type Facts = {
  /** The row is about the one who imports */
  isOwn: boolean
  /** The one who imports administers the whole product */
  byAppAdmin: boolean
  /** They are the only admin of the company */
  isOnlyAdmin: boolean
  /** Seats that are free; nothing where they are not counted */
  seats: number | null
  now: number
}

/** A field, and what it was and is to be, as the screen shows it. */
export type Change = { field: string; from: string | null; to: string | null }

export type Judged = { verdict: Verdict; problem?: string; changes?: Change[] }

const refused = (problem: string): Judged => ({ verdict: 'refused', problem })
const SKIP: Judged = { verdict: 'skip' }

/** Of somebody to invite whom the day has no room for. */
export const LATER: Judged = {
  verdict: 'later',
  problem: 'This address is outside of your own mail domains. Today has no room for more of those.',
}

/** Of the same, when their row was done: it is read on other days, too. */
export const NO_ROOM_THEN =
  'This address is outside of your own mail domains. That day had no room for more of those.'

/** Of somebody to invite whom the company knew by this address, and deactivated before they left. */
export const ENDED_BEFORE =
  'The access of this address was ended before. The invitation lets them come back.'

const NO_SEAT = 'All seats of this company are taken.'
const NO_ACCESS = 'This person has no access. Write active as their state to make them an admin.'
// The words of an invitation of one’s own to such an address.
const NOT_ADDED = 'This address cannot be invited at the moment. Please try again later.'
const LAST_ADMIN = 'This is the only admin of the company.'

const said = (value: string | boolean | null | undefined): string | null =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value ?? null)

const FIELDS = ['firstName', 'lastName', 'role', 'isCompanyAdmin'] as const

function changesOf(wanted: Wanted, standing: Standing): Change[] {
  return FIELDS.flatMap((field) => {
    const to = wanted[field]
    if (to === undefined || to === standing[field]) return []
    return [{ field, from: said(standing[field]), to: said(to) }]
  })
}

const updateOf = (changes: Change[]): Judged =>
  changes.length === 0 ? SKIP : { verdict: 'update', changes }

function judgeUnknown({ isActive }: Wanted, { seats }: Facts): Judged {
  if (isActive === false) return SKIP
  return seats !== null && seats <= 0 ? refused(NO_SEAT) : { verdict: 'create' }
}

function judgeInvited(wanted: Wanted, standing: Standing, facts: Facts): Judged {
  if (wanted.isActive === false) return { verdict: 'deactivate' }
  // One that ended leads nowhere: they are invited again.
  if ((standing.expires ?? 0) <= facts.now) return judgeUnknown(wanted, facts)
  return updateOf(changesOf(wanted, standing))
}

function judgeDeactivated(wanted: Wanted, standing: Standing, { seats }: Facts): Judged {
  // What a file says of their rights counts once they have access again.
  const isLeft = wanted.isActive === false
  const changes = changesOf(wanted, standing).filter(
    ({ field }) => !(isLeft && field === 'isCompanyAdmin'),
  )
  if (wanted.isActive !== true) {
    const isRaised = changes.some(({ field }) => field === 'isCompanyAdmin')
    return isRaised ? refused(NO_ACCESS) : updateOf(changes)
  }
  if (seats !== null && seats <= 0) return refused(NO_SEAT)
  return updateOf([...changes, { field: 'state', from: 'inactive', to: 'active' }])
}

function judgeMember(wanted: Wanted, standing: Standing, facts: Facts): Judged {
  const { isOwn, byAppAdmin, isOnlyAdmin } = facts
  if (wanted.isActive === false) {
    if (isOwn) return refused('This is you. Ask another admin to end your access.')
    if (standing.isAppAdmin && !byAppAdmin) {
      return refused('This person administers the whole product. Ask them.')
    }
    return isOnlyAdmin ? refused(LAST_ADMIN) : { verdict: 'deactivate' }
  }
  const changes = changesOf(wanted, standing)
  if (changes.some(({ field }) => field === 'isCompanyAdmin')) {
    // An import that took its own rights away would stop half way.
    if (isOwn) return refused('This is you. Your own rights are not changed by an import.')
    if (isOnlyAdmin) return refused(LAST_ADMIN)
  }
  return updateOf(changes)
}

/** What is to be done so that a person stands as a row wants it. Decided anew when it is done. */
export function verdictOf(wanted: Wanted, standing: Standing | undefined, facts: Facts): Judged {
  switch (standing?.kind) {
    case undefined:
      return judgeUnknown(wanted, facts)
    case 'closed':
      if (wanted.isActive !== false) return refused(NOT_ADDED)
      return judgeMember(wanted, standing as Standing, facts)
    case 'closedAway':
      return wanted.isActive === false ? SKIP : refused(NOT_ADDED)
    case 'invited':
      return judgeInvited(wanted, standing as Standing, facts)
    case 'deactivated':
      return judgeDeactivated(wanted, standing as Standing, facts)
    case 'member':
      return judgeMember(wanted, standing as Standing, facts)
  }
}

/** How many seats a verdict takes or gives back, where seats are counted as rows go by. */
export function seatsTaken(
  { verdict, changes = [] }: Judged,
  standing: Standing | undefined,
): number {
  if (verdict === 'deactivate') return standing?.kind === 'member' ? -1 : 0
  return changes.some(({ field, to }) => field === 'state' && to === 'active') ? 1 : 0
}
