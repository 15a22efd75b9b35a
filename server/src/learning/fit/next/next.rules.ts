import { dayAfter } from '#lib/moments.ts'
import type { FitPiece } from '../fit.types.ts'

/** How many pieces "Next for you" shows */
export const PLACES = 3

/** After so many days on which it was shown but not opened, a piece rests. */
const DAYS_SHOWN = 2

/** How many days a piece rests; older showings don't count */
export const REST_DAYS = 28

/** How long showings are kept, so that a fresh piece is one that the person hasn't seen */
export const KEPT_DAYS = 182

/** When a piece of advice was shown; `newIn` is the week in which it was the fresh piece. */
export type Shown = { id: string; times: number; lastDay: string; newIn: string | null }

/**
 * On how many days a piece was shown before today, in the last four weeks. Without today, so that
 * the pieces stay the same all day. After travel to the west the last day can be tomorrow.
 */
function timesBefore({ times, lastDay }: Shown, today: string): number {
  if (dayAfter(lastDay, REST_DAYS) <= today) return 0
  return lastDay >= today ? times - 1 : times
}

/** resting: left out; again: shown once; new: not shown in the last four weeks. */
export function stateOf(shown: Shown | undefined, today: string): 'resting' | 'again' | 'new' {
  const times = shown === undefined ? 0 : timesBefore(shown, today)
  if (times >= DAYS_SHOWN) return 'resting'
  return times > 0 ? 'again' : 'new'
}

/** A goal of the person, with the dates of its latest check-ins "did" and "finish" */
export type OwnGoal = {
  title: string | null
  adviceId: string | null
  entity: string | null
  state: 'going' | 'achieved' | 'letGo'
  updatedDate: number
  didDate: number | null
  achievedDate: number | null
}

/** Why a piece is right this week: product 4, next for you. */
export type Occasions = {
  /** Titles of goals by their themes: achieved, and open with the action done, in two weeks */
  achieved: ReadonlyMap<string, string>
  goesWell: ReadonlyMap<string, string>
  /** Entities for which the person once had a goal, but has had none open for four weeks */
  quiet: ReadonlySet<string>
}

const DAY_MS = 24 * 3_600_000
const RECENT_MS = 14 * DAY_MS
const QUIET_MS = 28 * DAY_MS

export function occasionsOf(
  goals: readonly OwnGoal[],
  themesOf: (adviceId: string) => readonly string[],
  now: number,
): Occasions {
  const themes = (fits: (goal: OwnGoal) => boolean) =>
    new Map(
      goals.filter(fits).flatMap(({ adviceId, title }) => {
        if (adviceId === null || title === null) return []
        return themesOf(adviceId).map((theme) => [theme, title] as const)
      }),
    )
  const isRecent = (at: number | null) => at !== null && at > now - RECENT_MS
  const busy = new Set(
    goals
      .filter(({ state, updatedDate }) => state === 'going' || updatedDate > now - QUIET_MS)
      .map(({ entity }) => entity),
  )
  return {
    achieved: themes(({ state, achievedDate }) => state === 'achieved' && isRecent(achievedDate)),
    goesWell: themes(({ state, didDate }) => state === 'going' && isRecent(didDate)),
    quiet: new Set(goals.flatMap(({ entity }) => (entity && !busy.has(entity) ? entity : []))),
  }
}

export type WhyNow = {
  name: 'achieved' | 'goesWell' | 'quiet' | 'unseen'
  /** The title of a goal, or the entity */
  value: string | null
}

/** The strongest occasion of a piece; without one, only that the person hasn't seen it. */
export function whyNow({ themes, entity }: FitPiece, occasions: Occasions): WhyNow {
  for (const name of ['achieved', 'goesWell'] as const) {
    const value = themes.map((theme) => occasions[name].get(theme)).find(Boolean)
    if (value !== undefined) return { name, value }
  }
  if (entity !== null && occasions.quiet.has(entity)) return { name: 'quiet', value: entity }
  return { name: 'unseen', value: null }
}

/** The fresh piece is one of so many that fit best; an occasion is looked for in more. */
const FRESH_OF = 12
const LOOKED_AT = 48

/**
 * The fresh piece of a week, of the pieces that the person has never seen, best first: one with an
 * occasion if there is any, chosen by `tie`.
 */
export function freshOf(
  unseen: readonly FitPiece[],
  occasions: Occasions,
  tie: (adviceId: string) => number,
): FitPiece | null {
  const near = unseen.slice(0, LOOKED_AT)
  const timely = near.filter((piece) => whyNow(piece, occasions).name !== 'unseen')
  const best = (timely.length > 0 ? timely : near).slice(0, FRESH_OF)
  return best.toSorted((one, other) => tie(one.adviceId) - tie(other.adviceId))[0] ?? null
}

/** The pieces to show: the fresh one, new ones, and last one of those that were shown once. */
export function nextOf(
  fresh: FitPiece | null,
  unseen: readonly FitPiece[],
  seenOnce: readonly FitPiece[],
): FitPiece[] {
  const isOther = (piece: FitPiece) => piece !== fresh
  const first = fresh === null ? [] : [fresh]
  const again = seenOnce.filter(isOther)
  const room = PLACES - first.length - Math.min(1, again.length)
  return [...first, ...unseen.filter(isOther).slice(0, room), ...again].slice(0, PLACES)
}
