import { expectAccessible } from './accessible.ts'
import { test, visit } from './account-journey.ts'
import { expect, failedRequest } from './journey.ts'
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

const update = 'mutation U($obj: UserUpdateInput!) { userUpdate(obj: $obj) { _id } }'

test('changes what one told, asks before it is left, and says what became of it', async ({
  page,
  account,
  base,
}) => {
  await visit(page, '/impact-goal', 'My Goals')
  // Who never chose a zone has the one of their device.
  const device = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  await expect.poll(async () => (await mine(base, account.token))?.timeZone).toBe(device)
  await page.getByRole('link', { name: heading }).click()
  await expect(title(page, heading)).toBeFocused()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(message(page, 'No changes to save')).toBeVisible()

  // By keyboard: a zone by its country, a kind of work by its words.
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
  await page.getByRole('switch', { name: /admins may see my weekly score/ }).check()
  for (const name of ['Purpose', 'Variety', 'Learning', 'Fair reward']) {
    await page.getByRole('checkbox', { name, exact: true }).check()
  }
  await expect(page.getByText('3 of 3 picked')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Purpose' })).not.toBeChecked()

  const first = page.getByRole('textbox', { name: 'First name' })
  await first.fill('  ')
  await save.click()
  await expect(first).toHaveAccessibleDescription('Write a name that can be read.')
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

test('tells of a save on another device, and loses nothing; nor where there is no network', async ({
  page,
  account,
  base,
  context,
  complaints,
}) => {
  complaints.allow(failedRequest)
  await visit(page, '/profile', heading)
  const first = page.getByRole('textbox', { name: 'First name' })
  const last = page.getByRole('textbox', { name: 'Last name' })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await first.fill('Mine')
  await last.fill('Alone')
  const obj = { _id: account._id, firstName: 'Theirs', job: 'care' }
  await ask(base, account.token, update, { obj })
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'Your profile was changed elsewhere' })
  await expect(
    dialog.getByRole('group', { name: 'First name' }).getByRole('radio', { name: /Mine/ }),
  ).toBeChecked()
  await expect(
    dialog.getByRole('group', { name: 'Kind of work' }).getByRole('radio', { name: /Care and/ }),
  ).toBeChecked()
  await expectAccessible(page, 'conflict')
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await expect(message(page, 'Saved')).toBeVisible()
  const merged = { firstName: 'Mine', lastName: 'Alone', job: 'care' }
  expect(await mine(base, account.token)).toMatchObject(merged)

  await last.fill('Written without a network')
  await context.setOffline(true)
  await save.click()
  await expect(page.getByText('nothing you wrote is lost')).toBeVisible()
  await expect(last).toHaveValue('Written without a network')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  // What was said after the save before may still be there.
  await expect
    .poll(async () => (await mine(base, account.token))?.lastName)
    .toBe('Written without a network')
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
})

test('is accessible, with its lists, its colours and its errors', async ({ page }) => {
  await visit(page, '/profile', heading)
  await expectAccessible(page, 'profile')
  await page.getByRole('button', { name: /^Time zone/ }).click()
  await expect(page.getByRole('option', { name: /^Accra/ })).toBeVisible()
  await expectAccessible(page, 'time zones')
  await page.getByRole('combobox', { name: 'City, country or GMT+1' }).fill('Atlantis')
  await expect(page.getByText('No place of that name.')).toBeVisible()
  await expectAccessible(page, 'no such time zone')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('textbox', { name: 'Last name' }).fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Write a name that can be read.')).toBeVisible()
  for (const theme of ['Dark', 'Light']) {
    await page.getByRole('group', { name: 'Colours' }).getByText(theme, { exact: true }).click()
    await expect(page.getByRole('radio', { name: theme })).toBeChecked()
    await expectAccessible(page, `an error, ${theme} chosen`)
  }
})
