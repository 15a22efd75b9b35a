import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { desk, expectAccessible, openPage } from '#testing/open-page.tsx'
import { button, expectNoText, expectText, expectTitle, link, press } from '#testing/screen.ts'
import { type Answers, aPerson, callsOf, offline, pending, refused } from '#testing/server.ts'

const goal = (id: number, more: object = {}) => ({
  ...{ _id: `goal-${id}`, version: 1, title: `Goal ${id}`, entity: 'team', state: 'going' },
  ...{ endDate: null, reviewDate: null, reviewMoment: null, isGoal: true, isBookmark: false },
  createdDate: '2026-11-01T00:00:00.000Z',
  ...more,
})
const goals = (...all: ReturnType<typeof goal>[]) => ({
  HomeGoals: { goalBookmarkGetMany: all, rhythmGet: { today: null } },
})
const piece = (id: number) => ({
  ...{ adviceId: `advice-${id}`, title: `Advice ${id}`, entity: 'customer', actionId: 'action' },
  ...{ time: 10, wish: null, situation: null, reasons: [{ name: 'minutes', value: '10' }] },
})
const next = (more: object = {}) => ({
  NextAdvice: {
    nextAdviceGet: {
      ...{ isOn: true, pieces: [piece(1), piece(2), piece(3)], fresh: null },
      recorded: ['advice-1', 'advice-2', 'advice-3'],
      ...more,
    },
  },
})
const fits = next()
const tip = {
  ...{ id: '1', title: 'Say thank you', text: 'Do.', entity: 'team', prioritised: false },
  ...{ adviceId: 'short', adviceTitle: 'Short', actionId: 'action', isRead: true },
  ...{ wish: null, situation: null, reasons: [{ name: 'role', value: 'team' }] },
}
const day = (...tips: (typeof tip)[]) => ({
  FeedOfTheDay: { feedOfTheDay: { tips, everythingDismissed: false } },
})
const openHome = (more: Answers = {}, options = {}) =>
  openPage('/', { ...goals(), ...day(), ...more }, options)
const goalLinks = page.getByRole('link', { name: /^Goal \d/ })

it("shows the four choices on the home page in the person's own order", async () => {
  const entityOrder = ['customer', 'team', 'colleague', 'yourself']
  await openHome({ Me: aPerson({ entityOrder }) })
  const choices = page.getByRole('list', { name: 'Who do you want to impact?' }).getByRole('link')
  await expect.element(choices.nth(0)).toHaveAccessibleName(/Impact Our Customers/)
  await expect.element(choices.nth(3)).toHaveAccessibleName(/Impact Myself/)
  await expectText('No goals yet')
  await expectAccessible('new person')
})

it('shows the first question of a flow right after the tap, while its choices load', async () => {
  await openHome({ content: { 'important-thing': pending as never } })
  // Home fetches the flow after its own paint.
  await expect.poll(() => callsOf('important-thing' as never)).toHaveLength(1)
  await page.getByRole('link', { name: /Impact My Team/ }).click()
  await expectTitle('What matters most right now?')
  await expect.element(page.getByText('Who will you lift today?')).not.toBeVisible()
  await expectAccessible('opening')
})

it('shows the best advice on the home page with reasons, and restores a dismissed one', async () => {
  await openHome({ ...fits, ...day(tip), UpdateAdviceWish: { adviceWishUpdate: null } })
  await expectText('Next for you')
  await expect
    .element(page.getByRole('link', { name: /Advice 1.*10 minutes.*Because you have 10 minutes/ }))
    .toBeVisible()
  await expectAccessible('fitting')
  await press('Not for me: Advice 1')
  await expect.element(button('Undo: Advice 1')).toHaveFocus()
  await expectAccessible('dismissed')
  await press('Undo: Advice 1')
  await expect.element(page.getByRole('link', { name: /Advice 1/ })).toHaveFocus()
  expect(callsOf('UpdateAdviceWish')).toHaveLength(2)
})

it.each([
  ['achieved', 'Ask first', 'Why now: you just achieved “Ask first”'],
  ['goesWell', 'Ask first', 'Why now: “Ask first” goes well'],
  ['quiet', 'customer', 'Why now: you’ve had no goal for your customers for a while'],
  ['unseen', null, 'Why now: you haven’t seen it yet'],
])('marks the fresh piece of the week with the reason %s', async (name, value, words) => {
  await openHome(next({ fresh: { adviceId: 'advice-2', isSeen: false, why: { name, value } } }))
  await expect
    .element(page.getByRole('link', { name: /New this week.*Advice 2/ }))
    .toHaveAccessibleName(new RegExp(words))
  await expect.poll(() => page.getByText('New this week').length).toBe(1)
  await expectAccessible(`fresh: ${name}`)
})

it.each([
  [false, ['New this weekAdvice 2', 'Advice 1', 'Advice 3']],
  [true, ['Advice 1', 'New this weekAdvice 2', 'Advice 3']],
])('leads the advice with the fresh piece until it was seen: seen %s', async (isSeen, order) => {
  await openHome(
    next({ fresh: { adviceId: 'advice-2', isSeen, why: { name: 'unseen', value: null } } }),
  )
  await expectText('New this week')
  const links = page.getByRole('link', { name: /Advice \d/ }).elements()
  expect(links.map(({ textContent }) => /^.*?Advice \d/.exec(textContent ?? '')?.[0])).toEqual(
    order,
  )
})

it('records each piece of advice once, after it was in view', async () => {
  await openHome(next({ recorded: ['advice-2'] }))
  const shown = (id: number) => page.getByRole('link', { name: new RegExp(`Advice ${id}`) })
  await expect.element(shown(1)).toBeInTheDocument()
  expect(callsOf('AdviceShown')).toEqual([])
  shown(1).element().scrollIntoView({ block: 'center' })
  await expect
    .poll(() => callsOf('AdviceShown'), { timeout: 5000 })
    .toContainEqual({ ids: ['advice-1'] })
  shown(3).element().scrollIntoView({ block: 'center' })
  await expect.poll(() => callsOf('AdviceShown'), { timeout: 5000 }).toHaveLength(2)
  expect(callsOf('AdviceShown')).toContainEqual({ ids: ['advice-3'] })
})

it('offers the last month in review until it is closed', async () => {
  const review = { month: '2026-10', isSeen: false, isEmpty: false, actions: 12 }
  await openHome({ MonthOnHome: { monthReviewGet: review }, MonthSeen: offline })
  await expectText('12 actions. See who they helped')
  await expect.element(link('Look back')).toHaveAttribute('href', '/month')
  await expectAccessible('month in review')
  await press('Close: October 2026')
  const line = page.getByRole('paragraph').filter({ hasText: 'You’ll find October 2026' })
  await expect.element(line).toHaveFocus()
  expect(callsOf('MonthSeen')).toEqual([{ month: '2026-10' }])
  await expectNoText('Look back')
  for (const state of [{ isSeen: true }, { isEmpty: true }]) {
    await openHome({ MonthOnHome: { monthReviewGet: { ...review, ...state } } })
    await expectText('No goals yet')
    await expectNoText('October')
  }
})

it('offers the rest of an unfinished onboarding', async () => {
  const nothing = { role: null, job: null, timeCommitDaily: null, motivations: null }
  await openHome({
    ...{ ...fits, ...day(tip) },
    OnboardingProfile: {
      me: {
        ...{ _id: 'nora', version: 1, firstName: 'Nora', learningStyles: null, ...nothing },
        ...{ selectedTraitIds: null, profileCluster: null, showWelcomeDialog: false },
      },
    },
  })
  await expectText('0 of 3 done')
  await expectAccessible('onboarding left')
})

it('hides the best advice on the home page when tailoring is off', async () => {
  await openHome(next({ isOn: false }))
  await expectText('No goals yet')
  await expectNoText('Next for you')
})

it('lists open goals on the home page, the next due first', async () => {
  await openHome({
    ...goals(
      goal(1),
      goal(2, { endDate: '2020-01-01T00:00:00.000Z' }),
      goal(3, { state: 'achieved' }),
      goal(4, { isBookmark: true, isGoal: false, title: 'Kept' }),
    ),
    ...fits,
    ...day(tip),
  })
  await expect.element(goalLinks.nth(0)).toHaveAccessibleName(/Goal 2 Was due 1 Jan 2020/)
  await expect.element(goalLinks.nth(1)).toHaveAccessibleName(/Goal 1/)
  await expect.poll(() => goalLinks.length).toBe(2)
  await expectText('Your latest bookmark')
  await expectAccessible('goals')
})

it('shows five of 400 goals on the home page, and a link to all', async () => {
  const all = Array.from({ length: 400 }, (_, id) => goal(id))
  const HomeGoals = ({ after }: { after?: string | number | null | undefined }) => {
    const begin = all.findIndex(({ _id }) => _id === after) + 1
    return { goalBookmarkGetMany: all.slice(begin, begin + 200), rhythmGet: { today: null } }
  }
  await openHome({ HomeGoals }, { width: desk })
  await expect.element(link('All goals (400)')).toBeVisible()
  await expect.poll(() => goalLinks.length).toBe(5)
  await expectAccessible('400 goals')
})

it('sets time zone and holidays from the device, and says so once', async () => {
  const UpdateTime = ({ obj }: { obj: { timeZone?: unknown; holidayCalendar?: unknown } }) =>
    obj.holidayCalendar === undefined
      ? { userUpdate: { version: 2, timeZone: 'Asia/Kathmandu', holidayCalendar: null } }
      : refused('BAD_USER_INPUT', 'No such calendar.', { field: 'holidayCalendar' })
  const SaveDeviceTime = {
    userUpdate: { version: 2, timeZone: 'Asia/Tokyo', holidayCalendar: 'JP' },
  }
  const ChosenHolidays = { me: { version: 1, holidayCalendar: null } }
  const without = { Me: aPerson({ timeZone: null }), ChosenHolidays, ...fits, ...day(tip) }
  await openHome({ ...without, SaveDeviceTime })
  await expectText(
    'Your time zone and public holidays come from this device: Japan Standard Time, Japan.',
  )
  await expectAccessible('time of the device')
  await press('OK')
  await expectNoText('Japan')

  // There is no calendar for every country.
  await openHome({ ...without, SaveDeviceTime: UpdateTime as never })
  await expectText('Your time zone comes from this device: Nepal Time.')
  await expect.element(link('Change')).toHaveAttribute('href', '/profile#time')
})

it("keeps the holidays that the person chose instead of the device's", async () => {
  await openHome({
    Me: aPerson({ timeZone: null }),
    ChosenHolidays: { me: { version: 7, holidayCalendar: 'DE-BY' } },
    SaveDeviceTime: {
      userUpdate: { version: 8, timeZone: 'Asia/Tokyo', holidayCalendar: 'DE-BY' },
    },
    ...fits,
    ...day(tip),
  })
  await expectText('Your time zone comes from this device: Japan Standard Time.')
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const obj = { _id: 'nora', version: 7, timeZone }
  expect(callsOf('SaveDeviceTime')[0]).toEqual({ obj })
})

it('says on a day off that no goal is due', async () => {
  const due = goal(1, { endDate: '2020-01-01T00:00:00.000Z' })
  await openHome({ HomeGoals: { goalBookmarkGetMany: [due], rhythmGet: { today: 'pause' } } })
  await expectText("You're off today. Nothing is due.")
  await expect.element(goalLinks.first()).toBeVisible()
  await expectNoText('Was due')
  await expectAccessible('day off')
})

it('offers to try again when the goals on the home page fail to load', async () => {
  let isDown = true
  await openHome({
    HomeGoals: () =>
      isDown ? offline : { goalBookmarkGetMany: [goal(1)], rhythmGet: { today: null } },
  })
  await expect.element(button('Try again')).toBeVisible()
  await expectAccessible('not loaded')
  isDown = false
  await press('Try again')
  await expect.element(goalLinks.first()).toBeVisible()
})

it('says on the home page that a partner invites the person', async () => {
  const person = { name: 'Ada Byron', firstName: 'Ada', avatar: null }
  const partner = { _id: 'p1', expires: null, goals: [], shared: [], person }
  const me = { _id: 'nora', version: 1, optContactByColleague: false }
  await openHome({ Partners: { partnerGetMany: [{ ...partner, state: 'incoming' }], me } })
  await expect
    .element(link('Ada Byron invites you to be impact partners'))
    .toHaveAttribute('href', '/impact-partners')
  await expectAccessible('invited by a partner')
})
