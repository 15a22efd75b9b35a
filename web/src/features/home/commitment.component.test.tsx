import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aGoal, type Goal } from '#testing/goals.ts'
import { anIndex } from '#testing/impact-index.ts'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import {
  button,
  dialog,
  expectMessage,
  expectNoText,
  expectText,
  expectTitle,
  field,
  link,
  press,
  type,
} from '#testing/screen.ts'
import { type Answers, callsOf, offline, refused } from '#testing/server.ts'

const plan = { planWhen: 'The shift begins', planThen: 'I greet each of them by name' }
const sentence = "When The shift begins, I'll greet each of them by name."
const checkInWorth = { counts: 'now', points: 10, more: 1, morePoints: 15 }
const goal = (more: Partial<Goal> = {}) => aGoal({ checkInWorth, ...plan, ...more })
type Lead = { when: string; days: number | null; othersDue?: number; goal?: Goal | null } & {
  week?: number
  timesDone?: number
}
const leads = ({ goal: lead = goal(), othersDue = 0, week = 1, timesDone = 0, ...more }: Lead) => ({
  Next: {
    commitmentGet: { step: null, ...more, othersDue, week, timesDone, goal: lead },
    partnerNewsGet: [],
  },
})
const today = leads({ when: 'today', days: 0, goal: goal({ reviewDate: '2026-11-21' }) })
const overdue = leads({
  ...{ when: 'overdue', days: -200, othersDue: 399 },
  goal: goal({ reviewDate: '2026-05-05' }),
})
const open = (answers: Answers, width = 390) =>
  openPage(
    '/',
    {
      HomeGoals: { goalBookmarkGetMany: [], rhythmGet: { today: null } },
      FeedOfTheDay: { feedOfTheDay: { tips: [], everythingDismissed: false } },
      ...answers,
    },
    { width },
  )
const card = page.getByRole('region', { name: 'Your next commitment' })
const saved = (more: Partial<Goal> = {}) => ({
  goalCheckIn: goal({
    ...{ version: 2, progress: 'Building momentum', reviewDate: '2099-01-05' },
    checkInWorth: { ...checkInWorth, counts: 'nextWeek', points: 0 },
    ...more,
  }),
})

it('checks in with one tap on home, and shows points, the next date and a field for a note', async () => {
  await open({
    ...today,
    CheckIn: saved(),
    LatestImpactIndex: () => ({
      getLatestImpactIndex: [anIndex({ weeklyScore: callsOf('CheckIn').length > 0 ? 45 : 35 })],
    }),
  })
  // The code that sends it loads after the paint, so the tap waits for it.
  await press('Did it')
  const answer = card.getByRole('status')
  await expect.element(answer).toHaveFocus()
  await expect.element(answer.getByText('Well done. Now: Building momentum')).toBeVisible()
  await expect.element(answer.getByText('Next check-in: 5 Jan 2099')).toBeVisible()
  await expect.poll(() => card.element().textContent).toContain('Impact Index 35 → 45')
  await expectAccessible('answered')
  expect(callsOf('CheckIn')).toMatchObject([
    { _id: 'goal', obj: { outcome: 'did', version: 1, seen: 'On the starting blocks' } },
  ])
  await type('What changed, and for whom?', 'Lena asked me back')
  await press('Save note')
  await expect.element(button('Change the note')).toHaveFocus()
  const note = 'Lena asked me back'
  expect(callsOf('CheckIn')[1]).toMatchObject({ obj: { outcome: 'did', note } })
})

it('opens home on the plan of today above the choices, and says what a check-in counts', async () => {
  await open(today, 320)
  await expect.element(link(sentence)).toHaveAttribute('href', '/impact-goal/view?id=goal')
  await expectText('Today · Impact My Team')
  await expectText('1 more action this week: +10 points')
  await expectTitle('Who will you lift today?')
  const top = (element: Element) => element.getBoundingClientRect().top
  const choice = page.getByRole('link', { name: /Impact Myself/ })
  expect(top(card.element())).toBeLessThan(top(choice.element()))
  await expect.element(button('Move it')).not.toBeInTheDocument()
  await expectAccessible('due today')
})

it.each([
  [{ counts: 'now', points: 0, more: 1, morePoints: 10 }, 'Counts this week. 1 more: +10 points'],
  [
    { counts: 'now', points: 0, more: null, morePoints: null },
    'You have all points for actions this week.',
  ],
  [{ counts: 'nextWeek', points: 0, more: null, morePoints: null }, 'Already counted this week.'],
  [
    { counts: 'tomorrow', points: 0, more: null, morePoints: null },
    'Check-ins earn points from tomorrow.',
  ],
])('says before and after a check-in why it adds no points: %j', async (worth, words) => {
  await open({
    ...leads({ when: 'today', days: 0, goal: goal({ checkInWorth: worth }) }),
    CheckIn: saved(),
  })
  await expectText(words)
  await press('Partly')
  await expectText('Good to know.')
  await expectText(words)
})

it('offers another day and letting go for one of 400 overdue goals', async () => {
  await open({
    ...overdue,
    CheckIn: [
      saved({ state: 'letGo', reviewDate: '2026-05-05' }),
      saved({ version: 3, state: 'going' }),
    ],
  })
  await expectText('Since 5 May')
  await expectText('28 weeks have passed, and plans change: say how it went')
  await expect.element(link('399 more due')).toHaveAttribute('href', '/impact-goal')
  await expectAccessible('overdue')
  await press('Move it')
  await expect.element(dialog('Another time')).toBeVisible()
  const chosen = (field('Next check-in').element() as HTMLInputElement).value
  expect(Date.parse(chosen)).toBeGreaterThan(Date.now())
  await press('Cancel')
  expect(callsOf('CheckIn')).toEqual([])
  await press('Let it go')
  await expect.element(card.getByRole('status').getByText('Let go')).toBeVisible()
  await expectAccessible('let go')
  await press('Take it up again')
  await expect.element(card.getByRole('status').getByText('Taken up again')).toBeVisible()
  await expect.element(card.getByRole('status')).toHaveFocus()
  expect(callsOf('CheckIn')).toMatchObject([
    { obj: { outcome: 'dropped' } },
    { obj: { outcome: 'takenUp' } },
  ])
})

it('moves an overdue goal to another day in one save', async () => {
  await open({ ...overdue, CheckIn: saved() })
  await press('Move it')
  await type('Next check-in', '2099-01-05')
  await dialog('Another time').getByRole('button', { name: 'Save' }).click()
  await expect.element(card.getByRole('status').getByText('Moved')).toBeVisible()
  const moved = { outcome: 'notYet', next: 'move', reviewDate: '2099-01-05' }
  expect(callsOf('CheckIn')).toMatchObject([{ obj: moved }])
})

it('asks about a plan ahead only on request, and moves the focus to the first answer', async () => {
  await open(leads({ when: 'ahead', days: 400, goal: goal({ reviewDate: '2027-12-31' }) }))
  await expectText('Your next check-in is on 31 Dec 2027.')
  await expectAccessible('ahead')
  ;(button('Did it already?').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Did it')).toHaveFocus()
  await expectText('1 more action this week')
})

it.each([
  ['ahead', 6, 1, 0, 'Your next check-in is in 6 days.'],
  ['ahead', 1, 1, 1, 'You’ve done it once. Your next check-in is tomorrow.'],
  ['today', 0, 3, 0, 'This is week 3.'],
  ['overdue', -8, 9, 4, 'This is week 9. You’ve done it 4 times.'],
])('says %s, in %i days, how far the goal is', async (when, days, week, timesDone, words) => {
  await open(leads({ when, days, week, timesDone, goal: goal({ reviewDate: '2026-11-27' }) }))
  await expect
    .poll(() => card.getByRole('paragraph').nth(1).element().textContent?.trim())
    .toBe(words)
})

it('names no day on a day off, and shows the title of a goal without a plan', async () => {
  const off = goal({ planWhen: null, reviewDate: '2020-01-01', title: 'Donaudampf'.repeat(20) })
  await open(leads({ when: 'ahead', days: -2000, goal: off }), 320)
  await expect.element(link('Donaudampf'.repeat(20))).toBeVisible()
  await expectNoText('2020')
  await expectAccessible('day off, long title')
})

it('leaves the goal that leads out of the list of goals', async () => {
  const listed = (_id: string, title: string) => ({
    ...{ _id, version: 1, title, entity: 'team', state: 'going', endDate: null, reviewDate: null },
    ...{ reviewMoment: null, isGoal: true, isBookmark: false, createdDate: '2026-11-01T00:00:00Z' },
  })
  const goalBookmarkGetMany = [listed('goal', 'It leads'), listed('other', 'Another goal')]
  await open({ ...today, HomeGoals: { goalBookmarkGetMany, rhythmGet: { today: null } } })
  await expect.element(page.getByRole('link', { name: /^Another goal/ })).toBeVisible()
  await expectNoText('It leads')
})

it('shows the choices without a commitment if it can’t be loaded', async () => {
  await open({ Next: offline })
  await expectTitle('Who will you lift today?')
  await expect.element(card).not.toBeInTheDocument()
})

it('offers the answers again if the server refuses a check-in', async () => {
  await open({ ...today, CheckIn: [refused('LIMIT_REACHED', 'Delete a goal first.'), saved()] })
  await press('Not yet')
  await expectMessage('Delete a goal first.')
  await press('Not yet')
  await expect.element(card.getByRole('status')).toHaveFocus()
})

it('keeps a check-in of home on the device without a network', async () => {
  await open({ ...today, CheckIn: offline })
  await press('Did it')
  await expect.element(card.getByText(/We'll send your check-in/)).toBeVisible()
  await expect.element(button('Did it')).not.toBeInTheDocument()
  await expectAccessible('kept')
})
