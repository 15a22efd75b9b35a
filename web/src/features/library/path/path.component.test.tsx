import { expect, it } from 'vitest'
import type { PathProgressQuery } from '#api/generated/graphql.ts'
import { anAdvice, flowContent } from '#testing/flow-content.ts'
import { aPath } from '#testing/kits.ts'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import { expectNoText, expectText, expectTitle, press } from '#testing/screen.ts'
import { type Answers, callsOf } from '#testing/server.ts'

const content: Answers['content'] = {
  ...flowContent,
  path: { fields: [aPath] },
  'impact-advice': { fields: [anAdvice('short'), anAdvice('middle'), anAdvice('long')] },
}
const week = (number: number, isAchieved = false) => ({
  ...{ week: number, goalId: `goal ${number}`, isAchieved },
})
const open = (pathProgressGet: PathProgressQuery['pathProgressGet']) =>
  openPage('/impact-actions/path?id=path', {
    content,
    PathProgress: { pathProgressGet },
    NoteViewed: { impactActionHistoryUpdateById: { _id: 'path' } },
    StartPathWeek: { pathStepCreate: { _id: 'goal', pathWeek: 1 } },
  })

it('shows the four weeks, and starts the first', async () => {
  await open({ current: null, next: 1, weeks: [] })
  await expectTitle('Your first month as a lead')
  for (const text of ['Title of week 1', 'Why week 4.', 'They know you.']) await expectText(text)
  await expectAccessible('path')
  await press('Start this path')
  await expect.poll(() => callsOf('StartPathWeek')).toEqual([{ pathId: 'path' }])
})

it('marks the week that is going, and starts no other meanwhile', async () => {
  await open({ current: 1, next: null, weeks: [week(1)] })
  await expectText('Week 1 · now')
  await expectNoText('Start week 2')
})

it('offers the next week once the goal of the last one has ended', async () => {
  await open({ current: null, next: 2, weeks: [week(1, true)] })
  await press('Start week 2')
  await expect.poll(() => callsOf('StartPathWeek')).toEqual([{ pathId: 'path' }])
})
