import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aGoal, type Goal } from '#testing/goals.ts'
import { aKit } from '#testing/kits.ts'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import { expectText, expectTitle } from '#testing/screen.ts'
import { type Answers, callsOf, offline } from '#testing/server.ts'

const kitGoal: Partial<Goal> = { kitId: 'kit', adviceId: 'kit', stepsDone: ['step-0'] }
const open = (answers: Answers = {}) =>
  openPage('/impact-goal/view?id=goal', {
    content: { kit: { fields: [aKit] } },
    Goals: { goalGetMany: [], rhythmGet: { today: null } },
    TimeOff: { rhythmGet: { today: null } },
    Goal: { goalGet: aGoal(kitGoal) },
    UpdateGoal: { goalUpdate: aGoal({ ...kitGoal, version: 2, stepsDone: ['step-0', 'step-2'] }) },
    ...answers,
  })
const step = (name: string) => page.getByRole('checkbox', { name })

it('ticks off the steps of a kit', async () => {
  await open()
  await expectText('1 of 5 done')
  await expect.element(step('Fix the slot')).toBeChecked()
  await expectAccessible('kit goal')
  await page.getByText('Listen', { exact: true }).click()
  await expectText('2 of 5 done')
  await expect
    .poll(() => callsOf('UpdateGoal')[0]?.obj)
    .toMatchObject({ _id: 'goal', stepsDone: ['step-0', 'step-2'] })
})

it('keeps a tick on this device without a network', async () => {
  await open({ UpdateGoal: offline })
  await page.getByText('Listen', { exact: true }).click()
  await expectText('Saved on this device')
  await expect.element(step('Listen')).toBeChecked()
})

it('shows the goal without its steps if the kit no longer exists', async () => {
  await open({ content: { kit: { fields: [] } } })
  await expectTitle('Ask one open question')
  await expect.element(step('Listen')).not.toBeInTheDocument()
})
