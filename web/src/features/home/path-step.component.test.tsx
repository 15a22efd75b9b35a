import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { PathStep } from '#features/goals/next.ts'
import { aGoal } from '#testing/goals.ts'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import { expectText, press } from '#testing/screen.ts'
import { callsOf } from '#testing/server.ts'

const step: PathStep = {
  ...{ pathId: 'path', title: 'Your first month', state: 'ready', week: 2 },
  ...{ weekTitle: 'Hold the first one-to-one', why: 'They know you now.', end: null },
}
const open = (shown: PathStep, goal = aGoal()) =>
  openPage('/', {
    Next: {
      commitmentGet: {
        ...{ goal, step: shown, when: 'ahead', days: null },
        ...{ othersDue: 0, week: 1, timesDone: 0 },
      },
      partnerNewsGet: [],
    },
    HomeGoals: { goalBookmarkGetMany: [], rhythmGet: { today: null } },
    FeedOfTheDay: { feedOfTheDay: { tips: [], everythingDismissed: false } },
    StartPathWeek: { pathStepCreate: { _id: 'goal', pathWeek: 2 } },
  })
const card = page.getByRole('region', { name: 'Your path' })

it('home leads with the next week of a path, and starts it', async () => {
  await open(step)
  await expect
    .element(card.getByRole('heading', { name: 'Hold the first one-to-one' }))
    .toBeVisible()
  await expectText('They know you now.')
  await expectAccessible('home with a path')
  await press('Start week 2')
  await expect.poll(() => callsOf('StartPathWeek')).toEqual([{ pathId: 'path' }])
})

it('says what changed once the path is done', async () => {
  await open({ ...step, state: 'done', week: 4, end: 'They know you.' })
  await expect.element(card.getByRole('heading', { name: 'They know you.' })).toBeVisible()
  await expect.element(card.getByRole('link', { name: 'See your path' })).toBeVisible()
  await expect.element(card.getByRole('button')).not.toBeInTheDocument()
})

it('names the week of the path on its goal', async () => {
  await open({ ...step, state: 'current' }, aGoal({ pathId: 'path', pathWeek: 2 }))
  await expectText('Week 2 of 4: Your first month')
  await expect.element(card).not.toBeInTheDocument()
})
