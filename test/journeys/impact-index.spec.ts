import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './journey.ts'
import type { Person } from './people.ts'
import { expectHome, message, title } from './steps.ts'

type Pause = { _id: string; fromDay: string; toDay: string | null; kind: string }

async function pausesOf(person: Person): Promise<Pause[]> {
  const query = '{ pauseGetMany { _id fromDay toDay kind } }'
  return (await person.ask<{ pauseGetMany: Pause[] }>(query)).pauseGetMany
}

/** Deletes all pauses of the person. */
async function forgetPauses(person: Person): Promise<void> {
  for (const { _id } of await pausesOf(person)) {
    await person.ask('mutation($_id: ID!) { pauseDelete(_id: $_id) }', { _id })
  }
}

const flame = (page: Page) => page.getByRole('button', { name: /^Impact Index/ })

async function openIndex(page: Page) {
  await flame(page).click()
  const dialog = page.getByRole('dialog', { name: 'Impact Index' })
  await expect(dialog.getByText('of 100 this week')).toBeVisible()
  return dialog
}

test.beforeEach(({ person }) => forgetPauses(person))

test('the Impact Index shows the score of the week, its parts, the rhythm and next steps', async ({
  page,
}) => {
  await page.goto('/')
  await expectHome(page)
  const dialog = await openIndex(page)
  const rhythm = dialog.getByRole('region', { name: 'Your rhythm' })
  await expect(rhythm.getByRole('heading', { name: /rhythm/ })).toBeVisible()
  await expect(dialog.getByRole('link', { name: /Read a tip/ })).toBeVisible()
  await dialog.getByText('How your score works').click()
  await expect(dialog.getByRole('row', { name: 'Base points 5 of 5' })).toBeVisible()
  await expectAccessible(page, 'index')

  for (const [button, heading] of [
    ['About the Impact Index', 'About the Impact Index'],
    ['About your profile', 'Your profile'],
    ['About these cards', 'What you can do this week'],
  ] as const) {
    await dialog.getByRole('button', { name: button }).click()
    const help = page.getByRole('dialog', { name: heading })
    await expect(help).toBeVisible()
    await help.getByRole('button', { name: 'Close' }).click()
    await expect(help).toBeHidden()
  }

  await dialog.getByRole('link', { name: /See my goals/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/impact-goal')
})

test('a member pauses, returns, and adds and removes time off', async ({ page, person }) => {
  await page.goto('/')
  await expectHome(page)
  const dialog = await openIndex(page)
  await dialog.getByRole('button', { name: 'Pause my week' }).click()
  await expect(dialog.getByLabel('Pause until')).toBeVisible()
  await expectAccessible(page, 'away')
  await dialog.getByRole('button', { name: 'Start pause' }).click()
  const back = dialog.getByRole('button', { name: 'End pause' })
  await expect(back).toBeFocused()
  await expect(dialog.getByText('You’re taking a break')).toBeVisible()
  expect(await pausesOf(person)).toMatchObject([{ kind: 'pause', toDay: null }])
  await back.click()
  await expect(dialog.getByRole('button', { name: 'Pause my week' })).toBeFocused()
  expect(await pausesOf(person)).toEqual([])

  await dialog.getByRole('link', { name: /^Planned time off/ }).click()
  await expect(title(page, 'Your profile')).toBeVisible()
  const section = page.getByRole('region', { name: 'Time off' })
  await section.getByRole('button', { name: 'Add time off' }).click()
  await section.getByLabel('First day').fill('2099-12-24')
  await section.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(section.getByText("The last day can't be before the first.")).toBeVisible()
  await expectAccessible(page, 'time off')
  await section.getByLabel('Last day').fill('2099-12-31')
  await section.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(message(page, 'Saved!')).toBeVisible()
  const remove = section.getByRole('button', { name: /^Remove 24 Dec 2099 to 31 Dec 2099/ })
  await expect(remove).toBeVisible()

  await remove.click()
  await expect(section.getByText('Removed: 24 Dec 2099 to 31 Dec 2099')).toBeVisible()
  await expect.poll(() => pausesOf(person)).toEqual([])
  await section.getByRole('button', { name: 'Undo' }).click()
  await expect(remove).toBeVisible()
  await expect
    .poll(() => pausesOf(person))
    .toMatchObject([{ kind: 'dayOff', fromDay: '2099-12-24', toDay: '2099-12-31' }])
})
