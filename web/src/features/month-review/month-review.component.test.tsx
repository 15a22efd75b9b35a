import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { desk, expectAccessible, openPage } from '#testing/open-page.tsx'
import { expectNoText, expectText, expectTitle, link, press } from '#testing/screen.ts'
import { type Answers, callsOf, offline } from '#testing/server.ts'
import { linesWithin, pictureOf } from './month-picture.ts'
import type { MonthReview } from './month-review.queries.ts'
import { textOf } from './month-words.ts'

const forWhom = (...counts: number[]) =>
  ['yourself', 'team', 'colleague', 'customer'].map((entity, at) => ({
    ...{ entity, actions: counts[at] ?? 0 },
  }))
const review = (more: Partial<MonthReview> = {}): MonthReview => ({
  ...{ month: '2026-10', isSeen: false, isEmpty: false, actions: 12, weeks: 4, did: 5, partly: 1 },
  ...{ achieved: ['Thank Ada for exact things'], forWhom: forWhom(2, 7, 3, 0) },
  best: {
    ...{ note: 'She smiled, and came by the next day.', title: 'Ask before you answer' },
    ...{ goalId: 'g1', adviceId: null, actionId: null, entity: null },
  },
  suggestion: {
    ...{ title: 'Guard an hour to think', goalId: 'g2', adviceId: null, actionId: null },
    entity: 'yourself',
  },
  ...more,
})
const advice = { goalId: null, adviceId: 'short', actionId: 'listen', entity: 'team' }
const few = review({
  ...{ isSeen: true, actions: 1, weeks: 1, did: 0, partly: 0, achieved: [] },
  ...{ forWhom: forWhom(0, 1), best: { ...advice, note: null, title: 'Listen first' } },
  suggestion: { ...advice, title: 'Ask twice' },
})
const openMonth = (given: MonthReview, more: Answers = {}, options = {}) =>
  openPage(
    '/month',
    {
      ...{ MonthReview: { monthReviewGet: given }, MonthSeen: { monthReviewSeen: true } },
      ...more,
    },
    options,
  )

it('shows the figures of a month, the best line and one suggestion, and marks it as seen', async () => {
  await openMonth(review(), {}, { width: desk })
  await expectTitle('October 2026')
  await expectText('actions in 4 weeks')
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'My team' }))
    .toHaveTextContent('7My team')
  await expectText('Thank Ada for exact things')
  await expectText('“She smiled, and came by the next day.”')
  const goal = (id: string) => `/impact-goal/view?id=${id}`
  await expect.element(link('Ask before you answer')).toHaveAttribute('href', goal('g1'))
  await expect.element(link('Open the goal')).toHaveAttribute('href', goal('g2'))
  await expect.poll(() => callsOf('MonthSeen')).toEqual([{ month: '2026-10' }])
  await expectAccessible('full month')
})

it('shows a month with one action, helpful advice and advice to try', async () => {
  await openMonth(few, {}, { width: 320 })
  await expectText('action in 1 week')
  await expectText('“Listen first”')
  const place = '/impact-actions/advice?action=listen&advice=short&entity=team'
  await expect.element(link('Read it again')).toHaveAttribute('href', place)
  await expect.element(link('Read the advice')).toHaveAttribute('href', place)
  await expectNoText('What you achieved')
  expect(callsOf('MonthSeen')).toEqual([])
  await expectAccessible('small month')
})

it('offers home after a month without anything', async () => {
  await openMonth(review({ isEmpty: true, actions: 0 }))
  await expectText('Nothing to look back on yet')
  expect(callsOf('MonthSeen')).toEqual([])
  await expectAccessible('empty month')
})

it('offers to try again when the month fails to load', async () => {
  await openMonth(review(), { MonthReview: offline }, { failing: true })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it('saves the month as a picture and as text', async () => {
  const kept: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    kept.push(this.download)
  })
  await openMonth(review())
  await press('Save as text')
  await press('Save as picture')
  await expect.poll(() => kept).toEqual(['goodwork-2026-10.txt', 'goodwork-2026-10.png'])
  click.mockRestore()
})

it('writes the month as text, with only the parts that there are', () => {
  expect(textOf(review())).toBe(`My month in review: October 2026

12 actions in 4 weeks
5 check-ins “Did it”
1 check-in “Partly”
1 goal achieved
✓ Thank Ada for exact things

Who it helped
Myself: 2
My team: 7
A colleague: 3
Our customers: 0

The line I liked best
“She smiled, and came by the next day.”
Ask before you answer

Next: Guard an hour to think
`)
  const bare = textOf(review({ achieved: [], best: null, suggestion: null, did: 0, partly: 0 }))
  expect(bare.split('\n\n')).toHaveLength(3)
})

it('draws the month with the colours of the light scheme, also in dark mode', async () => {
  document.documentElement.dataset.theme = 'dark'
  const picture = await createImageBitmap(await pictureOf(review()))
  delete document.documentElement.dataset.theme
  expect([picture.width, picture.height]).toEqual([1080, 1350])
  const canvas = new OffscreenCanvas(1080, 1350)
  const pen = canvas.getContext('2d')
  pen?.drawImage(picture, 0, 0)
  expect([...(pen?.getImageData(5, 5, 1, 1).data ?? [])]).toEqual([32, 60, 214, 255])
})

it.each([
  ['one two three four', 3, ['one two', 'three', 'four']],
  ['one two three four', 2, ['one two', 'three…']],
  ['abcdefghijklmnop', 3, ['abcdefgh', 'ijklmnop']],
  ['', 3, ['']],
])('breaks the line %j into %i lines at most', (text, most, lines) => {
  expect(linesWithin(text, most, (line) => line.length <= 8)).toEqual(lines)
})
