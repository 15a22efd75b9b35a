import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { GoalUpdateInput } from '#api/generated/graphql.ts'
import { flowContent } from '#testing/flow-content.ts'
import { aGoal } from '#testing/goals.ts'
import { anIndex } from '#testing/impact-index.ts'
import { messageSettings } from '#testing/messages.ts'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import {
  button,
  expectAddress,
  expectAt,
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

const unplanned = { planWhen: null, planThen: null }
const saved = { _id: 'goal', version: 1, adviceId: 'short', entity: 'team', ...unplanned }
const answers: Answers = {
  content: flowContent,
  FlowFit: { fitOrder: [], fitGet: { pieces: [] } },
  SavedAdvice: { goalGetByAdviceIds: [] },
  LikedAdvice: { likedActionGetById: null },
  NoteViewed: { impactActionHistoryUpdateById: { _id: 'short' } },
  AdviceViewed: { recordTakeAction: { _id: 'short' } },
  KeepFlowHistory: { historyCreate: { _id: 'history' } },
  HomeGoals: { goalBookmarkGetMany: [], rhythmGet: { today: null } },
  FeedOfTheDay: { feedOfTheDay: { tips: [], everythingDismissed: false } },
  TimeOff: { rhythmGet: { today: null } },
}
const advice = (name: string) => page.getByRole('radio', { name: new RegExp(`Advice ${name}`) })

/** Begins a run and answers every question before the advice. */
async function walkToAdvice(more: Answers = {}, entity = 'team') {
  await openPage(`/flow/important-thing?entity=${entity}&start=1`, { ...answers, ...more })
  await page.getByRole('radio', { name: 'Trust' }).click()
  await page.getByRole('checkbox', { name: 'Clear goals' }).click()
  await press('Next')
  await page.getByRole('radio', { name: 'Name the one goal of the week' }).click()
  await expectTitle('How will you go about it?')
}

beforeEach(() => localStorage.removeItem('goodwork.flow'))

it('limits the advice of the team flow by people, time and budget', async () => {
  await walkToAdvice()
  await page.getByText('Set limits').click()
  await expectText('3 of 3 fit')
  await advice('long').click()
  await expect.element(page.getByRole('article')).toBeVisible()
  await type('Minutes', '10')
  await expectText('2 of 3 fit')
  await expect.element(page.getByRole('article')).not.toBeInTheDocument()
  await type('Minutes', '0')
  await expectText('Nothing fits these limits.')
  await expect.element(button('Next')).toBeDisabled()
  await expectAccessible('nothing fits')
  await press('Clear limits')
  await expectText('3 of 3 fit')
  await expect.element(field('Minutes')).toHaveValue('')
})

it('offers limits for advice in the team flow only', async () => {
  await walkToAdvice({}, 'customer')
  await expectNoText('Set limits')
})

it('bookmarks advice, says where it is, and removes the bookmark again', async () => {
  const isKept = () =>
    callsOf('SaveAdvice').length >
    callsOf('ChangeSavedAdvice').length + callsOf('DeleteGoal').length
  const bookmark = { ...saved, isGoal: false, isBookmark: true }
  await walkToAdvice({
    SaveAdvice: { goalCreate: { _id: 'goal', version: 1 } },
    ChangeSavedAdvice: { goalUpdate: { _id: 'goal', version: 2 } },
    DeleteGoal: { goalDelete: { _id: 'goal' } },
    SavedAdvice: () => ({
      goalGetByAdviceIds: isKept() ? [bookmark] : [],
    }),
  })
  await advice('short').click()
  await page.getByRole('article').getByRole('button', { name: 'Bookmark' }).click()
  await expectMessage('Bookmark created')
  await expect.element(button('Bookmarked')).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible('open and bookmarked')
  await press('Bookmarked')
  await expectMessage('Saved')
  await expect.element(button('Bookmark')).toHaveAttribute('aria-pressed', 'false')
})

it('says why advice could not be saved, and offers to try again', async () => {
  await walkToAdvice({ SaveAdvice: refused('LIMIT_REACHED', 'You have 500 goals. Delete one.') })
  await advice('short').click()
  await press('Save as goal')
  await expectMessage('You have 500 goals. Delete one.')
  await expect.element(button('Save as goal')).toBeVisible()
})

it('takes two obstacles, and drops the first of them for a third', async () => {
  await walkToAdvice()
  await advice('short').click()
  await press('Next')
  await expectTitle('What may get in the way?')
  const box = (name: string) => page.getByRole('checkbox', { name })
  for (const name of ['We are late', 'I am shy', 'I am busy']) await box(name).click()
  await expect.element(box('We are late')).not.toBeChecked()
  await expect.element(box('I am shy')).toBeChecked()
  await expect.element(box('I am busy')).toBeChecked()
  await expectAccessible('obstacles')
})

it('keeps a flow run when a step fails to load, and goes on once it loads', async () => {
  const actions = flowContent['impact-action'] ?? { fields: [] }
  const content = { ...flowContent, 'impact-action': [offline, offline, offline, actions] }
  await openPage(
    '/flow/important-thing?entity=team&start=1',
    { ...answers, content },
    { failing: true },
  )
  await page.getByRole('radio', { name: 'Trust' }).click()
  await page.getByRole('checkbox', { name: 'Clear goals' }).click()
  await press('Next')
  await expectTitle("We can't reach the server.")
  await press('Try again')
  await expectTitle('What will you do about it?')
})

it('offers to start again if the choices of a stored flow run no longer exist', async () => {
  const content = { ...flowContent, 'impact-action': { fields: [] } }
  await openPage('/flow/important-thing?entity=team&start=1', { ...answers, content })
  await page.getByRole('radio', { name: 'Trust' }).click()
  await page.getByRole('checkbox', { name: 'Clear goals' }).click()
  await press('Next')
  await expectText('The choices have changed since you started.')
  await expectAccessible('no choices')
  const again = '/flow/important-thing?entity=team&start=1'
  await expect.element(link('Start again')).toHaveAttribute('href', again)
})

it.each(['/flow/impact-advice?entity=team', '/flow/impact-category'])(
  'leads home from %s without a flow run',
  async (address) => {
    await openPage(address, answers)
    await expectTitle('Who will you lift today?')
    await expectAddress('/')
  },
)

/** Continues from the advice to the end of the run. */
async function walkToEnd(more: Answers = {}) {
  await walkToAdvice(more)
  await advice('short').click()
  await press('Next')
  await page.getByRole('checkbox', { name: 'We are late' }).click()
  await press('Next')
  await page.getByRole('checkbox', { name: 'Begin small' }).click()
  await press('Finish')
}

const unplannedGoal = { goalGet: aGoal() }
const goalSaved = { ...saved, isGoal: true, isBookmark: false }

it('ends a flow with the goal, plans it in one tap, and asks for one rating', async () => {
  await walkToEnd({
    SavedAdvice: { goalGetByAdviceIds: [goalSaved] },
    Goal: unplannedGoal,
    ChangeSavedAdvice: { goalUpdate: { _id: 'goal', version: 2 } },
  })
  await expectTitle('Your goal is ready')
  await expectText("If we are late, I'll begin small.")
  await expectText("It's on your home page.")
  await expectAccessible('end')
  await press('Today')
  await expectText(/First check-in: /)
  await expect.element(button('Today')).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible('planned')
  const { startDate, reviewDate, planIfThen } = callsOf('ChangeSavedAdvice').at(-1)?.obj ?? {}
  expect(planIfThen).toBe('begin small')
  expect(Date.parse(`${reviewDate}`) - Date.parse(`${startDate}`)).toBe(24 * 3_600_000)
  await page.getByText('Very helpful').click()
  await press('Finish')
  await expectTitle('Who will you lift today?')
  expect(callsOf('KeepFlowHistory')).toMatchObject([{ obj: { liked: 4 } }])
  expect(callsOf('LikedAdvice')).toEqual([])
})

it('offers the first check-in after the moment of the plan, and moves it', async () => {
  const friday = { planWhen: 'I look back on Friday', planThen: 'I thank one person' }
  await walkToEnd({
    SavedAdvice: { goalGetByAdviceIds: [goalSaved] },
    Goal: { goalGet: aGoal(friday) },
    ChangeSavedAdvice: { goalUpdate: { _id: 'goal', version: 2 } },
  })
  const sent = () => callsOf('ChangeSavedAdvice').at(-1)?.obj as Partial<GoalUpdateInput>
  await press('Tomorrow')
  await expectText(/First check-in: Fri .*, 18:00/)
  await expect.poll(sent).toMatchObject({ reviewTime: '18:00' })
  expect(new Date(`${sent().reviewDate}`).getUTCDay()).toBe(5)
  await press(/^First check-in/)
  await type('Day', '2020-01-01')
  await press('Save')
  await expectAt('Day', /Choose today or a later day/)
  await expectAccessible('the first check-in')
  await type('Day', '2099-01-05')
  await type('Time (optional)', '')
  await press('Save')
  await expectText('First check-in: Mon 5 Jan')
  expect(sent()).toMatchObject({ reviewDate: '2099-01-05', reviewTime: null })
})

it('turns the message of a plan on in one tap and one save, and changes its time', async () => {
  let goal = aGoal()
  await walkToEnd({
    SavedAdvice: { goalGetByAdviceIds: [goalSaved] },
    Goal: () => ({ goalGet: goal }),
    MessageSettings: { messageSettingsGet: messageSettings([], { days: '13', fromTime: '14:00' }) },
    ChangeSavedAdvice: ({ obj }) => {
      goal = { ...goal, ...(obj as Partial<typeof goal>) }
      return { goalUpdate: { _id: 'goal', version: 2 } }
    },
    UpdateGoal: ({ obj }) => ({ goalUpdate: { ...goal, ...(obj as typeof goal) } }),
  })
  await press('Tell me when it’s time')
  const line = button('Message: Mon, Wed, 15:00')
  await expect.element(line).toHaveFocus()
  const told = { planIfThen: 'begin small', planTime: '15:00', planDays: '13' }
  const saves = () => callsOf('ChangeSavedAdvice').filter(({ obj }) => !('advices' in obj))
  await expect.poll(saves).toMatchObject([{ obj: told }])
  await expectAccessible('with a message')
  await press('Today')
  await expectText(/First check-in: /)
  await expect.element(line).toBeVisible()
  await line.click()
  const dialog = page.getByRole('dialog', { name: 'When will you do it?' })
  await dialog.getByLabelText('Tell me at this time').last().fill('21:30')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(button('Message: Mon, Wed, 21:30')).toBeVisible()
  await expect.element(button('Today')).toHaveAttribute('aria-pressed', 'true')
})

it('does not overwrite the plan of an earlier goal that fails to load', async () => {
  await walkToEnd({
    SavedAdvice: { goalGetByAdviceIds: [goalSaved] },
    Goal: offline,
    ChangeSavedAdvice: { goalUpdate: { _id: 'goal', version: 2 } },
  })
  await press('Today')
  const sent = () => callsOf('ChangeSavedAdvice').at(-1)?.obj
  await expect.poll(sent).toHaveProperty('reviewDate')
  expect(sent()).not.toHaveProperty('planWhen')
})

it('puts the advice that fits the person best first, and says why', async () => {
  await walkToAdvice({
    FlowFit: {
      fitOrder: ['long', 'short'],
      fitGet: { pieces: [{ adviceId: 'long', reasons: [{ name: 'role', value: 'team' }] }] },
    },
  })
  await expect.element(page.getByRole('radio').first()).toHaveAccessibleName(/Advice long/)
  await expect.element(page.getByRole('radio').nth(1)).toHaveAccessibleName(/Advice short/)
  await expectText('Because you lead a team')
  await expectAccessible('with a reason')
})

it('offers another day for the goal, but no day before today', async () => {
  await walkToEnd({
    SavedAdvice: { goalGetByAdviceIds: [goalSaved] },
    Goal: unplannedGoal,
    ChangeSavedAdvice: { goalUpdate: { _id: 'goal', version: 2 } },
  })
  await press('Other day')
  await type('Day', '2020-01-01')
  await expectAt('Day', /Choose today or a later day/)
  await expectAccessible('a day that has passed')
  await type('Day', '2099-01-05')
  await press('Save')
  await expect.element(button('Mon 5 Jan')).toHaveAttribute('aria-pressed', 'true')
})

it('offers at the end of a flow to save the advice as a goal, and names the points', async () => {
  await walkToEnd({
    LatestImpactIndex: () => ({
      getLatestImpactIndex: [anIndex({ weeklyScore: callsOf('SaveAdvice').length > 0 ? 30 : 5 })],
    }),
    SaveAdvice: { goalCreate: { _id: 'goal', version: 1 } },
    SavedAdvice: () => ({
      goalGetByAdviceIds: callsOf('SaveAdvice').length > 0 ? [goalSaved] : [],
    }),
    Goal: unplannedGoal,
  })
  await expectTitle('Make it a goal?')
  await expectAccessible('nothing saved')
  await press('Save as goal')
  await expect.element(page.getByRole('status').getByText('Added to My Impact Goal')).toBeVisible()
  expect(page.getByRole('region', { name: 'Messages' }).getByText('Added').query()).toBeNull()
  await expectTitle('Your goal is ready')
  await expectText('25 points earned. 30 this week.')
})

it('announces no points for a flow run that continues hours later', async () => {
  await walkToEnd({
    LatestImpactIndex: () => ({
      getLatestImpactIndex: [anIndex({ weeklyScore: callsOf('SaveAdvice').length > 0 ? 30 : 5 })],
    }),
    SaveAdvice: { goalCreate: { _id: 'goal', version: 1 } },
    SavedAdvice: () => ({
      goalGetByAdviceIds: callsOf('SaveAdvice').length > 0 ? [goalSaved] : [],
    }),
    Goal: unplannedGoal,
  })
  vi.setSystemTime(Date.now() + 2 * 3_600_000)
  await press('Save as goal')
  await expectTitle('Your goal is ready')
  await expect.element(page.getByRole('button', { name: 'Impact Index: 30 of 100' })).toBeVisible()
  await expectNoText(/points this week/)
  vi.useRealTimers()
})

it('links advice that is already a goal to that goal', async () => {
  const goal = { ...saved, isGoal: true, isBookmark: false }
  await walkToAdvice({
    SavedAdvice: { goalGetByAdviceIds: [goal] },
    Goal: { goalGet: aGoal() },
  })
  await advice('short').click()
  await expect.element(link('In My Goals')).toBeVisible()
  await expect.element(button('Save as goal')).not.toBeInTheDocument()
})
