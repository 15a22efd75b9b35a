import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { anIndex } from '#testing/impact-index.ts'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import { dialog, expectNoText, expectText, link, press } from '#testing/screen.ts'
import { type Answers, refused } from '#testing/server.ts'
import type { ImpactIndex } from './impact-index.queries.ts'

const cards = ['take-action', 'feed', 'reminder', 'goals', 'avatar', 'score', 'first-week', 'pause']
const messages = cards.map((card, id) => ({
  ...{ id: String(id), card, threshold: 0, level: 0 },
  ...{ title: `Title ${card}`, text: `Text ${card}.` },
}))
const explorer = {
  ...{ id: '1', number: 1, key: 'explorer', name: 'The Caring Explorer' },
  ...{ description: 'You ask with real interest. You notice more than most.' },
  ...{ strengths: [], watchOuts: [], try: [], adviceIds: [] },
}
const rhythm = { inRhythm: 2, of: 8, isFromStart: false, today: null, weeks: [] }

/** Opens the dialog over an empty page. */
async function openIndex(indexes: ImpactIndex[], more: Answers = {}): Promise<void> {
  await openPage('/faq', {
    LatestImpactIndex: { getLatestImpactIndex: indexes },
    RhythmGet: { rhythmGet: rhythm },
    OwnCluster: { me: { profileCluster: 1 } },
    content: { messages: { fields: messages }, clusters: { fields: [explorer] } },
    ...more,
  })
  await page.getByRole('button', { name: /^Impact Index/ }).click()
  await expect.element(dialog('Impact Index')).toBeVisible()
}

const lastWeek = anIndex({ yearWeek: '2026-46', weeksAgo: 1, weeklyScore: 30 })
const row = (name: string | RegExp) => page.getByRole('row', { name })

it('the Impact Index compares two weeks, and shows four cards with their points', async () => {
  await openIndex([anIndex(), lastWeek])
  await expectText('Hi Nora')
  await expectText('15 more than last week')
  await expect.element(page.getByRole('definition').nth(0)).toHaveTextContent('30')
  await expect.element(page.getByRole('definition').nth(1)).toHaveTextContent('45')
  await expectText('The Caring Explorer')
  await expectText('You ask with real interest.')
  await expect.element(page.getByRole('link', { name: /Actions: 1 10 of 40 points/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Tips: 5 15 of 25/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Reminders: 1 5 of 15/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Goals: 1 5 of 10 points/ })).toBeVisible()
  await expectNoText('Add a picture')
  await expectAccessible('index')
})

it('explains the score of the Impact Index line by line', async () => {
  await openIndex([anIndex()])
  await page.getByText('How your score works').click()
  await expect.element(row(/^Base points 5 of 5/)).toBeVisible()
  await expect.element(row(/^Goals: 1 1 more: \+5 points 5 of 10/)).toBeVisible()
  await expect.element(row('Base 15 of 20')).toBeVisible()
  await expect.element(row('Activity 30 of 80')).toBeVisible()
  await expect.element(row('Your score 45 of 100')).toBeVisible()
  await expectAccessible('lines')
})

it('compares the score with an earlier week after a week without points', async () => {
  await openIndex([anIndex(), anIndex({ yearWeek: '2026-44', weeksAgo: 3, weeklyScore: 20 })])
  await expectText('3 weeks ago')
  await expectNoText('more than last week')
})

it('the Impact Index offers to add a missing picture and profile', async () => {
  const lines = anIndex().lines.map((line) => ({ ...line, count: 0, points: 0, level: 0 }))
  await openIndex([anIndex({ hasAvatar: false, weeklyScore: 5, lastScore: null, lines })], {
    OwnCluster: { me: { profileCluster: null } },
  })
  await expect.element(page.getByRole('button', { name: /Add a picture/ })).toBeVisible()
  await expect.element(link('Find your profile')).toBeVisible()
  await expectText('Title first-week')
  await expectAccessible('first week')
})

it('the Impact Index suggests no action on a day off', async () => {
  await openIndex([anIndex()], {
    RhythmGet: { rhythmGet: { ...rhythm, today: 'pause' } },
    PauseGetMany: { pauseGetMany: [] },
  })
  await expectText('Title pause')
  await expectNoText('Your next steps')
  await expectAccessible('day off')
})

it('says that the Impact Index did not load, and offers to try again', async () => {
  let isDown = true
  await openIndex([], {
    LatestImpactIndex: () =>
      isDown ? refused('TRY_AGAIN', 'Please try again.') : { getLatestImpactIndex: [anIndex()] },
  })
  await expectText('Please try again.')
  await expectAccessible('not loaded')
  isDown = false
  await press('Try again')
  await expectText('of 100 this week')
})
