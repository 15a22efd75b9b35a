import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import { profileAnswers } from '#testing/profile.ts'
import {
  button,
  dialog,
  expectAlert,
  expectMessage,
  expectText,
  link,
  press,
} from '#testing/screen.ts'
import { type Answers, callsOf, offline, refused } from '#testing/server.ts'

const secret = `https://goodwork.example/calendar/${'aB3_'.repeat(10)}abc.ics`
const since = { createdDate: '2026-11-03T10:00:00.000Z', lastReadDate: null }
const open = (answers: Answers = {}, width = 320) =>
  openPage('/profile', { ...profileAnswers, ...answers }, { width })
const address = () => page.getByRole('textbox', { name: 'Calendar address' })

it('creates a calendar address, shows it once, and opens it in a calendar app', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open({
    CalendarAddressCreate: [offline, { calendarAddressCreate: { address: secret, ...since } }],
  })
  await press('Create an address')
  await expectAlert(/offline|connection|network/i)
  await press('Create an address')
  await expect.element(address()).toHaveValue(secret)
  await expect.element(address()).toHaveFocus()
  await expectText(/we can’t show it again/)
  await expect
    .element(link('Open in a calendar app'))
    .toHaveAttribute('href', secret.replace('https:', 'webcal:'))
  await press('Copy the address')
  expect(write).toHaveBeenCalledWith(secret)
  await page.getByText('What is in it?').click()
  await expectText(/people who run a work calendar can read it/)
  await expectAccessible('a new address')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

it('says when a calendar last read the address, and stops it', async () => {
  await open({
    CalendarAddressGet: { calendarAddressGet: { ...since, lastReadDate: '2026-11-20' } },
    CalendarAddressDelete: [
      refused('TRY_AGAIN', 'That didn’t work. Try again.'),
      { calendarAddressDelete: true },
    ],
  })
  await expectText(/A calendar last read it on 20 Nov 2026/)
  await expect.element(address()).not.toBeInTheDocument()
  await expectAccessible('an address')
  await press('Stop')
  const asked = dialog('Stop the calendar?')
  await expectAccessible('asks before it stops')
  await asked.getByRole('button', { name: 'Stop' }).click()
  await expectAlert(/Try again/)
  await asked.getByRole('button', { name: 'Stop' }).click()
  await expectMessage('Stopped')
  await expect.element(button('Create an address')).toHaveFocus()
  expect(callsOf('CalendarAddressDelete')).toHaveLength(2)
})

it('says that an address exists that no calendar has read, and replaces it', async () => {
  await open({
    CalendarAddressGet: { calendarAddressGet: since },
    CalendarAddressCreate: { calendarAddressCreate: { address: secret, ...since } },
  })
  await expectText(/No calendar has read it yet/)
  await press('Create a new address')
  await expect.element(address()).toHaveValue(secret)
})
