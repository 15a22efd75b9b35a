import { expect, it } from 'vitest'
import { planOf } from '#learning/goals/goals.rules.ts'
import { chooseGoals, dayInWords, type OwnGoal } from './own-goals.rules.ts'
import type { GoalsWanted } from './understanding/purposes.rules.ts'

const goal = (title: string, more: Partial<OwnGoal> = {}): OwnGoal => ({
  ...{ _id: title, title, words: '', isAchieved: false, updatedDate: 0 },
  ...{ startDate: null, endDate: null, reviewDate: null, planWhen: null, planThen: null },
  ...more,
})
// Wednesday
const week = { today: '2026-11-25', sunday: '2026-11-29' }
const GOALS = [
  goal('Listen more', { words: 'in meetings', reviewDate: '2026-12-02' }),
  goal('Take breaks', { reviewDate: '2026-11-27' }),
  goal('Say thank you', { reviewDate: '2026-11-20' }),
  goal('Plan the handover', { endDate: '2026-11-24' }),
  goal('Ask for help', { isAchieved: true, reviewDate: '2026-11-24' }),
]

it.each([
  ['open', '', ['Say thank you', 'Take breaks', 'Listen more', 'Plan the handover'], 'goals'],
  ['week', '', ['Say thank you', 'Take breaks'], 'goals-this-week'],
  ['overdue', '', ['Say thank you', 'Plan the handover'], 'goals-overdue'],
  ['achieved', '', ['Ask for help'], 'goals-achieved'],
  ['next', '', ['Say thank you'], 'goals-next-step'],
  ['next', 'handovers', ['Plan the handover'], 'goals-next-step'],
  ['one', 'meeting', ['Listen more'], 'goals-one'],
  ['one', 'asking', [], 'goals-one-none'],
] satisfies [GoalsWanted, string, string[], string][])(
  'chooses the goals for the request %s %s',
  (wants, about, titles, reply) => {
    const wanted = { wants, about: about.split(' ').filter(Boolean) }
    const chosen = chooseGoals(wanted, GOALS, week)
    expect(chosen.reply).toBe(reply)
    if (titles.length > 0) expect(chosen.goals.map(({ title }) => title)).toEqual(titles)
  },
)

it('a request without a matching goal has a reply of its own', () => {
  const replyTo = (wants: GoalsWanted) => chooseGoals({ wants, about: ['x'] }, [], week).reply
  expect(replyTo('open')).toBe('goals-none')
  expect(replyTo('one')).toBe('goals-none')
  expect(replyTo('overdue')).toBe('goals-overdue-none')
})

it('days and plans of goals are written in words', () => {
  expect(dayInWords('2026-11-25', week.today)).toBe('today')
  expect(dayInWords('2026-11-26', week.today)).toBe('tomorrow')
  expect(dayInWords('2026-12-01', week.today)).toBe('Tuesday 1 December')
  expect(dayInWords('2027-01-04', week.today)).toBe('Monday 4 January 2027')
  const plan = { planWhen: 'When the meeting starts', planThen: 'I’ll ask one question.' }
  expect(planOf(goal('x', plan))).toBe('When the meeting starts, I’ll ask one question.')
  expect(planOf(goal('x'))).toBeNull()
})
