import { isSameWord } from './understanding/own-words.rules.ts'
import type { GoalsWanted } from './understanding/purposes.rules.ts'

/** The fields of a goal that Mira reads; days as 2026-11-23. */
export type OwnGoal = {
  _id: string
  title: string
  /** All words of the person in the goal, and the titles of its advice and action */
  words: string
  isAchieved: boolean
  startDate: string | null
  endDate: string | null
  reviewDate: string | null
  planWhen: string | null
  planThen: string | null
  updatedDate: number
}

type Week = { today: string; sunday: string }
export type ChosenGoals = { reply: string; goals: OwnGoal[]; withPlan: boolean }

const NO_DAY = '9999'
const dayOf = (date: string | null) => (date ?? NO_DAY).slice(0, 10)
const nextFirst = (goals: readonly OwnGoal[]) =>
  [...goals].sort((one, other) => dayOf(one.reviewDate).localeCompare(dayOf(other.reviewDate)))

/** The goals that a message asks for, with the id of the reply before them. */
export function chooseGoals(
  { wants, about }: { wants: GoalsWanted; about: readonly string[] },
  all: readonly OwnGoal[],
  week: Week,
): ChosenGoals {
  const open = nextFirst(all.filter(({ isAchieved }) => !isAchieved))
  const list = (reply: string, goals: OwnGoal[], withPlan = false) => ({
    ...{ reply: goals.length > 0 ? reply : `${reply}-none`, goals, withPlan },
  })
  switch (wants) {
    case 'achieved': {
      const done = all.filter(({ isAchieved }) => isAchieved)
      return list(
        'goals-achieved',
        done.sort((one, other) => other.updatedDate - one.updatedDate),
      )
    }
    case 'overdue':
      return list(
        'goals-overdue',
        open.filter((goal) => isOverdue(goal, week)),
      )
    case 'week':
      return list(
        'goals-this-week',
        open.filter((goal) => isThisWeek(goal, week)),
      )
    case 'next': {
      const named = matching(open, about)
      return list('goals-next-step', (named.length > 0 ? named : open).slice(0, 1), true)
    }
    case 'one': {
      const named = matching([...open, ...all.filter(({ isAchieved }) => isAchieved)], about)
      if (named.length > 0) return list('goals-one', named, true)
      return open.length > 0
        ? { reply: 'goals-one-none', goals: open, withPlan: false }
        : list('goals', open)
    }
    case 'open':
      return list('goals', open)
  }
}

const isOverdue = ({ endDate, reviewDate }: OwnGoal, { today }: Week) =>
  dayOf(endDate) < today || dayOf(reviewDate) < today

/** Whether a goal starts, ends or has a review by Sunday; a missed review is still due. */
function isThisWeek({ startDate, endDate, reviewDate }: OwnGoal, { today, sunday }: Week): boolean {
  const isAhead = (date: string | null) => dayOf(date) >= today && dayOf(date) <= sunday
  return dayOf(reviewDate) <= sunday || isAhead(startDate) || isAhead(endDate)
}

/** The goals with the most of these words; empty if no goal has any. */
function matching(goals: readonly OwnGoal[], about: readonly string[]): OwnGoal[] {
  const counts = goals.map(({ title, words }) => {
    const own = `${title} ${words}`.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []
    return about.filter((word) => own.some((one) => isSameWord(one, word))).length
  })
  const most = Math.max(0, ...counts)
  return most === 0 ? [] : goals.filter((_, at) => counts[at] === most)
}

/** A day in words as seen from today: today, tomorrow, Tuesday 1 December. */
export function dayInWords(date: string, today: string): string {
  const day = date.slice(0, 10)
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  const isOtherYear = day.slice(0, 4) !== today.slice(0, 4)
  return new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
    ...(isOtherYear ? { year: 'numeric' } : {}),
  })
    .format(Date.parse(day))
    .replace(',', '')
}
