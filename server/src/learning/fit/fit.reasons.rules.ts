import { HELPFUL, type History } from './fit.history.rules.ts'
import type { FitPerson, FitPiece } from './fit.types.ts'

/** The input of the rules about how well a piece fits a person. */
export type FitInput = { piece: FitPiece; person: FitPerson; history: History; has: Set<string> }

/**
 * A rule adds its points if it applies, or as many times as the number that `applies` answers. A
 * text also applies, and is shown with the reason. `as` is the name under which the reason is
 * shown, if it differs.
 */
export type Rule = {
  points: number
  applies: (given: FitInput) => boolean | number | string | null | undefined
  as?: ReasonName
}

/**
 * Reasons why a piece fits (product 4, advice that fits). The person's own actions weigh most, then
 * the kind of work that a piece pictures, then the role and the first entity, then the rest.
 */
export const REASONS = {
  saved: { points: 9, applies: ({ piece, person }) => person.saved.has(piece.adviceId) },
  /** One of the three pieces that the person's profile suggests */
  suggested: {
    points: 5,
    as: 'profile',
    applies: ({ piece, person }) => isIn(person.profile, piece.suggestedTo) && person.profile,
  },
  ranking: {
    points: 4,
    applies: ({ piece, person }) => person.ranking[0] === piece.entity && piece.entity,
  },
  /** The piece pictures the person's kind of work ... */
  job: {
    points: 2,
    applies: ({ piece, person }) => isPictured(piece, person) && person.job?.title,
  },
  /** ... before all others ... */
  jobFirst: {
    points: 2,
    as: 'job',
    applies: ({ piece, person }) => person.job !== null && piece.jobs[0] === person.job.id,
  },
  /** ... or second ... */
  jobSecond: {
    points: 1,
    as: 'job',
    applies: ({ piece, person }) => person.job !== null && piece.jobs[1] === person.job.id,
  },
  /** ... and is a good start there */
  jobStart: {
    points: 1,
    as: 'job',
    applies: ({ piece, person }) =>
      piece.start > 0 && isPictured(piece, person) && isOfRole(piece, person),
  },
  /** It goes with a piece that the person saved, plans, found helpful or wanted more of */
  sameAction: { points: 3, applies: ({ piece, history }) => titleBeside(piece, history) },
  /** It is about the work of a leader with the team */
  role: {
    points: 3,
    applies: ({ piece, person }) => leads(person) && piece.entity === 'team' && person.role,
  },
  /** ... of this kind only ... */
  roleOnly: {
    points: 1,
    as: 'role',
    applies: ({ piece, person }) => isOnlyFor(piece, person) && person.role,
  },
  /** ... and more so for leaders of several teams, because little advice is written for them */
  functionOnly: {
    points: 2,
    as: 'role',
    applies: ({ piece, person }) => isOnlyFor(piece, person) && person.role === 'function',
  },
  minutes: {
    points: 1.5,
    applies: ({ piece, person }) => isWithin(piece, person.minutes) && String(person.minutes),
  },
  motivation: {
    points: 2,
    applies: ({ piece, person }) => common(person.motivations, piece.motivations),
  },
  profile: {
    points: 1,
    applies: ({ piece, person }) => isIn(person.profile, piece.profiles) && person.profile,
  },
  /**
   * It shares its theme with a piece marked "More like this", a bookmark, an open goal or helpful
   * advice
   */
  more: { points: 3, applies: ({ piece, history }) => titleOfTheme(piece, history.more) },
  savedTheme: { points: 2, applies: ({ piece, history }) => titleOfTheme(piece, history.saved) },
  goal: { points: 2, applies: ({ piece, history }) => titleOfTheme(piece, history.goals) },
  liked: { points: 2, applies: ({ piece, history }) => titleOfTheme(piece, history.liked) },
  /** The piece is meant for places like the person's */
  place: {
    points: 0.5,
    as: 'job',
    applies: ({ piece, person: { job } }) =>
      common(job?.settings ?? [], piece.settings) && job?.title,
  },
  customers: {
    points: 1,
    applies: ({ piece, person }) => common(person.job?.customers ?? [], piece.customers),
  },
  format: { points: 0.5, applies: ({ piece, person }) => common(person.styles, piece.formats) },
  /** A piece that suits almost anyone first ... */
  start: {
    points: 1,
    applies: ({ piece, person }) => piece.start > 1 && isOfRole(piece, person),
  },
  /** ... and more so among the few that suit almost any team */
  teamStart: {
    points: 1.5,
    as: 'start',
    applies: ({ piece, person }) => piece.start > 1 && leads(person) && piece.entity === 'team',
  },
  /** Shown if the piece has no other reason */
  variety: { points: 0, applies: () => true },
} as const satisfies Record<string, Omit<Rule, 'as'> & { as?: string }>

export type ReasonName = keyof typeof REASONS

/** The names under which reasons are shown, strongest first. */
export function reasonNames(): string[] {
  const points = new Map<string, number>()
  for (const [name, rule] of Object.entries<Rule>(REASONS)) {
    const shown = rule.as ?? name
    points.set(shown, (points.get(shown) ?? 0) + rule.points)
  }
  return [...points].sort(([, one], [, other]) => other - one).map(([name]) => name)
}

/** Reasons why a piece fits less. They are never shown. */
export const DRAWBACKS = {
  otherRole: {
    points: -8,
    applies: ({ piece, person }) =>
      person.role !== null && piece.roles.length > 0 && !piece.roles.includes(person.role),
  },
  /** Without a known role, a piece for leaders is a guess */
  unknownRole: {
    points: -2,
    applies: ({ piece, person }) =>
      person.role === null && piece.roles.length > 0 && !piece.roles.includes('individual'),
  },
  /** A team's habits are hard to change without leading it */
  notLeading: {
    points: -3,
    applies: ({ piece, person }) => !leads(person) && piece.entity === 'team',
  },
  otherPlace: {
    points: -4,
    applies: ({ piece, person }) => isElsewhere(piece.settings, person.job?.settings),
  },
  otherCustomers: {
    points: -2,
    applies: ({ piece, person }) => isElsewhere(piece.customers, person.job?.customers),
  },
  /** It needs a feature that the person's work doesn't have; once for each such feature */
  lacking: {
    points: -2,
    applies: ({ piece, person, has }) => (person.job?.has.length ? lacking(piece, has) : 0),
  },
  /** Where the work is unknown, a piece for a particular kind of work is a guess */
  unknownWork: {
    points: -2,
    applies: ({ piece, person }) =>
      !person.job?.has.length &&
      (piece.settings.length > 0 || piece.customers.length > 0 || piece.needs.some(isUnusual)),
  },
  /** Few people have such a moment this month */
  occasion: { points: -2, applies: ({ piece }) => piece.isOccasional },
  /** Twice for a piece that takes more than double the time */
  tooLong: {
    points: -1.5,
    applies: ({ piece, person }) => {
      const minutes = person.minutes ?? USUAL_MINUTES
      return Number((piece.time ?? 0) > minutes) + Number((piece.time ?? 0) > 2 * minutes)
    },
  },
  notHelpful: {
    points: -6,
    applies: ({ piece, person }) => (person.rated.get(piece.adviceId) ?? HELPFUL) < HELPFUL,
  },
  dislikedTheme: {
    points: -1,
    applies: ({ piece, history }) => piece.themes.some((theme) => history.disliked.has(theme)),
  },
  avoidedAction: {
    points: -2,
    applies: ({ piece, history }) => history.avoidedActions.has(piece.actionId),
  },
} as const satisfies Record<string, Omit<Rule, 'as'>>

const isOnlyFor = (piece: FitPiece, person: FitPerson) =>
  leads(person) && piece.roles.length === 1 && piece.roles[0] === person.role

/** The minutes a day of a person who hasn't answered that question. */
const USUAL_MINUTES = 10

const isIn = (one: string | null, list: readonly string[]) => one !== null && list.includes(one)
const common = (one: readonly string[], other: readonly string[]) =>
  one.find((item) => other.includes(item))

export const leads = ({ role }: FitPerson) => role === 'team' || role === 'function'

/** The parts of the person's work and role, in the words of `needs`. */
export function partsOf(person: FitPerson): Set<string> {
  const has = new Set(person.job?.has)
  if (leads(person)) for (const part of ['team', 'meetings']) has.add(part)
  if (person.role === 'function') for (const part of ['desk', 'diary', 'projects']) has.add(part)
  return has
}

const isPictured = ({ jobs }: FitPiece, { job }: FitPerson) => job !== null && jobs.includes(job.id)

/** A leader starts with the team, another person with things that they can do alone. */
const isOfRole = ({ entity }: FitPiece, person: FitPerson) => leads(person) === (entity === 'team')

const isUnusual = (need: string) => need !== 'coworkers' && need !== 'team'

const lacking = ({ needs }: FitPiece, has: ReadonlySet<string>) =>
  needs.reduce((count, need) => (has.has(need) ? count : count + 1), 0)

const isWithin = ({ time }: FitPiece, minutes: number | null) =>
  minutes !== null && time !== null && time <= minutes

/** Whether something is meant for certain places or customers, and the person's are others. */
function isElsewhere(meant: readonly string[], own: readonly string[] | undefined): boolean {
  if (meant.length === 0 || own === undefined || own.length === 0) return false
  return common(own, meant) === undefined
}

/** The title of another piece of the same action that the person cares about. */
function titleBeside({ actionId, adviceId }: FitPiece, { actions }: History): string | undefined {
  const found = actions.get(actionId)
  return found?.ids.has(adviceId) ? undefined : found?.title
}

const titleOfTheme = ({ themes }: FitPiece, titles: ReadonlyMap<string, string>) =>
  titles.get(themes.find((theme) => titles.has(theme)) ?? '')
