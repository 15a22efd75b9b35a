import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OnboardingProfileQuery } from '#api/generated/graphql.ts'
import { onboardingWords } from '#testing/onboarding-words.ts'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import {
  expectAddress,
  expectNoText,
  expectText,
  expectTitle,
  field,
  follow,
  press,
} from '#testing/screen.ts'
import { type Answers, aPerson, callsOf, offline } from '#testing/server.ts'

type Mine = OnboardingProfileQuery['me']

const mine = (more: Partial<Mine> = {}): Mine => ({
  _id: 'nora',
  version: 1,
  firstName: 'Nora',
  role: null,
  motivations: [],
  learningStyles: [],
  timeCommitDaily: null,
  job: null,
  selectedTraitIds: [],
  profileCluster: null,
  showWelcomeDialog: false,
  ...more,
})
const piece = (title: string, role: string | null) => ({
  adviceId: 'walk',
  title,
  entity: 'team',
  actionId: 'talk',
  time: 10,
  wish: null,
  reasons: role === null ? [] : [{ name: 'role', value: role }],
})
const answers: Answers = {
  content: onboardingWords,
  OnboardingProfile: { me: mine() },
  SaveOnboarding: ({ obj }) => ({ userUpdate: mine({ ...(obj as Partial<Mine>), version: 2 }) }),
  HomeGoals: { goalBookmarkGetMany: [], rhythmGet: { today: null } },
  FeedOfTheDay: { feedOfTheDay: { tips: [], everythingDismissed: false } },
  TimeOff: { rhythmGet: { today: null } },
  FitGet: { fitGet: { isOn: true, pieces: [piece('Walk together', 'team')] } },
}

it.each([
  ['user-welcome', /^Welcome/],
  ['first-name', 'What should we call you?'],
  ['user-role', 'What is your role?'],
  ['user-job', 'What kind of work do you do?'],
  ['user-time', 'How many minutes a day?'],
  ['user-learning', 'How do you like to learn?'],
  ['user-landing-traits', 'Your traits'],
  ['user-traits-1', 'Which two sound most like you?'],
])('shows the onboarding page %s to a person without any answer', async (name, heading) => {
  await openPage(`/user/${name}`, answers)
  await expectTitle(heading)
  await expectAccessible(name)
})

it('goes from the welcome to three pieces of advice in six taps and a few letters', async () => {
  let saved = mine()
  await openPage('/user/user-welcome', {
    ...answers,
    SaveOnboarding: ({ obj }) => {
      saved = mine({ ...saved, ...(obj as Partial<Mine>), version: saved.version + 1 })
      return { userUpdate: saved }
    },
  })
  await expect.element(field('First name')).toHaveValue('Nora')
  await press('Start')
  await page.getByRole('radio', { name: 'Lead a Team' }).click()
  await expectText("We'll show advice for people who lead a team.")
  await page.getByRole('combobox', { name: 'Your job or kind of work' }).fill('developer')
  await page.getByRole('option', { name: /^Software/ }).click()
  await expectText("We'll show advice that fits Software.")
  await page.getByRole('radio', { name: '10 minutes a day' }).click()
  await expectText("We'll pick advice for 10 minutes a day.")
  await expectAccessible('what an answer changes')
  await page.getByRole('checkbox', { name: 'Reading' }).click()
  await press('Continue')
  await expectTitle("That's enough to start")
  await expectText('Because you lead a team')
  await expectAccessible('three pieces')
  await expect.element(page.getByRole('link', { name: /Walk together/ })).toBeVisible()
  await follow('Make it more yours')
  await expectAddress('/user/user-motivation')
})

it('marks a person as onboarded at the end of the first part, also without answers', async () => {
  await openPage('/user/user-landing-personalization', {
    ...answers,
    Me: aPerson({ showWelcomeDialog: true }),
    FitGet: { fitGet: { isOn: true, pieces: [piece('Say thanks', null)] } },
  })
  await expectText('Say thanks')
  await expectNoText('Because')
  await expectAccessible('pieces without reasons')
  await expect
    .poll(() => callsOf('SaveOnboarding').map(({ obj }) => obj.showWelcomeDialog))
    .toEqual([false])
})

it('says in the onboarding that advice failed to load, and loads it again', async () => {
  const pieces = [piece('Say thanks', null)]
  const FitGet = [...Array(4).fill(offline), { fitGet: { isOn: true, pieces } }]
  await openPage('/user/user-landing-personalization', { ...answers, FitGet })
  await expectText('Try again')
  await expectAccessible('no advice')
  await press('Try again')
  await expectText('Say thanks')
})

it('accepts own words as the kind of work in the onboarding, by keyboard', async () => {
  await openPage('/user/user-job', answers)
  const work = page.getByRole('combobox', { name: 'Your job or kind of work' })
  await work.fill('Beekeeper')
  await expect.element(page.getByRole('option')).toHaveTextContent('Use my own words: Beekeeper')
  await expectAccessible('own words')
  await userEvent.keyboard('{Enter}')
  await expectTitle('How many minutes a day?')
  expect(callsOf('SaveOnboarding')[0]?.obj).toMatchObject({ job: 'Beekeeper' })
})

it('continues the onboarding at the first question without an answer', async () => {
  const OnboardingProfile = { me: mine({ role: 'team', job: 'it', showWelcomeDialog: true }) }
  await openPage('/user/user-welcome', { ...answers, OnboardingProfile })
  await press('Continue')
  await expectAddress('/user/user-time')
  await expect
    .element(page.getByRole('progressbar', { name: 'Step 4 of 5' }))
    .toHaveAttribute('aria-valuenow', '4')
})

it('says how many traits are picked with fewer than twelve, and offers to pick more', async () => {
  const OnboardingProfile = { me: mine({ selectedTraitIds: ['calm'] }) }
  await openPage('/user/user-traits-final-2', { ...answers, OnboardingProfile })
  await expectText('No traits picked yet')
  await press('See my profile')
  await expectTitle('Pick a few more traits')
  await expectText("You've picked 1")
  await expectAccessible('too few traits')
  const levels = [...document.querySelectorAll('h1, h2, h3')].map(({ tagName }) => tagName)
  expect(levels).toEqual(['H1', 'H2'])
  await follow('Pick more traits')
  await expectAddress('/user/user-traits-1')
  await expect.element(page.getByRole('checkbox', { name: 'calm' })).toBeChecked()
})

it('keeps onboarding answers on the device without a network, and says so', async () => {
  await openPage('/user/user-motivation', { ...answers, SaveOnboarding: offline })
  await page.getByRole('checkbox', { name: 'Purpose' }).click()
  await expectText("We'll save your answers when you're back online")
  await expect.element(page.getByRole('checkbox', { name: 'Purpose' })).toBeChecked()
  await expectAccessible('kept here')
})
