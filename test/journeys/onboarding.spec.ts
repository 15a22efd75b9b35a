import type { Page } from '@playwright/test'
import { test } from './account-journey.ts'
import type { Account } from './accounts.ts'
import { expect } from './journey.ts'
import { ask } from './people.ts'
import { expectHome, pressByKeyboard, tabTo, title } from './steps.ts'

const at = (page: string) => `/user/${page}`
const bar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name, exact: true })
const box = (page: Page, index: number) => page.getByRole('checkbox').nth(index)

/** Waits for a page of the onboarding: its address, its headline, and the bar below. */
async function expectPage(page: Page, name: string, heading: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(at(name))
  await expect(title(page, heading)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible()
}

/** As somebody who has just confirmed their address: the welcome comes first. */
const beNew = (base: string, { _id, token }: Account) =>
  ask(base, token, 'mutation N($obj: UserUpdateInput!) { userUpdate(obj: $obj) { _id } }', {
    obj: { _id, role: null, showWelcomeDialog: true },
  })

/** The headlines of the trait screens and the finals, in their order. */
const traitPages = [
  ['user-traits-1', 'Which two sound most like you?'],
  ['user-traits-2', 'And which two here?'],
  ['user-traits-3', 'What would a close colleague say of you?'],
  ['user-traits-4', /ordinary Tuesday/],
  ['user-traits-5', 'Which two would you like to keep?'],
  ['user-traits-6', 'Which two complete the picture?'],
] as const

type Mine = {
  me: {
    motivations: string[] | null
    selectedTraitIds: string[] | null
    profileCluster: number | null
    showWelcomeDialog: boolean
  }
}

const mine = (base: string, token: string) =>
  ask<Mine>(
    base,
    token,
    `{ me { firstName role motivations timeCommitDaily job selectedTraitIds profileCluster
      showWelcomeDialog } }`,
  )

/** Presses the keys of one page: two cards, then the way on. */
async function pickTwoByKeyboard(page: Page): Promise<void> {
  for (const index of [1, 4]) {
    await pressByKeyboard(page, box(page, index), 'Space')
    await expect(box(page, index)).toBeChecked()
  }
  await pressByKeyboard(page, bar(page, 'Next'))
}

test('goes the whole way by keyboard, from the welcome to the profile, and changes an answer', async ({
  page,
  account,
  base,
}) => {
  // Nineteen pages, most of them by many presses of Tab.
  test.slow()
  await beNew(base, account)
  await page.goto('/')
  await expectPage(page, 'user-welcome', /^Welcome/)
  await pressByKeyboard(page, bar(page, 'Begin'))
  await expectPage(page, 'first-name', 'What may we call you?')
  const name = page.getByRole('textbox', { name: 'First name' })
  await tabTo(page, name)
  await name.fill('Amélie')
  await page.keyboard.press('Enter')
  await expectPage(page, 'user-image', 'Would you like to add a picture?')
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
  await pressByKeyboard(page, bar(page, 'Skip'))
  await expectPage(page, 'user-role', 'What is your role?')
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expectPage(page, 'user-motivation', 'What makes a working week a good one?')
  await pressByKeyboard(page, box(page, 4), 'Space')
  await expect(box(page, 4)).toBeChecked()
  await pressByKeyboard(page, bar(page, 'Next'))
  await expectPage(page, 'user-learning', 'How do you like to take things in?')
  await pressByKeyboard(page, bar(page, 'Skip'))
  await expectPage(page, 'user-time', 'How much time would you like to give it?')
  await pressByKeyboard(page, page.getByRole('radio').first())
  await expectPage(page, 'user-job', 'What kind of work do you do?')
  await tabTo(page, page.getByRole('searchbox', { name: 'Find your kind of work' }))
  await page.keyboard.type('care homes')
  await pressByKeyboard(page, page.getByRole('radio', { name: /^Care and social work/ }))
  await expectPage(page, 'user-landing-personalization', 'That was the practical part')
  await pressByKeyboard(page, bar(page, 'Continue'))
  await expectPage(page, 'user-landing-traits', 'Now hold up a mirror')
  await pressByKeyboard(page, bar(page, 'Continue'))
  for (const [address, heading] of traitPages) {
    await expectPage(page, address, heading)
    await pickTwoByKeyboard(page)
  }
  await expectPage(page, 'user-traits-final-1', 'Which one of these is most you?')
  await pressByKeyboard(page, page.getByRole('radio').first())
  await expectPage(page, 'user-traits-final-2', 'And which one of these?')
  await pressByKeyboard(page, page.getByRole('radio').first(), 'Space')
  await pressByKeyboard(page, bar(page, 'Look'))
  await expectPage(page, 'user-landing-done', 'Here is what you see in the mirror')
  await expect(page.getByText('A mirror, not a test: keep what fits')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Why this one' })).toBeVisible()

  const { data } = await mine(base, account.token)
  expect(data).toMatchObject({
    me: {
      firstName: 'Amélie',
      role: 'team',
      motivations: ['purpose'],
      timeCommitDaily: 10,
      job: 'care',
      profileCluster: expect.any(Number),
      showWelcomeDialog: true,
    },
  })
  expect(data?.me.selectedTraitIds).toHaveLength(14)

  await page.getByRole('link', { name: 'What is your role?' }).click()
  await expect(title(page, 'What is your role?')).toBeVisible()
  await page.getByRole('radio', { name: /^Lead a Function/ }).click()
  await expectPage(page, 'user-landing-done', 'Here is what you see in the mirror')
  await expect(page.getByText('Lead a Function (leads several teams)')).toBeVisible()
  await page.getByRole('button', { name: 'Clear my profile' }).click()
  await expect(title(page, 'No profile is shown')).toBeVisible()
  await page.getByRole('button', { name: 'Look in the mirror' }).click()
  await expect(title(page, 'Here is what you see in the mirror')).toBeVisible()
  await bar(page, 'Finish').click()
  await expectHome(page)
  await expect
    .poll(async () => (await mine(base, account.token)).data?.me.showWelcomeDialog)
    .toBe(false)
})

test('puts it off with Later, comes back to where one was, and says which answer holds of two devices', async ({
  page,
  account,
  base,
  context,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  await beNew(base, account)
  await page.goto('/impact-goal')
  await expectPage(page, 'user-welcome', /^Welcome/)
  await page.goto(at('user-role'))
  await page.getByRole('radio', { name: /^Lead a Team/ }).click()
  await expectPage(page, 'user-motivation', 'What makes a working week a good one?')
  await page.getByRole('button', { name: 'Later' }).click()
  await expectHome(page)
  // A reload at once would take the save with it before it arrives.
  await expect
    .poll(async () => (await mine(base, account.token)).data?.me.showWelcomeDialog)
    .toBe(false)
  await page.reload()
  await expectHome(page)

  await page.goto(at('user-welcome'))
  await page.getByRole('link', { name: 'Pick up where you left off' }).click()
  await expectPage(page, 'user-motivation', 'What makes a working week a good one?')
  const save = 'mutation S($obj: UserUpdateInput!) { userUpdate(obj: $obj) { _id } }'
  const obj = { _id: account._id, motivations: ['money'] }
  await ask(base, account.token, save, { obj })
  await box(page, 4).click()
  const clash = page.getByRole('alert').filter({ hasText: 'on another device as well' })
  await expect(clash).toContainText('Here: Purpose. There: Fair reward.')
  await clash.getByRole('button', { name: 'Keep what is here' }).click()
  await expect(clash).toHaveCount(0)
  const told = async () => (await mine(base, account.token)).data?.me.motivations
  await expect.poll(told).toEqual(['purpose'])

  await context.setOffline(true)
  await box(page, 3).click()
  await expect(page.getByText('Your answers are kept on this device')).toBeVisible()
  expect(await told()).toEqual(['purpose'])
  await context.setOffline(false)
  await expect.poll(told).toEqual(['purpose', 'learn'])
  await expect(page.getByText('Your answers are kept on this device')).toHaveCount(0)
})
