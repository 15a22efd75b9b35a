import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import { button, expectNoText, expectText, expectTitle, press } from '#testing/screen.ts'
import { type Answers, aPerson, callsOf, offline, refused } from '#testing/server.ts'
import { markWish } from './feed.queries.ts'

const tip = (id: number) => ({
  id: String(id),
  title: `Tip ${id}`,
  text: 'Say thank you.',
  entity: 'team',
  adviceId: `advice-${id}`,
  adviceTitle: 'Advice short',
  actionId: 'action',
  prioritised: false,
  isRead: id === 1,
  wish: null,
  reasons: [{ name: 'role', value: 'team' }],
})
const tips = (...ids: number[]) => ids.map(tip)
const today = (...ids: number[]) => ({
  feedOfTheDay: { tips: tips(...ids), everythingDismissed: false },
})
const answers: Answers = {
  FeedOfTheDay: today(1, 2, 3),
  FeedMore: [
    { feedMore: { tips: tips(4, 5, 6), left: 1 } },
    { feedMore: { tips: tips(7), left: 0 } },
  ],
  ReadFeed: { recordReadFeed: { _id: '1' } },
}
/** Scrolls to the end of the page, which loads more tips by itself. */
async function scrollToEnd() {
  const more = button('Show three more')
  await expect.element(more).toBeInTheDocument()
  more.element().scrollIntoView()
}
const list = (name: string) => page.getByRole('list', { name }).getByRole('article')

it('shows three tips of the day, marks read ones, and loads all others', async () => {
  await openPage('/feed', answers)
  await expectTitle('Three tips for today')
  await expect.poll(() => list("Today's tips").length).toBe(3)
  await expect.element(page.getByText('Read', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText('Because you lead a team').first()).toBeVisible()
  await expectAccessible('feed')
  await scrollToEnd()
  await expect.poll(() => list('More tips').length).toBe(3)
  await scrollToEnd()
  await expect.poll(() => list('More tips').length).toBe(4)
  await expectAccessible('more')
})

it('loads more tips by keyboard, and moves the focus to the first of them', async () => {
  await openPage('/feed', answers)
  const more = button('Show three more')
  await expect.element(more).toBeInTheDocument()
  ;(more.element() as HTMLElement).focus({ preventScroll: true })
  await userEvent.keyboard('{Enter}')
  await expect.element(list('More tips').first().getByRole('heading')).toHaveFocus()
})

it('offers to load the tips again after a failure, without an alert', async () => {
  let isDown = true
  await openPage('/feed', {
    ...answers,
    FeedOfTheDay: () => (isDown ? offline : today(1, 2, 3)),
  })
  await expect.element(button('Show the tips')).toBeVisible()
  await expectNoText(/didn’t answer/)
  await expectAccessible('not loaded')
  isDown = false
  await press('Show the tips')
  await expect.poll(() => list("Today's tips").length).toBe(3)
})

it('says when there are no more tips', async () => {
  await openPage('/feed', { ...answers, FeedMore: { feedMore: { tips: [], left: 0 } } })
  await scrollToEnd()
  await expect.element(button('Show three more')).not.toBeInTheDocument()
  await expectText("You've seen every tip.")
})

it('says that a tip was dismissed, and offers an undo', async () => {
  await openPage('/feed', { ...answers, UpdateAdviceWish: { adviceWishUpdate: null } })
  await press('Not for me: Tip 2')
  await expectText('Dismissed: Tip 2')
  await expect.element(button('Undo: Tip 2')).toHaveFocus()
  await expectAccessible('dismissed')
  await press('Undo: Tip 2')
  await expect.element(page.getByRole('heading', { name: 'Tip 2' })).toHaveFocus()
  expect(callsOf('UpdateAdviceWish')).toEqual([
    { adviceId: 'advice-2', wish: 'notForMe' },
    { adviceId: 'advice-2', wish: null },
  ])
})

it('says why a mark on a tip could not be saved, and removes the mark', async () => {
  await openPage('/feed', {
    ...answers,
    UpdateAdviceWish: refused('LIMIT_REACHED', 'You can mark 1000 pieces of advice at most.'),
  })
  await press('More like this: Tip 2')
  await expectText('You can mark 1000 pieces of advice at most.')
  await expect.element(button('More like this: Tip 2')).toHaveAttribute('aria-pressed', 'false')
})

it('says that new tips come tomorrow once all three of today are dismissed', async () => {
  await openPage('/feed', { ...answers, UpdateAdviceWish: { adviceWishUpdate: 'notForMe' } })
  for (const id of [1, 2, 3]) await press(`Not for me: Tip ${id}`)
  await expectText('New tips tomorrow')
  await expectAccessible('all dismissed today')
})

it('offers a fresh start when every tip was dismissed', async () => {
  await openPage('/feed', {
    ...answers,
    FeedOfTheDay: () =>
      callsOf('ForgetAdviceWishes').length > 0
        ? today(1, 2, 3)
        : { feedOfTheDay: { tips: [], everythingDismissed: true } },
    ForgetAdviceWishes: { adviceWishDeleteMany: 365 },
  })
  await expectText('You dismissed every tip')
  await expectAccessible('everything dismissed')
  await press('Start fresh')
  await expect.poll(() => list("Today's tips").length).toBe(3)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('shows app admins every tip under headings in order, without wish buttons', async () => {
  await openPage('/feed-preview', {
    ...answers,
    Me: aPerson({ isAppAdmin: true, viewerCanAdministerApp: true }),
    FeedPreview: { feedPreview: { tips: tips(1, 2, 3), left: 0 } },
  })
  await expect.element(page.getByRole('heading', { level: 2, name: 'Tip 2' })).toBeVisible()
  await expectNoText('Not for me')
  await expectAccessible('preview')
})

it('leaves the tips as old as they are when one is marked', () => {
  const queries = new QueryClient()
  const queryKey = ['feed', '2026-11-21']
  queries.setQueryData(queryKey, today(1, 2, 3).feedOfTheDay, { updatedAt: 1000 })
  markWish(queries, 'advice-2', 'more')
  expect(queries.getQueryState(queryKey)).toMatchObject({
    data: { tips: [{ wish: null }, { wish: 'more' }, { wish: null }] },
    dataUpdatedAt: 1000,
  })
})
