import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import { button, expectNoText, expectText, expectTitle, press } from '#testing/screen.ts'
import { type Answers, offline } from '#testing/server.ts'

const tip = (id: number) => ({
  id: String(id),
  title: `Tip ${id}`,
  text: 'Say thank you.',
  entity: 'team',
  adviceId: 'short',
  adviceTitle: 'Advice short',
  actionId: 'action',
  prioritised: false,
  isRead: id === 1,
  wish: null,
  reasons: [],
})
const tips = (...ids: number[]) => ids.map(tip)
const answers: Answers = {
  FeedOfTheDay: { feedOfTheDay: { tips: tips(1, 2, 3) } },
  FeedMore: [
    { feedMore: { tips: tips(4, 5, 6), left: 1 } },
    { feedMore: { tips: tips(7), left: 0 } },
  ],
  ReadFeed: { recordReadFeed: { _id: '1' } },
}
/** Scrolls to the end of the page, where more tips come by themselves. */
async function scrollToEnd() {
  const more = button('Show three more')
  await expect.element(more).toBeInTheDocument()
  more.element().scrollIntoView()
}
const list = (name: string) => page.getByRole('list', { name }).getByRole('article')

it('shows three tips of the day, says which were read, and brings all others', async () => {
  await openPage('/feed', answers)
  await expectTitle('Three tips for today')
  await expect.poll(() => list('Today’s tips').length).toBe(3)
  await expect.element(page.getByText('Read', { exact: true }).first()).toBeVisible()
  await expectAccessible('feed')
  await scrollToEnd()
  await expect.poll(() => list('More tips').length).toBe(3)
  await scrollToEnd()
  await expect.poll(() => list('More tips').length).toBe(4)
  await expectAccessible('more')
})

it('brings more tips by the keyboard, and puts the focus on the first of them', async () => {
  await openPage('/feed', answers)
  const more = button('Show three more')
  await expect.element(more).toBeInTheDocument()
  ;(more.element() as HTMLElement).focus({ preventScroll: true })
  await userEvent.keyboard('{Enter}')
  await expect.element(list('More tips').first().getByRole('heading')).toHaveFocus()
})

it('offers tips again that did not load, and raises no alarm', async () => {
  let isDown = true
  await openPage('/feed', {
    ...answers,
    FeedOfTheDay: () => (isDown ? offline : { feedOfTheDay: { tips: tips(1, 2, 3) } }),
  })
  await expect.element(button('Show the tips')).toBeVisible()
  await expectNoText(/No answer came/)
  await expectAccessible('not loaded')
  isDown = false
  await press('Show the tips')
  await expect.poll(() => list('Today’s tips').length).toBe(3)
})

it('says when there are no more tips', async () => {
  await openPage('/feed', { ...answers, FeedMore: { feedMore: { tips: [], left: 0 } } })
  await scrollToEnd()
  await expect.element(button('Show three more')).not.toBeInTheDocument()
  await expectText('More, if you like')
})
