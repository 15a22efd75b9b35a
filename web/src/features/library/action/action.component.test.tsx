import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anAdvice, flowContent, sentence } from '#testing/flow-content.ts'
import { aGoal } from '#testing/goals.ts'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import {
  button,
  dialog,
  expectMessage,
  expectNoText,
  expectText,
  expectTitle,
  link,
  press,
} from '#testing/screen.ts'
import { type Answers, callsOf } from '#testing/server.ts'

const open = anAdvice('short', {
  smallest: 'One minute',
  notFor: 'This can do harm where nobody listens.',
  why: 'It works.',
  grade: 'B',
  sourceIds: ['source'],
  linkIds: ['link'],
})
const content = {
  ...flowContent,
  'impact-advice': { fields: [open, anAdvice('middle'), anAdvice('long')] },
  'internet-links': {
    fields: [{ id: 'link', title: 'A talk', url: 'https://talk.example/', minutes: 12 }],
  },
  sources: { fields: [{ id: 'source', authors: 'A. Author', year: 2020, title: 'On work' }] },
} satisfies Answers['content']
const answers: Answers = {
  content,
  SavedAdvice: { goalGetByAdviceIds: [] },
  LikedAdvice: { likedActionGetById: null },
  NoteViewed: { impactActionHistoryUpdateById: { _id: 'short' } },
  AdviceViewed: { recordTakeAction: { _id: 'short' } },
  GoalsToHelp: { goalBookmarkGetMany: [] },
}
const address = '/impact-actions/advice?action=action&advice=short&entity=team'
const close = async () => {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
}

it('shows the open advice, why it works, and for which people it does not work', async () => {
  await openPage(address, answers)
  await expectTitle('Name the one goal of the week')
  await page.getByText('Why it works', { exact: true }).click()
  await expectText('This can do harm')
  await expectAccessible('action')
})

it('shows a summary of the advice, copies it as plain text, and links to the full text', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openPage(address, answers)
  await press('Summary')
  await expect.element(dialog('In short').getByText('The smallest version')).toBeVisible()
  await expectAccessible('summary')
  await press('Copy')
  await expectMessage('Copied')
  const [copied = ''] = write.mock.calls[0] ?? []
  expect(copied).toContain('The smallest version')
  expect(copied).not.toContain('**')
  await close()
  await expectNoText('A talk')
  await page.getByText('Read or watch more').click()
  await expect.element(link(/A talk/)).toHaveAttribute('href', 'https://talk.example/')
  await expectAccessible('links')
  write.mockRestore()
})

it.each([
  [null, 'Back to search', 'Search'],
  ['feed', 'Back to feed', 'Feed'],
  ['hub', 'Back to My Hub', 'My Hub'],
  ['home', 'Back to home', 'Home'],
])('leads from advice back to the page that opened it, here %s', async (from, back, entry) => {
  await openPage(address, answers, { state: from && { from } })
  await expect.element(link(back)).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Bottom navigation' })
  await expect
    .element(bar.getByRole('link', { name: entry }))
    .toHaveAttribute('aria-current', 'page')
  if (from !== null) await page.getByText('Ways to do it').click()
  await page.getByText('Advice middle', { exact: true }).first().click()
  await expect.element(link(back)).toBeVisible()
  await expectAccessible('way back')
})

it('shows advice opened from a card above the folded other advice on a phone', async () => {
  await page.viewport(390, 664)
  await openPage(address, answers, { state: { from: 'start' } })
  await expect.element(link('Back to your advice')).toBeVisible()
  const ways = page.getByText('Ways to do it').element()
  const reading = page.getByRole('heading', { name: 'Advice short' }).element()
  expect(reading.compareDocumentPosition(ways)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await expect.element(page.getByRole('radiogroup')).not.toBeInTheDocument()
  await expectAccessible('advice first')
})

it.each([
  [844, 'Save as goal', true],
  [480, 'Save as goal', false],
])('keeps the actions in reach at a height of %i px', async (height, name, isInSight) => {
  await openPage(address, answers, { state: { from: 'start' } })
  await page.viewport(390, height)
  const inSight = () => isInView(button(name).element())
  await expect.element(button(name)).toBeInTheDocument()
  await expect.poll(inSight).toBe(isInSight)
  // A focused element stays above the bar.
  const fold = page
    .getByText('Was this helpful?')
    .first()
    .element()
    .closest('summary') as HTMLElement
  fold.focus()
  await expect.poll(() => isInView(fold)).toBe(true)
})

/** Whether the middle of an element is in the window, and nothing covers it. */
function isInView(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const above = document.elementFromPoint(left + width / 2, top + height / 2)
  return above !== null && element.contains(above)
}

const goal = {
  ...{ _id: 'goal', version: 1, adviceId: 'short', entity: 'team' },
  ...{ isGoal: true, isBookmark: false, planWhen: null, planThen: null },
}

it('opens the plan of a saved goal, filled in from the advice, and saves it in one tap', async () => {
  let saved: (typeof goal)[] = []
  await openPage(address, {
    ...answers,
    content: { ...content, 'impact-advice': { fields: [{ ...open, ...sentence }] } },
    SavedAdvice: () => ({ goalGetByAdviceIds: saved }),
    SaveAdvice: () => {
      saved = [goal]
      return { goalCreate: { _id: 'goal', version: 1 } }
    },
    Goal: { goalGet: aGoal({ adviceId: 'short' }) },
    UpdateGoal: { goalUpdate: aGoal({ version: 2, planWhen: 'now', planThen: 'act' }) },
  })
  await press('Save as goal')
  await expect.element(dialog('Plan it').getByText('Added to My Impact Goal')).toBeVisible()
  await expect.element(dialog('Plan it').getByText("Then I'll")).not.toBeVisible()
  await expectAccessible('plan')
  await press('Later')
  await expect.element(link('In My Goals')).toHaveFocus()
  await press('Plan it')
  await expect.element(dialog('Plan it').getByText('Added to My')).not.toBeInTheDocument()
  await press('Save plan')
  await expectMessage('Saved')
  await expect.element(button('Plan it')).not.toBeInTheDocument()
  await expectAccessible('planned')
  expect(callsOf('UpdateGoal')[0]?.obj).toMatchObject({
    ...{ planWhen: 'the stand-up begins', planThen: 'ask one question' },
  })
})

it.each([
  ['/impact-actions/advice?action=gone', 'impact-action', 'This isn’t in the library'],
  [
    '/impact-actions/implementation-advice?challenge=gone',
    'implementation-challenge',
    'This isn’t in the library',
  ],
])('says at %s that an entry is not in the library', async (gone, table, words) => {
  await openPage(gone, { ...answers, content: { ...content, [table]: { fields: [] } } })
  await expectTitle(words)
  await expectAccessible('not here')
})

it('shows the obstacles of an action, and the help against one', async () => {
  await openPage('/impact-actions/implementation-challenge?action=action&entity=team', answers)
  await expectTitle('What may get in the way?')
  await expectAccessible('challenges')
  await openPage('/impact-actions/implementation-advice?challenge=late&entity=team', answers)
  await expect.element(page.getByRole('list', { name: 'What helps' })).toBeVisible()
  await expectAccessible('what helps')
})

it('opens an obstacle by its address or by a press, and closes it again', async () => {
  await openPage('/obstacles#shy', answers)
  await expect.element(button(/I am shy/)).toHaveAttribute('aria-expanded', 'true')
  await expectText('Begin small')
  await expectAccessible('one open')
  await button(/I am shy/).click()
  await expect.element(button(/I am shy/)).toHaveAttribute('aria-expanded', 'false')
  await page.getByText('Our customers', { exact: true }).click()
  await button(/We are late/).click()
  await expect.poll(() => location.search + location.hash).toBe('?for=customer#late')
})

it('says that an obstacle no longer exists', async () => {
  await openPage('/obstacles#gone', answers)
  await expectText('That obstacle is no longer here.')
  await userEvent.keyboard('{Escape}')
})
