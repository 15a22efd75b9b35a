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
  follow,
  press,
  type,
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
  situation: null,
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

it('goes from the welcome to three pieces of advice in four taps and a few letters', async () => {
  let saved = mine()
  await openPage('/user/user-welcome', {
    ...answers,
    SaveOnboarding: ({ obj }) => {
      saved = mine({ ...saved, ...(obj as Partial<Mine>), version: saved.version + 1 })
      return { userUpdate: saved }
    },
  })
  await expectTitle('Welcome, Nora')
  await expectNoText('First name')
  await expectAccessible('welcome')
  await page.getByRole('radio', { name: 'Lead a Team' }).click()
  await expectTitle('What kind of work do you do?')
  await page.getByRole('combobox', { name: 'Your job or kind of work' }).fill('developer')
  await page.getByRole('option', { name: /^Software/ }).click()
  await page.getByRole('radio', { name: '10 minutes a day' }).click()
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
    .element(page.getByRole('progressbar', { name: 'Step 3 of 3' }))
    .toHaveAttribute('aria-valuenow', '3')
})

it('asks for a name that is unknown at the welcome, and then for the role', async () => {
  await openPage('/user/user-welcome', {
    ...answers,
    OnboardingProfile: { me: mine({ firstName: null }) },
  })
  await expectAccessible('no name')
  await press('Start')
  await expectText('Enter a name, or choose Later.')
  await type('First name', 'Nora')
  await press('Start')
  await expectTitle('What is your role?')
  await expectAddress('/user/user-role')
})

it.each([
  ['a listed kind of work', 'it', ['Reading', 'Advice to act on']],
  ['own words', 'Beekeeper', ['Reading', 'Listening', 'Advice to act on']],
])('offers the formats that the library has for %s', async (_, job, formats) => {
  const OnboardingProfile = { me: mine({ job, motivations: ['money'] }) }
  await openPage('/user/user-learning', { ...answers, OnboardingProfile })
  await expect.element(page.getByRole('checkbox').first()).toBeVisible()
  const names = page
    .getByRole('checkbox')
    .elements()
    .map((each) => each.textContent)
  expect(names).toEqual(formats)
})

it('skips a question by a quiet button, and continues by a bright one once it is answered', async () => {
  await openPage('/user/user-motivation', answers)
  const skip = page.getByRole('button', { name: 'Skip' })
  await expect.element(skip).toBeVisible()
  // Translucent at most, also below the pointer.
  expect(getComputedStyle(skip.element()).backgroundColor).toMatch(/^rgba/)
  await page.getByRole('checkbox', { name: 'Purpose' }).click()
  await expect.element(skip).not.toBeInTheDocument()
  await press('Continue')
  await expectTitle('How do you like to learn?')
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
