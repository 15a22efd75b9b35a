import { test, visit } from './account-journey.ts'
import { expect } from './journey.ts'
import { ask } from './people.ts'
import { message, title } from './steps.ts'

type Mine = {
  me: {
    _id: string
    firstName: string
    lastName: string
    job: string | null
    motivations: string[] | null
    timeZone: string | null
    holidayCalendar: string | null
    shareWeeklyScore: boolean
  }
}

const heading = 'Your profile'

const mine = async (base: string, token: string) => {
  const query =
    '{ me { _id firstName lastName job motivations timeZone holidayCalendar shareWeeklyScore } }'
  return (await ask<Mine>(base, token, query)).data?.me
}

test('a member changes the profile, is asked before leaving it and saves the changes', async ({
  page,
  account,
  base,
}) => {
  await visit(page, '/impact-goal', 'My Goals')
  // A person who never chose a zone has that of their device.
  const device = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  await expect.poll(async () => (await mine(base, account.token))?.timeZone).toBe(device)
  await page.getByRole('link', { name: heading }).click()
  await expect(title(page, heading)).toBeFocused()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(message(page, 'No changes to save')).toBeVisible()

  // By keyboard, a zone is found by its country.
  await page.getByRole('button', { name: /^Time zone/ }).click()
  const zones = page.getByRole('combobox', { name: 'City, country or GMT+1' })
  await zones.fill('nepal')
  await expect(page.getByRole('option', { name: /^Kathmandu · GMT\+5:45/ })).toBeVisible()
  await zones.press('Enter')
  await expect(page.getByRole('button', { name: 'Time zone Kathmandu · GMT+5:45' })).toBeFocused()
  await page.getByRole('button', { name: /^Public holidays/ }).click()
  await page.getByRole('combobox', { name: 'Country or region' }).fill('portugal')
  await page.getByRole('option', { name: 'Portugal', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Public holidays Portugal' })).toBeVisible()
  await page.getByRole('switch', { name: /admins can see my weekly score/ }).check()
  for (const name of ['Purpose', 'Variety', 'Learning', 'Fair reward']) {
    await page.getByRole('checkbox', { name, exact: true }).check()
  }
  await expect(page.getByText('3 of 3 picked')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Purpose' })).not.toBeChecked()

  const first = page.getByRole('textbox', { name: 'First name' })
  await first.fill('  ')
  await save.click()
  await expect(first).toHaveAccessibleDescription('Enter a name.')
  await expect(first).toBeFocused()
  expect((await mine(base, account.token))?.timeZone).not.toBe('Asia/Katmandu')
  await first.fill('\u202eزهرا 👨‍👩‍👧‍👦')

  await page.getByRole('link', { name: /home$/ }).first().click()
  const leaving = page.getByRole('dialog', { name: 'Save your changes?' })
  await expect(leaving).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(leaving).toBeHidden()
  await save.click()
  await expect(message(page, 'Saved')).toBeVisible()
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
  expect(await mine(base, account.token)).toMatchObject({
    firstName: 'زهرا 👨‍👩‍👧‍👦',
    motivations: ['variety', 'learn', 'money'],
    timeZone: 'Asia/Katmandu',
    holidayCalendar: 'PT',
    shareWeeklyScore: true,
  })
  await page.reload()
  await expect(first).toHaveValue('زهرا 👨‍👩‍👧‍👦')
  await expect(page.getByRole('button', { name: 'Time zone Kathmandu · GMT+5:45' })).toBeVisible()
})
