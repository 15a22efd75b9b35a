import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aGoal, type Goal } from '#testing/goals.ts'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import {
  button,
  expectMessage,
  expectNoText,
  expectText,
  expectTitle,
  field,
  follow,
  link,
  press,
} from '#testing/screen.ts'
import { type Answers, callsOf, offline, refused } from '#testing/server.ts'

const today = new Date().toISOString().slice(0, 10)
const past = new Date(Date.now() - 60_000).toISOString()
const goals = [
  aGoal({ _id: '1', reviewDate: today, reviewMoment: past, title: 'Due today' }),
  aGoal({ _id: '2', progress: 'In the zone', entity: 'customer', title: 'Under way' }),
  aGoal({
    _id: '3',
    progress: 'Goal achieved!',
    entity: 'colleague',
    state: 'achieved',
    title: 'Done',
  }),
  aGoal({ _id: '4', state: 'letGo', title: 'Donaudampfschifffahrt'.repeat(9) }),
]
const answers: Answers = {
  Goals: { goalGetMany: goals, rhythmGet: { today: null } },
  Goal: { goalGet: aGoal() },
  TimeOff: { rhythmGet: { today: null } },
  HomeGoals: { goalBookmarkGetMany: [], rhythmGet: { today: null } },
  FeedOfTheDay: { feedOfTheDay: { tips: [], everythingDismissed: false } },
  CommittedActions: { committedActionGetMany: [] },
  PastFlows: { historyGetMany: [] },
  PastRatings: { likedActionGetMany: [] },
}
const list = (name: string) => page.getByRole('list', { name, exact: true })

it('groups goals into due, under way and let go, and leads to the achieved ones', async () => {
  await openPage('/impact-goal', answers)
  for (const name of ['Due', 'In progress', 'Let go']) {
    await expect.poll(() => list(name).getByRole('article').length).toBe(1)
  }
  await expectNoText('Done')
  await expect
    .element(link('Your track record · 1 achieved'))
    .toHaveAttribute('href', '/committed-actions')
  await expectAccessible('goals of every kind')
})

it('announces once that a check-in is saved on the device', async () => {
  await openPage('/impact-goal', { ...answers, CheckIn: offline })
  await press('Did it')
  await expectText("Saved on this device. We'll send your check-in when you're back online.")
  const announced = () =>
    [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')].filter((region) =>
      region.textContent?.includes('Saved on this device'),
    )
  await expect.poll(announced).toHaveLength(1)
})

it('confirms an achieved goal in no group that asks, and undoes it', async () => {
  const [due] = goals as [Goal]
  const achieved = { ...due, version: 2, state: 'achieved', progress: 'Goal achieved!' }
  await openPage('/impact-goal', {
    ...answers,
    UpdateGoal: [
      { goalUpdate: { ...achieved, reviewMoment: null } },
      { goalUpdate: { ...due, version: 3, progress: 'In the zone' } },
    ],
  })
  await list('Due').getByTitle('Goal achieved!').click()
  const done = list('Achieved').getByRole('article', { name: 'Goal achieved! Due today' })
  await expect.element(done).toHaveFocus()
  await expect.element(list('Due')).not.toBeInTheDocument()
  await expect
    .element(done.getByRole('link', { name: 'See its story' }))
    .toHaveAttribute('href', '/impact-goal/view?id=1')
  await expectAccessible('achieved just now')
  await press('Not done yet')
  await expect.element(list('Due').getByRole('article')).toBeVisible()
  await expect.element(list('Achieved')).not.toBeInTheDocument()
  expect(callsOf('UpdateGoal').map(({ obj }) => obj.progress)).toEqual([
    'Goal achieved!',
    'In the zone',
  ])
})

it('opens the story of a goal that a check-in finishes, and leaves it out of My Goals', async () => {
  const [due] = goals as [Goal]
  const achieved = aGoal({ ...due, version: 3, state: 'achieved', progress: 'Goal achieved!' })
  const did = { ...due, version: 2, progress: 'Building momentum' }
  await openPage('/impact-goal', {
    ...answers,
    CheckIn: [{ goalCheckIn: did }, { goalCheckIn: achieved }],
    Goal: () => ({ goalGet: callsOf('CheckIn').length === 2 ? achieved : due }),
    Goals: () => ({
      goalGetMany: callsOf('CheckIn').length === 2 ? [achieved] : goals,
      rhythmGet: { today: null },
    }),
  })
  await press('Did it')
  await press('Finish it')
  await expectTitle('Due today')
  await expectText('What comes next?')
  history.back()
  await expectText('No open goals')
  await expectAccessible('only achieved goals')
})

it.each([
  ['/impact-goal', 'No goals yet'],
  ['/bookmarked-advice', 'No bookmarks yet'],
  ['/committed-actions', 'No goals yet'],
])('offers the first step of a flow at %s without any saved goal', async (address, words) => {
  await openPage(address, {
    ...answers,
    Goals: { goalGetMany: [], rhythmGet: { today: null } },
    Bookmarks: { bookmarkGetMany: [] },
  })
  await expectText(words)
  const choices = page.getByRole('list', { name: 'Who do you want to impact?' })
  await expect
    .element(choices.getByRole('link', { name: 'Impact Myself' }))
    .toHaveAttribute('href', expect.stringContaining('entity=yourself'))
  await expectAccessible('empty')
})

it('the goal list says that the server cannot be reached, and tries again', async () => {
  const Goals = answers.Goals as { goalGetMany: []; rhythmGet: { today: null } }
  await openPage(
    '/impact-goal',
    { ...answers, Goals: [offline, offline, offline, Goals] },
    { failing: true },
  )
  await expectTitle("We can't reach the server.")
  await expect.element(page.getByRole('link', { name: 'Goals' }).first()).toBeVisible()
  await expectAccessible('not reached')
  await press('Try again')
  await expectTitle('My Goals')
})

it('says how old a page is that could not be loaded again, until it can', async () => {
  let isDown = false
  await openPage('/impact-goal', {
    ...answers,
    Goals: () => (isDown ? offline : { goalGetMany: goals, rhythmGet: { today: null } }),
  })
  await expectTitle('My Goals')
  await follow('Home')
  await expect.element(list('Due')).not.toBeInTheDocument()
  isDown = true
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
  await follow('Goals')
  await expectText(/The server doesn’t answer\. This page is as of .*\d\d:\d\d\./)
  vi.useRealTimers()
  await expectAccessible('as of')
  isDown = false
  const shown = () => document.body.textContent
  await expect.poll(shown, { timeout: 30_000 }).not.toContain('This page is as of')
})

const bookmark = aGoal({
  isGoal: false,
  isBookmark: true,
  title: 'Kept advice',
  adviceTitle: 'Kept advice',
})
const bookmarks = (more: Answers) =>
  openPage('/bookmarked-advice', {
    ...answers,
    Bookmarks: { bookmarkGetMany: [bookmark] },
    Goal: { goalGet: bookmark },
    ...more,
  })

it('opens a bookmark in its place, removes it, and restores it', async () => {
  await bookmarks({
    UpdateGoal: [
      { goalUpdate: { ...bookmark, version: 2, isBookmark: false } },
      { goalUpdate: { ...bookmark, version: 3 } },
    ],
    BringBackBookmark: {
      goalRestore: { _id: 'goal' },
      goalUpdate: { ...bookmark, version: 3 },
    },
  })
  await press(/Kept advice/)
  await expectText('What did I miss?')
  await expectAccessible('open')
  await press('Remove bookmark')
  await expectMessage('Saved')
  await expectText('Removed:')
  await expectAccessible('removed')
  await list('Bookmarked advice').getByRole('button', { name: 'Undo' }).click()
  await expect.element(button(/Kept advice/)).toBeVisible()
})

it('saves a bookmark as a goal, and says if that fails', async () => {
  await bookmarks({
    UpdateGoal: [
      refused('LIMIT_REACHED', 'Delete a goal first.'),
      { goalUpdate: { ...bookmark, version: 2, isGoal: true } },
    ],
  })
  await press(/Kept advice/)
  await press('Save as goal')
  await expectMessage('Delete a goal first.')
  await press('Save as goal')
  await expectMessage('Added to My Impact Goal')
  await expect.element(link('Open the goal')).toBeVisible()
})

it("says at the field which part of a goal's plan is missing", async () => {
  await openPage('/impact-goal', answers)
  await list('In progress').getByRole('link', { name: 'Plan it' }).first().click()
  await press('Save plan')
  await expectNoText(/Change what doesn't fit/)
  await expect.element(field('When')).toHaveFocus()
  await expect.element(field('When')).toHaveAccessibleDescription(/Say when/)
  await expectAccessible('a plan to be made')
})
