import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { flowContent } from '#testing/flow-content.ts'
import { aGoal, type Goal } from '#testing/goals.ts'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import {
  button,
  dialog,
  expectNoText,
  expectText,
  expectTitle,
  link,
  press,
} from '#testing/screen.ts'
import { type Answers, callsOf, refused } from '#testing/server.ts'

const said = (day: number, outcome: string, note: string | null = null) => ({
  ...{ _id: `${day}`, outcome, next: null, note, was: null },
  ...{ progressBefore: 'In the zone', progressAfter: 'In the zone' },
  createdDate: `2026-11-${day}T09:00:00.000Z`,
})
const going = aGoal({
  ...{ planWhen: 'the stand-up begins', planThen: 'I ask one question' },
  progress: 'In the zone',
  checkIns: [
    said(22, 'did', 'They asked me back.'),
    said(15, 'partly'),
    said(12, 'did'),
    said(11, 'did', 'It felt odd.'),
  ],
})
const achieved: Goal = {
  ...going,
  ...{ version: 2, state: 'achieved', progress: 'Goal achieved!' },
  achievedDate: '2026-11-29T09:00:00.000Z',
}
const partner = {
  ...{ _id: 'p1', state: 'accepted' as const, expires: null, goals: [] },
  person: { name: 'Ada Byron', firstName: 'Ada', avatar: null },
}
const me = { _id: 'nora', version: 1, optContactByColleague: false }
const open = (goal: Goal, answers: Answers = {}, options = {}) => {
  const around: Answers = {
    Goals: { goalGetMany: [], rhythmGet: { today: null } },
    TimeOff: { rhythmGet: { today: null } },
    SavedAdvice: { goalGetByAdviceIds: [] },
    Partners: { partnerGetMany: [], me },
    Goal: { goalGet: goal },
  }
  return openPage('/impact-goal/view?id=goal', { ...around, ...answers }, options)
}

it('opens the story when the goal is achieved, celebrates once, and undoes it', async () => {
  await open(going, {
    UpdateGoal: [{ goalUpdate: achieved }, { goalUpdate: { ...going, version: 3 } }],
  })
  await page.getByTitle('Goal achieved!').click()
  await expectText('You did it 3 times in 4 weeks.')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(document.querySelectorAll('.celebration')).toHaveLength(1)
  await expectText('You planned')
  await expectText("When the stand-up begins, I'll ask one question.")
  const lines = page.getByRole('list', { name: 'In your own words' }).getByRole('listitem')
  await expect
    .poll(() => lines.elements().map((line) => line.textContent))
    .toEqual([
      expect.stringContaining('It felt odd.'),
      expect.stringContaining('They asked me back.'),
    ])
  expect(page.getByRole('region', { name: 'Messages' }).getByText('Saved').query()).toBeNull()
  await expectAccessible('story')
  await press('Not done yet')
  await expect.element(button('Check in now')).toBeVisible()
  expect(callsOf('UpdateGoal')).toMatchObject([
    { obj: { progress: 'Goal achieved!' } },
    { obj: { progress: 'In the zone' } },
  ])
})

it('shows the story again later without celebrating, with long words at 320 px', async () => {
  await open({ ...achieved, title: 'Donaudampfschifffahrt'.repeat(9) }, {}, { width: 320 })
  await expectText('You did it 3 times in 4 weeks.')
  expect(document.querySelector('.celebration')).toBeNull()
  await expect.element(link('Keep it')).toHaveAttribute('href', '/committed-actions')
  await expect
    .element(link('Take the next step'))
    .toHaveAttribute('href', '/flow/important-thing?entity=team&start=1')
  await expectNoText(/Share it with/)
  await expectAccessible('later')
})

it('leads from the story to the next advice that is no goal yet', async () => {
  const kept = {
    ...{ _id: 'g2', version: 1, adviceId: 'short', entity: 'team' },
    ...{ planWhen: null, planThen: null },
  }
  const goal = { ...achieved, adviceId: 'middle' }
  await open(goal, {
    SavedAdvice: { goalGetByAdviceIds: [{ ...kept, isGoal: true, isBookmark: false }] },
    content: flowContent,
  })
  await expectText('Advice long')
  await expect
    .element(link('Take the next step'))
    .toHaveAttribute('href', expect.stringContaining('advice=long'))
})

it('shares the story with a partner, who sees only what they saw before', async () => {
  const seen = { _id: 'goal', title: 'Ask one open question', cheeredDate: null }
  await open(achieved, {
    Partners: () => {
      const isShared = callsOf('SharePartnerGoal').length > 1
      return { partnerGetMany: [{ ...partner, shared: isShared ? [seen] : [] }], me }
    },
    SharePartnerGoal: [
      refused('LIMIT_REACHED', 'You share 20 goals with this partner.'),
      { partnerShareGoal: true },
    ],
  })
  await expectTitle('Ask one open question')
  await press('Share it with Ada')
  await expectText(/Ada will see the title, .*Nothing else/)
  const share = dialog('Share this goal with Ada?').getByRole('button', { name: 'Share' })
  await share.click()
  await expectText('You share 20 goals with this partner.')
  await share.click()
  await expectText('Ada sees this goal')
  expect(callsOf('SharePartnerGoal').at(-1)).toEqual({ _id: 'p1', goalId: 'goal' })
})

it('lists an achieved goal in the track record with the way to its story', async () => {
  const { title, state, category, entity, progress, checkIns } = achieved
  const goal = { _id: 'goal', title, state, category, entity, progress, checkIns }
  const dates = { reviewDate: null, reviewTime: null, reviewMoment: null }
  await openPage('/committed-actions', {
    CommittedActions: {
      committedActionGetMany: [
        {
          ...{ ...goal, ...dates, planWhen: achieved.planWhen, planThen: achieved.planThen },
          ...{ createdDate: achieved.createdDate, achievedDate: achieved.achievedDate },
        },
      ],
    },
    Goal: { goalGet: achieved },
  })
  await expectText('You did it 3 times in 4 weeks.')
  await expectAccessible('track record')
  await expect
    .element(link('See its story: Ask one open question'))
    .toHaveAttribute('href', '/impact-goal/view?id=goal')
})
