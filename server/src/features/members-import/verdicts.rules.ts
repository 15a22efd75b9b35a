import type { Wanted } from './wanted.rules.ts'

/** What an import does with a row: product 4, import. `missing` are members whom no row names. */
export const VERDICTS = ['create', 'update', 'skip', 'deactivate', 'refused', 'missing'] as const
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
  ...{ create: 0, update: 0, skip: 0, deactivate: 0, refused: 0, missing: 0 },
})

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

const NO_SEAT = 'All seats of this company are taken.'
const NOT_ADDED = 'This person cannot be added.'
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
  const changes = changesOf(wanted, standing)
  if (wanted.isActive !== true) return updateOf(changes)
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
