import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { meQuery } from '#api/me.ts'
import { createQueryClient } from '#api/query-client.ts'
import { type OnboardingProfile, profileQuery } from '#features/onboarding/onboarding-profile.ts'
import { i18n } from '#lib/i18n.ts'
import { expectAccessible } from '#testing/open-page.tsx'
import { expectText, link, press } from '#testing/screen.ts'
import { aPerson } from '#testing/server.ts'
import { OnboardingRest } from './onboarding-rest.tsx'

const answered: OnboardingProfile = {
  _id: 'nora',
  version: 1,
  firstName: 'Nora',
  role: 'team',
  motivations: ['learn'],
  learningStyles: ['read'],
  timeCommitDaily: 10,
  job: 'it',
  selectedTraitIds: ['calm', 'bold'],
  profileCluster: null,
  showWelcomeDialog: false,
}

async function show(more: Partial<OnboardingProfile> = {}) {
  const queries = createQueryClient()
  queries.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } })
  queries.setQueryData(meQuery.queryKey, aPerson().me)
  queries.setQueryData(profileQuery.queryKey, { ...answered, ...more })
  document.title = 'Home'
  return render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <main className="bg-paper p-4">
            <h1>Home</h1>
            <OnboardingRest />
          </main>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  )
}

it('offers the next question of the second onboarding part, with its progress', async () => {
  await show()
  await expectText('Make it more yours')
  await expectText('3 of 10 done')
  await expect.element(link('Continue')).toHaveAttribute('href', '/user/user-traits-2')
  await expectAccessible('more')
})

it('offers the first onboarding part before the second', async () => {
  await show({ role: null })
  await expectText('Get advice that fits you')
  await expectText('2 of 3 done')
  await expect.element(link('Continue')).toHaveAttribute('href', '/user/user-role')
  await expectAccessible('start')
})

it('hides the onboarding card on this device after "Later"', async () => {
  const before = await show()
  await press('Later')
  await expect.element(page.getByText('Make it more yours')).not.toBeInTheDocument()
  await before.unmount()
  await show()
  await expect.element(page.getByText('Make it more yours')).not.toBeInTheDocument()
})

it('hides the onboarding card when every question is answered', async () => {
  await show({ profileCluster: 1 })
  await expect.element(page.getByText('Make it more yours')).not.toBeInTheDocument()
})
