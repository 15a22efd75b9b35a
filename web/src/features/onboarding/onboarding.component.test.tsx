import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { OnboardingProfileQuery } from '#api/generated/graphql.ts'
import { onboardingWords } from '#testing/onboarding-words.ts'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import { expectAddress, expectText, expectTitle, follow, press } from '#testing/screen.ts'
import { type Answers, offline } from '#testing/server.ts'

type Mine = OnboardingProfileQuery['me']

const mine = (more: Partial<Mine> = {}): Mine => ({
  _id: 'somebody',
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
const answers: Answers = {
  content: onboardingWords,
  OnboardingProfile: { me: mine() },
  SaveOnboarding: ({ obj }) => ({ userUpdate: mine({ ...(obj as Partial<Mine>), version: 2 }) }),
  HomeGoals: { goalBookmarkGetMany: [], rhythmGet: { today: null } },
  FeedOfTheDay: { feedOfTheDay: { tips: [], everythingDismissed: false } },
  FreeDay: { rhythmGet: { today: null } },
}

it.each([
  ['user-welcome', /^Welcome/],
  ['first-name', 'What may we call you?'],
  ['user-role', 'What is your role?'],
  ['user-job', 'What kind of work do you do?'],
  ['user-landing-traits', 'Now hold up a mirror'],
  ['user-traits-1', 'Which two sound most like you?'],
])('keeps nobody out of %s', async (name, heading) => {
  await openPage(`/user/${name}`, answers)
  await expectTitle(heading)
  await expectAccessible(name)
})

it('says what is missing where there are fewer than twelve traits', async () => {
  const OnboardingProfile = { me: mine({ selectedTraitIds: ['calm'] }) }
  await openPage('/user/user-traits-final-2', { ...answers, OnboardingProfile })
  await expectText('Nothing to choose from yet')
  await press('Look')
  await expectTitle('The mirror needs more traits')
  await expectText('You have 1 so far')
  await expectAccessible('too few traits')
  await follow('Pick more traits')
  await expectAddress('/user/user-traits-1')
  await expect.element(page.getByRole('checkbox', { name: 'calm' })).toBeChecked()
})

it('keeps answers on the device without a network, and says so', async () => {
  await openPage('/user/user-motivation', { ...answers, SaveOnboarding: offline })
  await page.getByRole('checkbox', { name: 'Purpose' }).click()
  await expectText('Your answers are kept on this device')
  await expect.element(page.getByRole('checkbox', { name: 'Purpose' })).toBeChecked()
  await expectAccessible('kept here')
})
