import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { desk, expectAccessible, openPage, phone } from '#testing/open-page.tsx'
import {
  button,
  dialog,
  expectText,
  expectTitle,
  field,
  link,
  press,
  type,
} from '#testing/screen.ts'
import { type Answers, callsOf, offline, refused } from '#testing/server.ts'

const answers: Answers = { Goals: { goalGetMany: [], rhythmGet: { today: null } } }
const open = (more: Answers = {}, width = phone) =>
  openPage('/impact-goal', { ...answers, ...more }, { width })

it('opens the menu on a phone, and returns the focus when it is closed', async () => {
  await open()
  await press('Menu')
  const menu = dialog('Menu')
  await expect.element(menu.getByRole('link', { name: 'My Goals' })).toBeVisible()
  await expectAccessible('menu')
  await menu.getByRole('button', { name: 'Close' }).click()
  await expect.element(button('Menu')).toHaveFocus()
})

async function openFeedback(more: Answers = {}, width = phone) {
  await open(more, width)
  await expectTitle('My Goals')
  if (width === phone) await press('Menu')
  await press('Feedback')
  await expect.element(dialog('Feedback')).toBeVisible()
}
const words = 'What would you like to tell us?'

it('moves the focus from the menu into the feedback dialog, and then to the menu button', async () => {
  await openFeedback()
  await expect.element(dialog('Menu')).not.toBeInTheDocument()
  await expect.element(field(words)).toHaveFocus()
  await expectAccessible('feedback from the menu')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog('Feedback')).not.toBeInTheDocument()
  await expect.element(button('Menu')).toHaveFocus()
})

it('keeps the content of a dialog until it has disappeared', async () => {
  await openFeedback({}, desk)
  const text = field(words).element()
  const withoutText = new Promise<boolean>((resolve) => {
    new MutationObserver(() => {
      if (!text.isConnected) resolve(document.querySelector('[role=dialog]') !== null)
    }).observe(document, { childList: true, subtree: true })
  })
  await userEvent.keyboard('{Escape}')
  expect(await withoutText).toBe(false)
})

it('the logo is a link with the name "Goodwork, home"', async () => {
  await open()
  await expect.element(link('Goodwork, home')).toBeVisible()
})

it.each([phone, desk])('accepts feedback at %i px, but not without text', async (width) => {
  await openFeedback({ SendFeedback: { feedbackCreate: true } }, width)
  const submit = dialog('Feedback').getByRole('button', { name: 'Submit' })
  await expect.element(submit).toBeDisabled()
  await type(words, 'x')
  await type(words, '  ')
  await expect.element(field(words)).toHaveAccessibleDescription(/Required/)
  await expectAccessible('feedback without words')
  await type(words, 'More colour, please.')
  await submit.click()
  await expectText('Feedback sent.')
  expect(callsOf('SendFeedback')).toHaveLength(1)
})

it.each([
  ['without a network', offline],
  ['after a refusal', refused('TRY_AGAIN', 'No luck.')],
])('says %s that feedback is sent later, and closes the dialog', async (_, SendFeedback) => {
  await openFeedback({ SendFeedback })
  await type(words, 'More colour, please.')
  await dialog('Feedback').getByRole('button', { name: 'Submit' }).click()
  await expectText('We’ll try again later.')
  await expect.element(dialog('Feedback')).not.toBeInTheDocument()
})
