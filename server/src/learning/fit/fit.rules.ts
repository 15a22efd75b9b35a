/** What the product knows of a person when it chooses advice (product 4, advice that fits). */
export type FitPerson = {
  /** individual, team or function; null if the person hasn't said */
  role: string | null
  /** Minutes a day */
  minutes: number | null
  styles: readonly string[]
  motivations: readonly string[]
  /** Where and with which customers people of this kind of work usually are; null if unknown */
  job: FitJob | null
  /** The key of the profile, such as explorer */
  profile: string | null
  /** The person's own order of the four entities; empty if not set */
  ranking: readonly string[]
  /** Advice ids of bookmarks */
  saved: ReadonlySet<string>
  /** Advice ids of goals that are going, with the goal's title */
  goals: ReadonlySet<string>
  /** How helpful the person found advice, 1 to 4, by its id */
  rated: ReadonlyMap<string, number>
  /** Advice ids marked "More like this" and "Not for me" */
  more: ReadonlySet<string>
  notForMe: ReadonlySet<string>
}

export type FitJob = {
  title: string
  settings: readonly string[]
  customers: readonly string[]
}

/** A piece of advice with what decides whom it fits. Empty lists mean "anyone", "anywhere". */
export type FitPiece = {
  adviceId: string
  title: string
  actionId: string
  entity: string | null
  themes: readonly string[]
  motivations: readonly string[]
  profiles: readonly string[]
  roles: readonly string[]
  settings: readonly string[]
  customers: readonly string[]
  /** Minutes */
  time: number | null
  /** Formats of its links, such as video-short */
  formats: readonly string[]
  isTrending: boolean
}

export type FitReason = { name: ReasonName; value: string | null }
export type Fitting = FitPiece & { reasons: FitReason[] }

/** What the person's history says about themes, computed once for all pieces. */
type Themes = {
  /** The title of the piece from which a theme has its interest, by theme */
  saved: ReadonlyMap<string, string>
  goals: ReadonlyMap<string, string>
  liked: ReadonlyMap<string, string>
  more: ReadonlyMap<string, string>
  disliked: ReadonlySet<string>
  /** Actions of which a piece is not for the person */
  avoidedActions: ReadonlySet<string>
}

type Given = { piece: FitPiece; person: FitPerson; themes: Themes }

/** A value to show with the reason; null for none; undefined if the rule doesn't apply. */
type Rule = { points: number; value: (given: Given) => string | null | undefined }

const either = (applies: boolean, value: string | null = null) => (applies ? value : undefined)
const common = (one: readonly string[], other: readonly string[]) =>
  one.find((item) => other.includes(item))
const ofTheme = (themes: readonly string[], by: ReadonlyMap<string, string>) =>
  themes.map((theme) => by.get(theme)).find((title) => title !== undefined)

/**
 * Why a piece fits: each reason that applies adds its points, and the strongest two are shown
 * (product 4, advice that fits).
 */
export const REASONS = {
  /** The piece is meant for the person's role */
  role: { points: 3, value: ({ piece, person }) => common([person.role ?? ''], piece.roles) },
  /** The piece is meant for places like the person's */
  place: {
    points: 3,
    value: ({ piece, person }) =>
      either(
        common(person.job?.settings ?? [], piece.settings) !== undefined,
        person.job?.title ?? null,
      ),
  },
  /** The piece is meant for customers like the person's */
  customers: {
    points: 2,
    value: ({ piece, person }) => common(person.job?.customers ?? [], piece.customers),
  },
  /** It takes no longer than the minutes of a day */
  minutes: {
    points: 2,
    value: ({ piece, person }) =>
      either(isWithin(piece, person), person.minutes === null ? null : `${person.minutes}`),
  },
  /** The person marked "More like this" on a piece of the theme */
  more: { points: 3, value: ({ piece, themes }) => ofTheme(piece.themes, themes.more) },
  /** The person has it among their bookmarks */
  saved: { points: 2, value: ({ piece, person }) => either(person.saved.has(piece.adviceId)) },
  /** A bookmark is about the same theme */
  savedTheme: { points: 1.5, value: ({ piece, themes }) => ofTheme(piece.themes, themes.saved) },
  /** An open goal is about the same theme */
  goal: { points: 1.5, value: ({ piece, themes }) => ofTheme(piece.themes, themes.goals) },
  /** The person found a piece of the theme helpful */
  liked: { points: 2, value: ({ piece, themes }) => ofTheme(piece.themes, themes.liked) },
  /** The theme speaks to what motivates the person */
  motivation: {
    points: 2,
    value: ({ piece, person }) => common(person.motivations, piece.motivations),
  },
  /** The theme speaks to the person's profile */
  profile: {
    points: 1.5,
    value: ({ piece, person }) => common([person.profile ?? ''], piece.profiles),
  },
  /** It comes with something in a format that the person likes */
  format: { points: 1, value: ({ piece, person }) => common(person.styles, piece.formats) },
  /** The person put this entity first */
  ranking: {
    points: 1,
    value: ({ piece, person }) =>
      either(piece.entity !== null && person.ranking[0] === piece.entity, piece.entity),
  },
  /** A piece that suits a first visit */
  start: { points: 0.5, value: ({ piece }) => either(piece.isTrending) },
} as const satisfies Record<string, Rule>

export type ReasonName = keyof typeof REASONS

/** Why a piece fits less. Nothing of this is shown. */
const DRAWBACKS = {
  otherRole: {
    points: -8,
    value: ({ piece, person }) =>
      either(person.role !== null && piece.roles.length > 0 && !piece.roles.includes(person.role)),
  },
  /** Without a role a piece for leaders is a guess */
  unknownRole: {
    points: -3,
    value: ({ piece, person }) =>
      either(person.role === null && piece.roles.length > 0 && !piece.roles.includes('individual')),
  },
  otherPlace: {
    points: -6,
    value: ({ piece, person }) => either(isElsewhere(piece.settings, person.job?.settings)),
  },
  otherCustomers: {
    points: -3,
    value: ({ piece, person }) => either(isElsewhere(piece.customers, person.job?.customers)),
  },
  noCustomers: {
    points: -2,
    value: ({ piece, person }) =>
      either(piece.entity === 'customer' && person.job?.customers.length === 0),
  },
  tooLong: {
    points: -2,
    value: ({ piece, person }) =>
      either(person.minutes !== null && piece.time !== null && piece.time > person.minutes),
  },
  notHelpful: {
    points: -6,
    value: ({ piece, person }) => either((person.rated.get(piece.adviceId) ?? 4) <= 2),
  },
  dislikedTheme: {
    points: -1.5,
    value: ({ piece, themes }) => either(piece.themes.some((theme) => themes.disliked.has(theme))),
  },
  avoidedAction: {
    points: -2,
    value: ({ piece, themes }) => either(themes.avoidedActions.has(piece.actionId)),
  },
} as const satisfies Record<string, Rule>

function isWithin({ time }: FitPiece, { minutes }: FitPerson): boolean {
  return minutes !== null && time !== null && time <= minutes
}

/** Whether something is meant for certain places or customers, and the person's are others. */
function isElsewhere(meant: readonly string[], own: readonly string[] | undefined): boolean {
  if (meant.length === 0 || own === undefined || own.length === 0) return false
  return common(own, meant) === undefined
}

/** At most this many reasons are shown for a piece. */
const SHOWN = 2

/** The first so many pieces differ among themselves. */
const VARIED = 5

/** Points off for each piece already chosen that is like the next one, so that a few differ. */
const REPEATED = { action: 3, theme: 1.5, entity: 0.75 } as const

/**
 * All pieces for a person, best first, with their reasons; equal ones in the order of `tie`. Left
 * out is what is not for the person or a goal already. `entity` chooses the pieces of one entity.
 */
export function fitting(
  pieces: readonly FitPiece[],
  person: FitPerson,
  { tie, entity = null }: { tie: (adviceId: string) => number; entity?: string | null },
): Fitting[] {
  const themes = themesOf(pieces, person)
  const ranked = pieces
    .filter((piece) => entity === null || piece.entity === entity)
    .filter(({ adviceId }) => !person.notForMe.has(adviceId) && !person.goals.has(adviceId))
    .map((piece) => ({ piece, ...weigh({ piece, person, themes }), tie: tie(piece.adviceId) }))
    .sort((a, b) => b.points - a.points || a.tie - b.tie)
  return withVariety(ranked, VARIED).map(({ piece, reasons }) => ({ ...piece, reasons }))
}

/** Why each of some pieces fits a person: the two strongest reasons of each. */
export function reasonsOf(
  pieces: readonly FitPiece[],
  person: FitPerson,
  all: readonly FitPiece[],
): FitReason[][] {
  const themes = themesOf(all, person)
  return pieces.map((piece) => weigh({ piece, person, themes }).reasons)
}

/** The points of a piece, and the reasons that are shown. */
function weigh(given: Given): { points: number; reasons: FitReason[] } {
  const found = Object.entries<Rule>(REASONS).flatMap(([name, { points, value }]) => {
    const shown = value(given)
    return shown === undefined ? [] : [{ name: name as ReasonName, value: shown, points }]
  })
  const against = Object.values<Rule>(DRAWBACKS).filter(({ value }) => value(given) !== undefined)
  const points = [...found, ...against].reduce((sum, rule) => sum + rule.points, 0)
  const reasons = found
    .sort((a, b) => b.points - a.points)
    .slice(0, SHOWN)
    .map(({ name, value }) => ({ name, value }))
  return { points, reasons }
}

type Weighed = { piece: FitPiece; points: number; reasons: FitReason[]; tie: number }

/** Moves pieces that differ from those before them into the first `count` places. */
function withVariety(ranked: readonly Weighed[], count: number): Weighed[] {
  const rest = [...ranked]
  const first: Weighed[] = []
  const likeness = ({ piece }: Weighed) =>
    first.reduce((sum, { piece: other }) => sum + likenessOf(piece, other), 0)
  while (first.length < count && rest.length > 0) {
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    rest.forEach((one, at) => {
      const points = one.points - likeness(one)
      if (points > most) [best, most] = [at, points]
    })
    first.push(...rest.splice(best, 1))
  }
  return [...first, ...rest]
}

function likenessOf(one: FitPiece, other: FitPiece): number {
  if (one.actionId === other.actionId) return REPEATED.action
  if (common(one.themes, other.themes) !== undefined) return REPEATED.theme
  return one.entity === other.entity ? REPEATED.entity : 0
}

function themesOf(pieces: readonly FitPiece[], person: FitPerson): Themes {
  const of = (has: (adviceId: string) => boolean) => {
    const found = pieces.filter(({ adviceId }) => has(adviceId))
    return new Map(found.flatMap(({ themes, title }) => themes.map((theme) => [theme, title])))
  }
  const isAtLeast = (id: string, least: number) => (person.rated.get(id) ?? 0) >= least
  const isDisliked = (id: string) => person.rated.has(id) && !isAtLeast(id, 3)
  return {
    saved: of((id) => person.saved.has(id)),
    goals: of((id) => person.goals.has(id)),
    liked: of((id) => isAtLeast(id, 3)),
    more: of((id) => person.more.has(id)),
    disliked: new Set(of(isDisliked).keys()),
    avoidedActions: new Set(
      pieces.filter(({ adviceId }) => person.notForMe.has(adviceId)).map((one) => one.actionId),
    ),
  }
}

/** A person of whom nothing is known or used, except what they said is not for them. */
export const unknownPerson = (
  kept: Pick<FitPerson, 'notForMe' | 'goals'> = { notForMe: new Set(), goals: new Set() },
): FitPerson => ({
  role: null,
  minutes: null,
  styles: [],
  motivations: [],
  job: null,
  profile: null,
  ranking: [],
  saved: new Set(),
  rated: new Map(),
  more: new Set(),
  ...kept,
})

/** A number for an advice id and a seed, by which equal pieces are ordered: FNV-1a, 32 bits. */
export function tieOf(seed: string, id: string): number {
  let hash = 0x811c9dc5
  for (const char of `${seed}/${id}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  }
  // Similar ids end in the same few bits; this spreads them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** What a person can wish for a piece: product 4, advice that fits. */
export const WISHES = ['more', 'notForMe'] as const
