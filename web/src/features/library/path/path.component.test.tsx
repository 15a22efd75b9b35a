import { expect, it } from 'vitest'
import { anAdvice, flowContent } from '#testing/flow-content.ts'
import { aPath } from '#testing/kits.ts'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import { expectNoText, expectText, expectTitle, press } from '#testing/screen.ts'
import { type Answers, callsOf } from '#testing/server.ts'
import { weekOf } from './path.rules.ts'

const content: Answers['content'] = {
  ...flowContent,
  path: { fields: [aPath] },
  'impact-advice': { fields: [anAdvice('short'), anAdvice('middle'), anAdvice('long')] },
}
const goal = (pathWeek: number, more: object = {}) => ({
  ...{ _id: `goal ${pathWeek}`, state: 'going', pathId: 'path', pathWeek },
  ...{ createdDate: new Date().toISOString(), ...more },
})
const open = (goals: ReturnType<typeof goal>[]) =>
  openPage('/impact-actions/path?id=path', {
    content,
    PathGoals: { goalGetByAdviceIds: goals },
    NoteViewed: { impactActionHistoryUpdateById: { _id: 'path' } },
    StartPathWeek: { pathStepCreate: { _id: 'goal', pathWeek: 1 } },
  })

it('shows the four weeks, and starts the first', async () => {
  await open([])
  await expectTitle('Your first month as a lead')
  for (const text of ['Title of week 1', 'Why week 4.', 'They know you.']) await expectText(text)
  await expectAccessible('path')
  await press('Start this path')
  await expect.poll(() => callsOf('StartPathWeek')).toEqual([{ pathId: 'path' }])
})

it('marks the week that is going, and starts no other meanwhile', async () => {
  await open([goal(1)])
  await expectText('Week 1 · now')
  await expectNoText('Start week 2')
})

it('offers the next week once the goal of the last one has ended', async () => {
  await open([goal(1, { state: 'achieved' })])
  await press('Start week 2')
  await expect.poll(() => callsOf('StartPathWeek')).toEqual([{ pathId: 'path' }])
})

it.each([
  ['without a goal', [], null, 1],
  ['in its week', [goal(2)], 2, null],
  ['after eight days', [goal(2, { createdDate: '2020-11-01T00:00:00Z' })], null, 3],
  ['after the fourth week', [goal(4, { state: 'achieved' })], null, 1],
])('a path %s is in week %j, and offers week %j', (_when, goals, current, next) => {
  expect(weekOf(goals, Date.now())).toEqual({ current, next })
})
