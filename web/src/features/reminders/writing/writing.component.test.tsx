import { expect, it } from 'vitest'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import { expectAt, expectMessage, field, press, type } from '#testing/screen.ts'
import { type Answers, aPerson, callsOf } from '#testing/server.ts'

const reminder = {
  ...{ _id: 'hello', version: 3, targetDate: '2026-10-31', updatedDate: '2026-10-01T09:00:00Z' },
  ...{ categoryId: null, categoryTitle: null, actions: [], roles: [], text: 'Say hello.' },
  ...{ sendDate: '2026-10-08', sendTime: '09:30', reached: 48 },
}

const answers: Answers = {
  Me: aPerson({ viewerCanAdminister: true }),
  CompanyReminders: { reminderGetMany: [reminder] },
  TimeOff: { rhythmGet: { today: null } },
  HubReminders: { reminderGetMany: [], rhythmGet: { today: null } },
  CreateReminder: { reminderCreate: { ...reminder, _id: 'copy', version: 1 } },
}

it('creates a copy of a reminder for the next month, also if nothing in it was changed', async () => {
  await openPage('/company/reminders/edit?copy=hello', answers)
  await expect.element(field('Reminder text')).toHaveValue('Say hello.')
  await expect.element(field('Day')).toHaveValue('2026-11-30')
  await press('Create reminder')
  await expectMessage('Reminder created')
  const [{ obj } = { obj: undefined }] = callsOf('CreateReminder')
  expect(obj).toMatchObject({ text: 'Say hello.', targetDate: '2026-11-30', sendDate: null })
  expect(obj?._id).not.toBe('hello')
})

it('refuses a new reminder without words, or with too many, and sends nothing', async () => {
  await openPage('/company/reminders/edit', answers)
  await press('Create reminder')
  await expectAt('Reminder text', 'Write the reminder.')
  await type('Reminder text', 'x'.repeat(2001))
  await press('Create reminder')
  await expectAt('Reminder text', 'This is too long. Use 2000 characters or fewer.')
  expect(callsOf('CreateReminder')).toEqual([])
  await expectAccessible('a text that is too long')
})
