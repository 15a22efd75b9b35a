import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { expect, it } from 'vitest'
import { contentRow, openContent } from '#content/content.ts'
import { demoGoals } from '#demo/demo.goals.ts'
import { demoReminders } from '#demo/demo.reminders.ts'
import { PROGRESS_STEPS } from '#learning/goals/goals.rules.ts'

const companies = { juniper: 'j', harbour: 'h', public: 'p' }

it('demoReminders has reminders of this and the last month for each company', () => {
  const months = (now: string) => {
    const made = demoReminders(companies, Date.parse(now))
    return Object.values(companies).map((company) => [
      ...new Set(
        made.filter((one) => one.company === company).map((one) => one.targetDate.slice(0, 7)),
      ),
    ])
  }
  expect(months('2027-01-31T23:00:00Z')).toEqual([
    ['2027-01', '2026-12', '2027-02'],
    ['2027-01', '2026-12'],
    ['2027-01', '2026-12'],
  ])
  const ids = demoReminders(companies, 0).map(({ _id }) => _id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('demoReminders has only themes and actions of the library', () => {
  const content = openContent(readCompiled(compiledFile))
  for (const { categoryId, actions } of demoReminders(companies, 0)) {
    expect(contentRow(content, 'impact-category', categoryId), categoryId).toBeDefined()
    for (const id of actions) expect(contentRow(content, 'impact-action', id), id).toBeDefined()
  }
})

it('demoGoals has a goal at every step of progress, with texts of the library', () => {
  const content = openContent(readCompiled(compiledFile))
  const ids = PROGRESS_STEPS.map((_, at) => `goal-${at}`)
  const goals = demoGoals(content, { user: 'u', ids, now: 0 })
  expect(goals.map(({ progress }) => progress)).toEqual(PROGRESS_STEPS)
  for (const { adviceTitle, adviceBody, actionTitle } of goals) {
    expect([adviceTitle, adviceBody, actionTitle]).not.toContain(null)
  }
})
