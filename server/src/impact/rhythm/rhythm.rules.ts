import { daysOfWeek, weekAfter } from '#lib/weeks.ts'

/** The weeks that a rhythm counts, and the rules that excuse a quiet week: product 4, rhythm. */
export const RHYTHM = {
  /** How many weeks count, without excused ones */
  window: 8,
  /** How many weeks are read at most, including the current week */
  lookBack: 26,
  /** How many paused days excuse a quiet week */
  pausedDays: 1,
  /** A quiet week with at most so many working days, without holidays and days off, is excused */
  workingDaysLeft: 2,
} as const

/**
 * inRhythm: with an action; quiet: without; pause, holidays and start: excused; open: the current
 * week.
 */
export type WeekState = 'inRhythm' | 'quiet' | 'pause' | 'holidays' | 'start' | 'open'

export type DaysAway = { fromDay: string; toDay: string | null; kind: string }

export type RhythmWeek = { yearWeek: string; state: WeekState }

export type Rhythm = {
  inRhythm: number
  /** How many weeks count: eight, or fewer for a new person */
  of: number
  /** Whether these are all weeks since the person joined */
  isFromStart: boolean
  /** All weeks that were read, newest first, from the current week */
  weeks: RhythmWeek[]
}

export type RhythmFacts = {
  now: string
  /** The week in which the person joined */
  first: string
  active: ReadonlySet<string>
  away: readonly DaysAway[]
  holidays: ReadonlySet<string>
}

const isIn = (day: string, { fromDay, toDay }: DaysAway): boolean =>
  fromDay <= day && (toDay === null || day <= toDay)

function excuseOf(yearWeek: string, { first, away, holidays }: RhythmFacts): WeekState | undefined {
  const days = daysOfWeek(yearWeek)
  const isAway = (day: string, kind: string) => away.some((it) => it.kind === kind && isIn(day, it))
  if (days.filter((day) => isAway(day, 'pause')).length >= RHYTHM.pausedDays) return 'pause'
  const working = days.slice(0, 5).filter((day) => !holidays.has(day) && !isAway(day, 'dayOff'))
  if (working.length <= RHYTHM.workingDaysLeft) return 'holidays'
  return yearWeek === first ? 'start' : undefined
}

function stateOf(yearWeek: string, known: RhythmFacts): WeekState {
  if (known.active.has(yearWeek)) return 'inRhythm'
  return excuseOf(yearWeek, known) ?? (yearWeek === known.now ? 'open' : 'quiet')
}

/** The reason why a day is free. A pause goes before the other reasons. */
export type FreeBy = 'pause' | 'dayOff' | 'holiday'

export function freeBy(day: string, { away, holidays }: Pick<RhythmFacts, 'away' | 'holidays'>) {
  const kinds = new Set(away.filter((it) => isIn(day, it)).map(({ kind }) => kind))
  if (kinds.has('pause')) return 'pause'
  if (kinds.has('dayOff')) return 'dayOff'
  return holidays.has(day) ? 'holiday' : null
}

/**
 * How many of the last eight weeks were in rhythm: product 4, rhythm. Older weeks replace excused
 * ones, so a pause never lowers the rhythm.
 */
export function rhythmOf(known: RhythmFacts): Rhythm {
  const weeks: RhythmWeek[] = []
  const rhythm = { inRhythm: 0, of: 0, isFromStart: false, weeks }
  // A person may join on a Monday in Tokyo and travel west, back into the week before.
  const first = known.first < known.now ? known.first : known.now
  for (let back = 0; back < RHYTHM.lookBack && rhythm.of < RHYTHM.window; back += 1) {
    const yearWeek = weekAfter(known.now, -back)
    const state = stateOf(yearWeek, { ...known, first })
    weeks.push({ yearWeek, state })
    if (state === 'inRhythm') rhythm.inRhythm += 1
    if (state === 'inRhythm' || state === 'quiet') rhythm.of += 1
    if (yearWeek === first) {
      rhythm.isFromStart = true
      break
    }
  }
  return rhythm
}
