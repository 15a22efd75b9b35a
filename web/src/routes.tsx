import type { ComponentType, ReactElement } from 'react'
import { Outlet, Route, Routes } from 'react-router'
import { AccessGate } from '#access-gate.tsx'
import { HomePage } from '#features/home/home-page.tsx'
import { flowPages } from '#flow/run.ts'
import { loadMessages } from '#lib/i18n.ts'
import { painted } from '#lib/painted.ts'
import { addresses, paths } from '#paths.ts'
import { DefaultLayout } from '#shell/default-layout.tsx'
import { LandingLayout } from '#shell/landing-layout.tsx'
import { Later, type LaterPart, laterPart } from '#shell/later.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { registerPage } from '#shell/preload.ts'

/** `key` keeps the state of one page from being taken for the state of the next. */
type Page = { key: string; part: LaterPart }

/** A page that is fetched when it is needed, with the texts of its feature and of what it shows. */
function page(
  addresses: string[],
  texts: string | string[],
  load: () => Promise<ComponentType>,
): Page {
  const part = laterPart(async () => {
    const [component] = await Promise.all([load(), ...[texts].flat().map(loadMessages)])
    return component
  })
  for (const address of addresses) registerPage(address, part.load)
  return { key: addresses[0] ?? '*', part }
}

function show({ key, part }: Page): ReactElement {
  return <Later key={key} part={part} placeholder={<PageLoading />} />
}

// In the first load: nobody waits for a second round trip to see the first page.
registerPage(paths.home, async () => undefined)

const loginPage = page(
  [paths.login],
  'identity',
  async () => (await import('#features/identity/sign-in/login-page.tsx')).LoginPage,
)
const signUpPage = page(
  [paths.signUp],
  'identity',
  async () => (await import('#features/identity/sign-up/sign-up-page.tsx')).SignUpPage,
)
const verifyEmailPage = page(
  [paths.verifyEmail],
  'identity',
  async () =>
    (await import('#features/identity/verify-email/verify-email-page.tsx')).VerifyEmailPage,
)
const resetPasswordPage = page(
  [paths.resetPassword],
  'identity',
  async () =>
    (await import('#features/identity/reset-password/reset-password-page.tsx')).ResetPasswordPage,
)
const twoFaPage = page(
  [paths.twoFa],
  'identity',
  async () => (await import('#features/identity/two-fa/two-fa-page.tsx')).TwoFaPage,
)
const signOffPage = page(
  [paths.signOff],
  'identity',
  async () => (await import('#features/identity/sign-off/sign-off-page.tsx')).SignOffPage,
)
const iosOnlyPage = page(
  [paths.iosOnly],
  'membership',
  async () => (await import('#features/membership/ios-only-page.tsx')).IosOnlyPage,
)
const onboardingPaths = addresses
  .filter(({ built, path }) => built && path.startsWith('/user/'))
  .map(({ path }) => path)
const onboardingPage = page(
  onboardingPaths,
  'onboarding',
  async () => (await import('#features/onboarding/onboarding-page.tsx')).OnboardingPage,
)
const flowPage = page(
  flowPages.map((name) => `/flow/${name}`),
  'flow',
  async () => (await import('#features/flow/flow-page.tsx')).FlowPage,
)
const goalsPage = page(
  [paths.goals],
  'goals',
  async () => (await import('#features/goals/list/goals-page.tsx')).GoalsPage,
)
const goalPage = page(
  ['/impact-goal/view'],
  'goals',
  async () => (await import('#features/goals/goal/goal-page.tsx')).GoalPage,
)
const bookmarksPage = page(
  [paths.bookmarks],
  'goals',
  async () => (await import('#features/goals/bookmarks/bookmarks-page.tsx')).BookmarksPage,
)
const libraryPage = page(
  [paths.library],
  'library',
  async () => (await import('#features/library/library-page.tsx')).LibraryPage,
)
const actionPage = page(
  ['/impact-actions/advice'],
  ['library', 'advice'],
  async () => (await import('#features/library/action/action-page.tsx')).ActionPage,
)
const challengesPage = page(
  ['/impact-actions/implementation-challenge'],
  'library',
  async () => (await import('#features/library/obstacles/challenges-page.tsx')).ChallengesPage,
)
const challengeAdvicePage = page(
  ['/impact-actions/implementation-advice'],
  ['library', 'advice'],
  async () =>
    (await import('#features/library/obstacles/challenge-advice-page.tsx')).ChallengeAdvicePage,
)
const obstaclesPage = page(
  [paths.obstacles],
  ['library', 'advice'],
  async () => (await import('#features/library/obstacles/obstacles-page.tsx')).ObstaclesPage,
)
const feedPage = page(
  [paths.feed],
  'feed',
  async () => (await import('#features/feed/feed-page.tsx')).FeedPage,
)
const feedPreviewPage = page(
  [paths.feedPreview],
  'feed',
  async () => (await import('#features/feed/preview-page.tsx')).PreviewPage,
)
const remindersPage = page(
  [paths.reminders],
  'reminders',
  async () => (await import('#features/reminders/reminders-page.tsx')).RemindersPage,
)
const securityPage = page(
  [paths.security],
  'security',
  async () => (await import('#features/security/overview/overview-page.tsx')).OverviewPage,
)
const twoFactorPage = page(
  [paths.twoFactor],
  'security',
  async () => (await import('#features/security/two-factor/two-factor-page.tsx')).TwoFactorPage,
)
const totpPage = page(
  [paths.totp],
  'security',
  async () => (await import('#features/security/totp/totp-page.tsx')).TotpPage,
)
const smsPage = page(
  [paths.sms],
  'security',
  async () => (await import('#features/security/sms/sms-page.tsx')).SmsPage,
)
const recoveryPage = page(
  [paths.recoveryCodes],
  'security',
  async () => (await import('#features/security/recovery/recovery-page.tsx')).RecoveryPage,
)
const trialPage = page(
  [paths.testSecondFactor],
  'security',
  async () => (await import('#features/security/trial/trial-page.tsx')).TrialPage,
)

// Nothing that a first paint needs.
const flame = laterPart(async () => {
  await painted()
  const [{ Flame }] = await Promise.all([
    import('#features/impact-index/flame.tsx'),
    loadMessages('impact-index'),
  ])
  return Flame
})

const notFoundPage = page([], 'shell', async () => (await import('#shell/not-found.tsx')).NotFound)

/** The design system's catalogue, in development alone. */
const cataloguePage = import.meta.env.DEV
  ? page(
      ['/dev/ui'],
      'catalogue',
      async () => (await import('#features/catalogue/catalogue-page.tsx')).CataloguePage,
    )
  : null

/** Every route that is built; what is not here is not found. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Inside />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.goals} element={show(goalsPage)} />
        <Route path="/impact-goal/view" element={show(goalPage)} />
        <Route path={paths.bookmarks} element={show(bookmarksPage)} />
        <Route path={paths.library} element={show(libraryPage)} />
        <Route path="/impact-actions/advice" element={show(actionPage)} />
        <Route path="/impact-actions/implementation-challenge" element={show(challengesPage)} />
        <Route path="/impact-actions/implementation-advice" element={show(challengeAdvicePage)} />
        <Route path={paths.obstacles} element={show(obstaclesPage)} />
        <Route path={paths.feed} element={show(feedPage)} />
        <Route path={paths.feedPreview} element={show(feedPreviewPage)} />
        <Route path={paths.reminders} element={show(remindersPage)} />
        <Route path={paths.security} element={show(securityPage)} />
        <Route path={paths.twoFactor} element={show(twoFactorPage)} />
        <Route path={paths.totp} element={show(totpPage)} />
        <Route path={paths.sms} element={show(smsPage)} />
        <Route path={paths.recoveryCodes} element={show(recoveryPage)} />
        <Route path={paths.testSecondFactor} element={show(trialPage)} />
        {flowPages.map((name) => (
          <Route key={name} path={`/flow/${name}`} element={show(flowPage)} />
        ))}
      </Route>
      <Route element={<Outside />}>
        <Route path={paths.login} element={show(loginPage)} />
        <Route path={paths.signUp} element={show(signUpPage)} />
        <Route path={paths.verifyEmail} element={show(verifyEmailPage)} />
        <Route path={paths.resetPassword} element={show(resetPasswordPage)} />
        <Route path={paths.twoFa} element={show(twoFaPage)} />
        <Route path={paths.signOff} element={show(signOffPage)} />
        <Route path={paths.iosOnly} element={show(iosOnlyPage)} />
        {onboardingPaths.map((path) => (
          <Route key={path} path={path} element={show(onboardingPage)} />
        ))}
      </Route>
      {cataloguePage && <Route path="/dev/ui" element={show(cataloguePage)} />}
      <Route path="/login" element={<AccessGate>{null}</AccessGate>} />
      <Route path="*" element={<AccessGate>{show(notFoundPage)}</AccessGate>} />
    </Routes>
  )
}

function Inside() {
  return (
    <AccessGate>
      <DefaultLayout score={<Later part={flame} placeholder={null} />}>
        <Outlet />
      </DefaultLayout>
    </AccessGate>
  )
}

function Outside() {
  return (
    <AccessGate>
      <LandingLayout>
        <Outlet />
      </LandingLayout>
    </AccessGate>
  )
}
