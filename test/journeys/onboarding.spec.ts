import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** Waits for a page of the onboarding: its address, its heading and the bar below. */
async function expectPage(page: Page, name: string, heading: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(at(name))
  await expect(title(page, heading)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible()
}

/** Resets the account so that the next visit starts with the welcome. */
const beNew = (base: string, { _id, token }: Account) =>
  ask(base, token, 'mutation N($obj: UserUpdateInput!) { userUpdate(obj: $obj) { _id } }', {
    obj: { _id, role: null, showWelcomeDialog: true },
  })

const flow = readFileSync(join(import.meta.dirname, '../../content/tables/flow.yaml'), 'utf8')

const titleOf = (page: string): string =>
  new RegExp(`page: ${page}\\n.*\\n {2}title: (.+)`).exec(flow)?.[1] ?? page

const traitPages = [1, 2, 3, 4, 5, 6].map((screen) => `user-traits-${screen}`)

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

/** Chooses two cards of a page by keyboard, then continues. */
async function pickTwoByKeyboard(page: Page): Promise<void> {
  for (const index of [1, 4]) {
    await pressByKeyboard(page, box(page, index), 'Space')
    await expect(box(page, index)).toBeChecked()
  }
  await pressByKeyboard(page, bar(page, 'Continue'))
}

test('the onboarding leads by keyboard from the welcome to the profile', async ({
  page,
  account,
  base,
}) => {
  // Nineteen pages, most of them with many presses of Tab.
  test.slow()
  await beNew(base, account)
  await page.goto('/')
  // The welcome asks for the role at once, because the name is known.
  await expectPage(page, 'user-welcome', /^Welcome, /)
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expectPage(page, 'user-job', titleOf('user-job'))
  await tabTo(page, page.getByRole('combobox', { name: 'Your job or kind of work' }))
  await page.keyboard.type('care homes')
  await page.keyboard.press('Enter')
  await expectPage(page, 'user-time', titleOf('user-time'))
  await pressByKeyboard(page, page.getByRole('radio').first())
  await expectPage(page, 'user-landing-personalization', titleOf('user-landing-personalization'))
  const advice = page.getByRole('list', { name: 'Advice for you' }).getByRole('link')
  await expect(advice).toHaveCount(3)
  await expect(advice.first()).toContainText('you lead a team')
  await expect
    .poll(async () => (await mine(base, account.token)).data?.me.showWelcomeDialog)
    .toBe(false)
  await pressByKeyboard(page, page.getByRole('link', { name: 'Make it more yours' }))
  await expectPage(page, 'user-motivation', titleOf('user-motivation'))
  await pressByKeyboard(page, box(page, 4), 'Space')
  await expect(box(page, 4)).toBeChecked()
  await pressByKeyboard(page, bar(page, 'Continue'))
  await expectPage(page, 'user-learning', titleOf('user-learning'))
  await expect(page.getByRole('checkbox', { name: /^Listening/ })).toBeVisible()
  await pressByKeyboard(page, bar(page, 'Skip'))
  await expectPage(page, 'user-image', titleOf('user-image'))
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
  await pressByKeyboard(page, bar(page, 'Skip'))
  await expectPage(page, 'user-landing-traits', titleOf('user-landing-traits'))
  await pressByKeyboard(page, bar(page, 'Continue'))
  for (const address of traitPages) {
    await expectPage(page, address, titleOf(address))
    await pickTwoByKeyboard(page)
  }
  await expectPage(page, 'user-traits-final-1', titleOf('user-traits-final-1'))
  await pressByKeyboard(page, page.getByRole('radio').first())
  await expectPage(page, 'user-traits-final-2', titleOf('user-traits-final-2'))
  await pressByKeyboard(page, page.getByRole('radio').first(), 'Space')
  await pressByKeyboard(page, bar(page, 'See my profile'))
  await expectPage(page, 'user-landing-done', titleOf('user-landing-done'))
  await expect(page.getByRole('heading', { name: 'Why this profile' })).toBeVisible()

  const { data } = await mine(base, account.token)
  expect(data).toMatchObject({
    me: {
      role: 'team',
      motivations: ['purpose'],
      timeCommitDaily: 10,
      job: 'care',
      profileCluster: expect.any(Number),
      showWelcomeDialog: false,
    },
  })
  expect(data?.me.selectedTraitIds).toHaveLength(14)

  await page.getByRole('link', { name: titleOf('user-role') }).click()
  await expect(title(page, titleOf('user-role'))).toBeVisible()
  await page.getByRole('radio', { name: /^Lead a Function/ }).click()
  await expectPage(page, 'user-landing-done', titleOf('user-landing-done'))
  await expect(page.getByText('Lead a Function (leads several teams)')).toBeVisible()
  await page.getByRole('button', { name: 'Clear my profile' }).click()
  await expect(title(page, 'Your profile is cleared')).toBeVisible()
  await page.getByRole('button', { name: 'See my profile' }).click()
  await expect(title(page, titleOf('user-landing-done'))).toBeVisible()
  await bar(page, 'Go home').click()
  await expectHome(page)
})

test('the onboarding continues at the first open question and resolves a conflict', async ({
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
  await expectPage(page, 'user-job', titleOf('user-job'))
  await page.getByRole('button', { name: 'Later' }).click()
  await expectHome(page)
  // An immediate reload would cancel the request that saves.
  await expect
    .poll(async () => (await mine(base, account.token)).data?.me.showWelcomeDialog)
    .toBe(false)
  await page.reload()
  await expectHome(page)

  await page.goto(at('user-welcome'))
  await bar(page, 'Continue').click()
  await expectPage(page, 'user-job', titleOf('user-job'))
  await page.goto(at('user-motivation'))
  await expectPage(page, 'user-motivation', titleOf('user-motivation'))
  const save = 'mutation S($obj: UserUpdateInput!) { userUpdate(obj: $obj) { _id } }'
  const obj = { _id: account._id, motivations: ['money'] }
  await ask(base, account.token, save, { obj })
  await box(page, 4).click()
  const clash = page.getByRole('alert').filter({ hasText: 'on another device' })
  await expect(clash).toContainText('This device: Purpose. Other device: Fair reward.')
  await clash.getByRole('button', { name: "Keep this device's answer" }).click()
  await expect(clash).toHaveCount(0)
  const told = async () => (await mine(base, account.token)).data?.me.motivations
  await expect.poll(told).toEqual(['purpose'])

  await context.setOffline(true)
  await box(page, 3).click()
  await expect(page.getByText("when you're back online")).toBeVisible()
  expect(await told()).toEqual(['purpose'])
  await context.setOffline(false)
  await expect.poll(told).toEqual(['purpose', 'learn'])
  await expect(page.getByText("when you're back online")).toHaveCount(0)
})
