import { type History, historyOf } from './fit.history.rules.ts'
import {
  DRAWBACKS,
  type FitInput,
  partsOf,
  REASONS,
  type ReasonName,
  type Rule,
} from './fit.reasons.rules.ts'
import type { FitPerson, FitPiece } from './fit.types.ts'

export type FitReason = { name: ReasonName; value: string | null }

/** The first so many pieces differ among themselves. */
const VARIED = 5

/** Points off for each piece already chosen that is like the next one, so that a few differ. */
const REPEATED = { action: 2, theme: 0.5, entity: 0.5 } as const

/** Only this many of the best are compared for each of the first places. */
const LOOKED_AT = 40

type Choice = {
  tie: (adviceId: string) => number
  entity?: string | null
  leavesOut?: (adviceId: string) => boolean
}

/** All pieces for a person, best first, the first ones varied (`weighed`). */
export const fitting = (
  byId: ReadonlyMap<string, FitPiece>,
  person: FitPerson,
  choice: Choice,
): FitPiece[] => varied(weighed(byId, person, choice))

/**
 * All pieces for a person, best first; equal ones in the order of `tie`. Leaves out dismissed
 * pieces, open goals and those that `leavesOut` names. `entity` chooses the pieces of one entity.
 */
export function weighed(
  byId: ReadonlyMap<string, FitPiece>,
  person: FitPerson,
  { tie, entity = null, leavesOut = () => false }: Choice,
): WeighedPiece[] {
  const known = knownOf(byId, person)
  const ranked: WeighedPiece[] = []
  for (const piece of byId.values()) {
    if (entity !== null && piece.entity !== entity) continue
    if (person.notForMe.has(piece.adviceId) || person.goals.has(piece.adviceId)) continue
    if (leavesOut(piece.adviceId)) continue
    ranked.push({ piece, points: pointsOf({ ...known, piece }), tie: tie(piece.adviceId) })
  }
  return ranked.sort((a, b) => b.points - a.points || a.tie - b.tie)
}

/**
 * Why each of some pieces fits a person: its strongest reason, and the strongest one that no piece
 * before it shows, if there is one.
 */
export function reasonsOf(
  chosen: readonly FitPiece[],
  person: FitPerson,
  byId: ReadonlyMap<string, FitPiece>,
): FitReason[][] {
  const known = knownOf(byId, person)
  const shown = new Set<ReasonName>()
  return chosen.map((piece) => {
    const [first, ...rest] = reasonsFor({ ...known, piece })
    const second = rest.find(({ name }) => !shown.has(name)) ?? rest[0]
    const reasons = [first, second].filter((reason) => reason !== undefined)
    for (const { name } of reasons) shown.add(name)
    return reasons
  })
}

type PersonFit = { person: FitPerson; history: History; has: Set<string> }

const knownOf = (byId: ReadonlyMap<string, FitPiece>, person: FitPerson): PersonFit => ({
  person,
  history: historyOf(byId, person),
  has: partsOf(person),
})

const reasons: [name: ReasonName, rule: Rule][] = Object.entries<Rule>(REASONS).map(
  ([name, rule]) => [name as ReasonName, rule],
)
const rules: Rule[] = [...Object.values<Rule>(REASONS), ...Object.values<Rule>(DRAWBACKS)]

function pointsOf(given: FitInput): number {
  let points = 0
  for (const rule of rules) {
    const times = rule.applies(given)
    points += rule.points * (typeof times === 'number' ? times : Number(Boolean(times)))
  }
  return points
}

/** The reasons of a piece, strongest first. Rules that are shown under one name count together. */
function reasonsFor(given: FitInput): FitReason[] {
  const found = new Map<ReasonName, { points: number; value: string | null }>()
  for (const [name, { points, applies, as = name }] of reasons) {
    const answer = applies(given)
    if (!answer) continue
    const before = found.get(as)
    const value = typeof answer === 'string' ? answer : (before?.value ?? null)
    found.set(as, { points: (before?.points ?? 0) + points, value })
  }
  if (found.size > 1) found.delete('variety')
  return [...found]
    .sort(([, one], [, other]) => other.points - one.points)
    .map(([name, { value }]) => ({ name, value }))
}

type WeighedPiece = { piece: FitPiece; points: number; tie: number }

/** Moves pieces that differ from those before them into the first places. */
export function varied(ranked: readonly WeighedPiece[]): FitPiece[] {
  const near = ranked.slice(0, LOOKED_AT)
  const first: WeighedPiece[] = []
  const worth = ({ piece, points }: WeighedPiece) =>
    first.reduce((left, { piece: other }) => left - likenessOf(piece, other), points)
  while (first.length < VARIED && near.length > 0) {
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    near.forEach((one, at) => {
      const points = worth(one)
      if (points > most) [best, most] = [at, points]
    })
    first.push(...near.splice(best, 1))
  }
  return [...first, ...near, ...ranked.slice(LOOKED_AT)].map(({ piece }) => piece)
}

function likenessOf(one: FitPiece, other: FitPiece): number {
  if (one.actionId === other.actionId) return REPEATED.action
  if (one.themes.some((theme) => other.themes.includes(theme))) return REPEATED.theme
  return one.entity === other.entity ? REPEATED.entity : 0
}

/** A person without any answers or history; only their dismissed pieces count. */
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

/** A number for each advice id, another for each seed, by which equal pieces are ordered. */
export function tieOf(seed: string): (adviceId: string) => number {
  const begin = hashed(seed, FNV_BEGIN)
  return (adviceId) => {
    // Similar ids end in the same few bits; this spreads them.
    const hash = hashed(adviceId, begin)
    const spread = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    return (spread ^ (spread >>> 13)) >>> 0
  }
}

const FNV_BEGIN = 0x811c9dc5

/** FNV-1a, 32 bits. */
function hashed(text: string, begin: number): number {
  let hash = begin
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return hash
}

/** The wishes of a person for a piece: product 4, advice that fits. */
export const WISHES = ['more', 'notForMe'] as const
