import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { visit } from './account-journey.ts'
import { type Account, leaveRoomForOne } from './accounts.ts'
import { test } from './companies.ts'
import { expect, failedRequest } from './journey.ts'
import { title } from './steps.ts'

/** Imports more people than the limit of the day allows: the rest are left for another day. */
async function importBeyondToday(page: Page, admin: Account): Promise<void> {
  const file = page.getByLabel('Choose a file')
  leaveRoomForOne(admin)
  await page.getByRole('button', { name: 'Import another file' }).click()
  const more = 'email\nkim@new.example\nlou@new.example'
  await file.setInputFiles({ name: 'm.csv', mimeType: 'text/csv', buffer: Buffer.from(more) })
  await expect(
    page.getByText(/^2 people to invite are outside your confirmed email domains\. 1 of them/),
  ).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Not today 1' })).toBeVisible()
  await expectAccessible(page, 'not today')
  await page.getByRole('link', { name: 'Confirm an email domain' }).click()
  await expect(page.getByRole('heading', { name: 'Email domains' })).toBeInViewport()

  // The import is one line among the changes and opens the list of its people.
  const line = page.getByRole('button', {
    name: /imported members: 1 invited, 1 changed, 2 failed/,
  })
  await line.press('Enter')
  const people = page.getByRole('list', { name: 'What the import did' })
  await expect(people.getByRole('listitem')).toHaveText([
    /^Änne.*Invited$/,
    /^Roberta .*Changed: first name$/,
  ])
  await expect(line).toBeFocused()
  await expectAccessible(page, 'changes')
  await line.press('Enter')
  await expect(people).toBeHidden()

  // The remaining person counts as "for another day", not as failed.
  await visit(page, '/company/members/import', 'Import members')
  await page.getByRole('button', { name: 'Import 1 person' }).click()
  await expect(page.getByText('m.csv, 2 rows: 1 invited, 1 for another day.')).toBeVisible()
  await page.getByRole('radio', { name: 'For another day 1' }).check()
  await expect(page.getByText('Row 3', { exact: true })).toBeVisible()
  await expectAccessible(page, 'another day')
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the row for another day' }).click()
  expect(await readFile(await (await waiting).path(), 'utf8')).toContain('lou@new.example')

  await visit(page, '/company/members', 'Members')
  // The address shows the state a moment after the click.
  await page.getByRole('radio', { name: /^Invited/ }).click()
  await expect(page.getByText('anna.keller@new.example')).toBeVisible()
}

test('an admin previews and imports a file of members and downloads the failed rows', async ({
  page,
  company,
  complaints,
}) => {
  test.slow()
  complaints.allow(failedRequest)
  const { admin, member } = company
  await visit(page, '/company/members', 'Members')
  await page.getByRole('link', { name: 'Import' }).click()
  await expect(title(page, 'Import members')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Choose a file' })).toBeVisible()
  await expectAccessible(page, 'choose')

  const file = page.getByLabel('Choose a file')
  await file.setInputFiles({ name: 'none.csv', mimeType: 'text/csv', buffer: Buffer.from('\n') })
  await expect(page.getByText(/^This file is empty/)).toBeVisible()
  const csv = [
    'E-Mail;Vorname;Abteilung;Status',
    'anna.keller@new.example;Änne;Sales;aktiv',
    `${member.email};Roberta;Sales;`,
    `${admin.email};;Sales;inaktiv`,
    'not an address;=1+1;Sales;',
  ].join('\r\n')
  const buffer = Buffer.from(csv, 'latin1')
  await file.setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer })

  await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible()
  await expect(page.getByText('Nothing is changed yet.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'To invite 1' })).toBeVisible()
  await expect(page.getByText('1 isn’t imported')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: member.email })
  await expect(row).toContainText('To change')
  await expect(
    page.getByText(/^You can’t deactivate people who aren’t in the file: 1 row has no/),
  ).toBeVisible()
  await expectAccessible(page, 'preview')

  // A file doesn't state its encoding: a wrong one is tried, then the right one.
  await page.getByLabel('Letters').selectOption('Older Mac')
  await expect(page.getByText('ƒnne', { exact: true })).toBeVisible()
  await page.getByLabel('Letters').selectOption('Western European')
  await expect(page.getByText('Änne', { exact: true })).toBeVisible()

  // Each choice updates the preview without interrupting the person.
  await page.getByText('1 isn’t imported').click()
  await page.getByLabel('Status').selectOption('Leave alone')
  await expect(page.getByText('2 aren’t imported')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'No change 1' })).toBeVisible()
  await page.getByLabel('Status').selectOption('State')
  await page.getByRole('radio', { name: 'Not possible 2' }).check()
  await expect(page.getByText('This is you. Ask another admin to end your access.')).toBeVisible()
  await expect(page.getByText('Row 2 · anna.keller@new.example')).toBeHidden()

  await page.getByRole('button', { name: 'Import 2 people' }).click()
  await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible()
  await expect(page.getByText('people.csv, 4 rows: 1 invited, 1 changed, 2 failed.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Failed 2' })).toBeChecked()
  await expectAccessible(page, 'result')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the 2 rows that failed' }).click()
  const failed = await readFile(await (await download).path(), 'utf8')
  expect(failed).toContain("not an address;'=1+1;Sales;;")

  await importBeyondToday(page, admin)
})
