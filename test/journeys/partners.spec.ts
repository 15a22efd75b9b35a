import { expect } from '@playwright/test'
import { test } from './account-journey.ts'
import { freshAddress, mailedLink } from './newcomers.ts'
import { aGoal, personOf } from './people.ts'
import { message, title } from './steps.ts'
import { confirmAddress, putOffWelcome, signUp } from './steps-identity.ts'

test('a partner invited by link signs up, asks about a goal, cheers and ends', async ({
  page,
  account,
  base,
  browser,
}) => {
  const reviewDate = new Date().toISOString().slice(0, 10)
  const plan = { planWhen: 'it rains', planThen: 'ask Mei', note: 'Not for others', reviewDate }
  const goal = await aGoal(personOf(base, account), plan)
  await page.goto('/impact-partners')
  await page.getByRole('button', { name: 'Invite a partner' }).click()
  await page.getByRole('button', { name: 'Create a link' }).click()
  const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue()

  const theirs = await browser.newContext({
    baseURL: base,
    storageState: { cookies: [], origins: [] },
  })
  const newcomer = await theirs.newPage()
  await test.step('signs up from the link and accepts', async () => {
    await newcomer.goto(link)
    await expect(newcomer.getByText('You’re invited to be impact partners.')).toBeVisible()
    await newcomer.getByRole('link', { name: 'Create an account' }).click()
    const email = freshAddress()
    await signUp(newcomer, email)
    await expect(title(newcomer, 'Check your email')).toBeVisible()
    await newcomer.goto(await mailedLink(base, email))
    await confirmAddress(newcomer)
    await putOffWelcome(newcomer)
    await newcomer
      .getByRole('link', { name: 'You have an invitation to be impact partners' })
      .click()
    await newcomer.getByRole('button', { name: 'Accept' }).click()
    await expect(newcomer.getByText(/hasn’t shared a goal yet/)).toBeVisible()
  })

  await page.reload()
  await page.getByRole('button', { name: 'Share a goal' }).click()
  await page.getByRole('button', { name: `Share: ${goal.title}` }).click()
  await expect(message(page, 'Nora can see this goal now')).toBeVisible()

  await newcomer.reload()
  await expect(newcomer.getByText("When it rains, I'll ask Mei.")).toBeVisible()
  await expect(newcomer.getByText('Not for others')).toHaveCount(0)
  await newcomer.getByRole('button', { name: /^Ask .* how it went/ }).click()
  await expect(newcomer.getByText('Asked today')).toBeVisible()
  await newcomer.getByRole('button', { name: `Cheer: ${goal.title}` }).click()
  await expect(newcomer.getByText('You cheered this week')).toBeVisible()

  await test.step('answers and reads the cheer on home', async () => {
    await page.goto('/')
    // The newest first, one at a time.
    await page.getByRole('button', { name: `Thanks: ${goal.title}` }).click()
    const news = page.getByRole('region', { name: 'From your partners' })
    await news.getByRole('button', { name: 'Not yet' }).click()
    await expect(message(page, 'Nora will see your answer')).toBeVisible()
    await expect(page.getByText('From your partners')).toHaveCount(0)
    await newcomer.reload()
    await expect(newcomer.getByText(/: Not yet$/)).toBeVisible()
  })
  await page.goto('/impact-partners')
  await expect(page.getByText('Nora cheered you on')).toBeVisible()

  await newcomer.getByRole('button', { name: /^End partnership/ }).click()
  await newcomer.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click()
  await expect(title(newcomer)).toBeFocused()
  await page.reload()
  await expect(page.getByText('No partners yet')).toBeVisible()
  await theirs.close()
})
