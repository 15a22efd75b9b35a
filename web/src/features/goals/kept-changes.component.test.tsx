import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aGoal } from '#testing/goals.ts'
import { openPage } from '#testing/open-page.tsx'
import { expectText } from '#testing/screen.ts'
import { offline } from '#testing/server.ts'

const openGoal = () =>
  openPage('/impact-goal/view?id=goal', {
    Goal: { goalGet: aGoal() },
    Goals: { goalGetMany: [], rhythmGet: { today: null } },
    TimeOff: { rhythmGet: { today: null } },
    UpdateGoal: offline,
  })

it('shows a change that another tab keeps until there is a network', async () => {
  await openGoal()
  await expect.element(page.getByRole('radio', { name: 'In the zone' })).not.toBeChecked()
  const obj = { _id: 'goal', version: 1, progress: 'In the zone' }
  const save = { key: 'theirs', at: 1, person: 'nora', operation: 'goalUpdate', query: '' }
  const newValue = JSON.stringify({ ...save, variables: { obj }, before: { progress: null } })
  const key = 'goodwork.outbox.theirs'
  localStorage.setItem(key, newValue)
  dispatchEvent(new StorageEvent('storage', { key, newValue }))
  await expect.element(page.getByRole('radio', { name: 'In the zone' })).toBeChecked()
})

it('opens the story of a goal that was achieved without a network', async () => {
  await openGoal()
  await page.getByTitle('Goal achieved!').click()
  await expectText('You did it.')
})
