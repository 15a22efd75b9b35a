import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { loadRoutes } from '#routes/routes.tsx'
import { openPage } from '#testing/open-page.tsx'
import { expectTitle, follow } from '#testing/screen.ts'
import { aPerson } from '#testing/server.ts'

// The one test of this file: the table of pages is loaded once for a file.
it('keeps home in place when the table of the other pages arrives', async () => {
  await openPage('/', {
    Me: aPerson(),
    FeedOfTheDay: { feedOfTheDay: { tips: [], everythingDismissed: false } },
    HomeGoals: { goalBookmarkGetMany: [], rhythmGet: { today: null } },
    HubReminders: { reminderGetMany: [], rhythmGet: { today: null } },
  })
  await expectTitle('Who will you lift today?')
  const main = page.getByRole('main').element()
  await loadRoutes()
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(main.isConnected).toBe(true)
  await follow('My Hub')
  await expectTitle('My Organization Hub')
  expect(main.isConnected).toBe(true)
})
