import { I18nProvider } from '@lingui/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { i18n } from '#lib/i18n.ts'
import { anIndex } from '#testing/impact-index.ts'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import { expectNoText, expectText } from '#testing/screen.ts'
import { callsOf } from '#testing/server.ts'
import { PointsEarned } from './points-earned.tsx'

const tip = {
  ...{ id: '1', title: 'Say thank you', text: 'Do.', entity: 'team', prioritised: false },
  ...{ adviceId: 'short', adviceTitle: 'Short', actionId: 'action', isRead: false },
  ...{ wish: null, reasons: [] },
}
const flame = (score: number) => page.getByRole('button', { name: `Impact Index: ${score} of 100` })

type Index = ReturnType<typeof anIndex>

/** Opens the feed, where reading the tip changes the score. */
const readTip = (before: Index, after: Index) =>
  openPage('/feed', {
    FeedOfTheDay: { feedOfTheDay: { tips: [tip], everythingDismissed: false } },
    FeedMore: { feedMore: { tips: [], left: 0 } },
    LatestImpactIndex: () => ({
      getLatestImpactIndex: [callsOf('ReadFeed').length > 0 ? after : before],
    }),
    ReadFeed: { recordReadFeed: { _id: '1' } },
  })

it('announces earned points at the flame and to screen readers', async () => {
  await readTip(anIndex({ weeklyScore: 15 }), anIndex({ weeklyScore: 25 }))
  await expect.element(page.getByText('10 points earned. 25 this week.')).toBeInTheDocument()
  await expect.element(page.getByText('+10')).toBeVisible()
  await expect.element(flame(25)).toHaveTextContent('25')
  await expectAccessible('earned')
})

it('announces no earned points when a new week has begun', async () => {
  await readTip(
    anIndex({ weeklyScore: 5, yearWeek: '2026-53' }),
    anIndex({ weeklyScore: 15, yearWeek: '2027-01' }),
  )
  await expect.element(flame(15)).toBeVisible()
  await expectNoText(/points earned/)
})

it('counts earned points up to the score of the week', async () => {
  await cleanup()
  await render(
    <I18nProvider i18n={i18n}>
      <PointsEarned from={15} to={40} />
    </I18nProvider>,
  )
  await expectText('25 points earned. 40 this week.')
  await expectText('+25')
  await expectText('40 points this week')
  await cleanup()
})
