import type { ComponentType } from 'react'

// Fetched beside the app, so it must not import the app's modules. Tests read the addresses in Node.

export type LoadPage = () => Promise<ComponentType>

type PageGroup = {
  /** The catalogues of the texts that these pages show. */
  texts: string[]
  /** With the logo alone instead of the menus. */
  isLanding?: true
  /** The code of each page by its address, in the router's syntax. */
  pages: { [address: string]: LoadPage }
}

/** One page at several addresses keeps its state between them. */
const everyOf = (start: string, ends: string, load: LoadPage) =>
  Object.fromEntries(ends.split(' ').map((end) => [start + end, load]))

/** A page with a catalogue of its own. */
const one = (catalogue: string, address: string, load: LoadPage): PageGroup => ({
  texts: [catalogue],
  pages: { [address]: load },
})

/** Every page but home. A new page is a line here and one in paths.ts. */
export const pageGroups: readonly PageGroup[] = [
  {
    texts: ['identity'],
    isLanding: true,
    pages: {
      '/auth/login': async () =>
        (await import('#features/identity/sign-in/login-page.tsx')).LoginPage,
      '/auth/sign-up': async () =>
        (await import('#features/identity/sign-up/sign-up-page.tsx')).SignUpPage,
      '/auth/verify-email': async () =>
        (await import('#features/identity/verify-email/verify-email-page.tsx')).VerifyEmailPage,
      '/auth/reset-password': async () =>
        (await import('#features/identity/reset-password/reset-password-page.tsx'))
          .ResetPasswordPage,
      '/auth/two-fa': async () =>
        (await import('#features/identity/two-fa/two-fa-page.tsx')).TwoFaPage,
      '/setup': async () => (await import('#features/identity/setup/setup-page.tsx')).SetupPage,
      '/auth/sign-off': async () =>
        (await import('#features/identity/sign-off/sign-off-page.tsx')).SignOffPage,
    },
  },
  {
    texts: ['privacy'],
    isLanding: true,
    pages: {
      '/auth/keep-account': async () =>
        (await import('#features/privacy/keep/keep-account-page.tsx')).KeepAccountPage,
    },
  },
  one(
    'privacy',
    '/profile/privacy',
    async () => (await import('#features/privacy/privacy-page.tsx')).PrivacyPage,
  ),
  one('about', '/about', async () => (await import('#features/about/about-page.tsx')).AboutPage),
  one('faq', '/faq', async () => (await import('#features/faq/faq-page.tsx')).FaqPage),
  one('news', '/whats-new', async () => (await import('#features/news/news-page.tsx')).NewsPage),
  {
    texts: ['chat'],
    pages: {
      '/chat': async () => (await import('#features/chat/chat-page.tsx')).ChatPage,
      '/chat/memory': async () =>
        (await import('#features/chat/memory/memory-page.tsx')).MemoryPage,
    },
  },
  {
    texts: ['messages'],
    pages: {
      '/messages': async () => (await import('#features/messages/inbox-page.tsx')).InboxPage,
      '/messages/settings': async () =>
        (await import('#features/messages/settings-page.tsx')).SettingsPage,
    },
  },
  {
    texts: ['messages'],
    isLanding: true,
    pages: {
      '/messages/stop': async () => (await import('#features/messages/stop-page.tsx')).StopPage,
      '/messages/check-in': async () =>
        (await import('#features/messages/check-in-page.tsx')).CheckInPage,
    },
  },
  one(
    'partners',
    '/impact-partners',
    async () => (await import('#features/partners/partners-page.tsx')).PartnersPage,
  ),
  one(
    'month-review',
    '/month',
    async () => (await import('#features/month-review/month-page.tsx')).MonthPage,
  ),
  one(
    'rehearsals',
    '/chat/rehearsal',
    async () => (await import('#features/rehearsals/rehearsal-page.tsx')).RehearsalPage,
  ),
  {
    texts: ['membership'],
    isLanding: true,
    pages: {
      '/ios-only': async () => (await import('#features/membership/ios-only-page.tsx')).IosOnlyPage,
      '/pricing': async () =>
        (await import('#features/membership/pricing/pricing-page.tsx')).PricingPage,
      '/payment': async () =>
        (await import('#features/membership/payment/payment-page.tsx')).PaymentPage,
      '/payment-complete': async () =>
        (await import('#features/membership/payment/complete-page.tsx')).CompletePage,
    },
  },
  {
    texts: ['onboarding', 'fit'],
    isLanding: true,
    pages: everyOf(
      '/user/',
      'user-welcome first-name user-image user-role user-motivation user-learning user-time user-job ' +
        'user-landing-personalization user-landing-traits user-traits-1 user-traits-2 ' +
        'user-traits-3 user-traits-4 user-traits-5 user-traits-6 user-traits-final-1 ' +
        'user-traits-final-2 user-landing-done',
      async () => (await import('#features/onboarding/onboarding-page.tsx')).OnboardingPage,
    ),
  },
  {
    texts: ['flow', 'advice', 'fit'],
    pages: everyOf(
      '/flow/',
      'important-thing impact-category impact-action impact-advice implementation-challenge ' +
        'implementation-advice',
      async () => (await import('#features/flow/flow-page.tsx')).FlowPage,
    ),
  },
  {
    texts: ['goals', 'advice'],
    pages: {
      '/impact-goal': async () => (await import('#features/goals/list/goals-page.tsx')).GoalsPage,
      '/impact-goal/view': async () =>
        (await import('#features/goals/goal/goal-page.tsx')).GoalPage,
      '/bookmarked-advice': async () =>
        (await import('#features/goals/bookmarks/bookmarks-page.tsx')).BookmarksPage,
      '/committed-actions': async () =>
        (await import('#features/goals/committed/committed-page.tsx')).CommittedPage,
    },
  },
  {
    texts: ['library'],
    pages: {
      '/impact-actions': async () =>
        (await import('#features/library/library-page.tsx')).LibraryPage,
      '/impact-actions/implementation-challenge': async () =>
        (await import('#features/library/obstacles/challenges-page.tsx')).ChallengesPage,
    },
  },
  {
    texts: ['library', 'advice'],
    pages: {
      '/impact-actions/advice': async () =>
        (await import('#features/library/action/action-page.tsx')).ActionPage,
      '/impact-actions/kit': async () =>
        (await import('#features/library/kit/kit-page.tsx')).KitPage,
      '/impact-actions/path': async () =>
        (await import('#features/library/path/path-page.tsx')).PathPage,
      '/impact-actions/implementation-advice': async () =>
        (await import('#features/library/obstacles/challenge-advice-page.tsx')).ChallengeAdvicePage,
      '/obstacles': async () =>
        (await import('#features/library/obstacles/obstacles-page.tsx')).ObstaclesPage,
    },
  },
  {
    texts: ['feed', 'fit'],
    pages: {
      '/feed': async () => (await import('#features/feed/feed-page.tsx')).FeedPage,
      '/feed-preview': async () => (await import('#features/feed/preview-page.tsx')).PreviewPage,
    },
  },
  {
    texts: ['reminders'],
    pages: {
      '/reminders': async () =>
        (await import('#features/reminders/reminders-page.tsx')).RemindersPage,
      '/company/reminders': async () =>
        (await import('#features/reminders/company/company-reminders-page.tsx'))
          .CompanyRemindersPage,
      '/company/reminders/edit': async () =>
        (await import('#features/reminders/writing/edit-reminder-page.tsx')).EditReminderPage,
    },
  },
  {
    texts: ['company', 'admin', 'membership'],
    isLanding: true,
    pages: {
      '/user/join': async () => (await import('#features/company/leaving/join-page.tsx')).JoinPage,
      '/user/left': async () => (await import('#features/company/leaving/left-page.tsx')).LeftPage,
      '/auth/access-ended': async () =>
        (await import('#features/company/leaving/access-ended-page.tsx')).AccessEndedPage,
    },
  },
  {
    texts: ['company', 'admin'],
    pages: {
      '/company': async () => (await import('#features/company/company-page.tsx')).CompanyPage,
      '/company/settings': async () =>
        (await import('#features/company/settings-page.tsx')).SettingsPage,
      '/company/members': async () =>
        (await import('#features/company/members/members-page.tsx')).MembersPage,
      '/company/members/import': async () =>
        (await import('#features/company/importing/import-page.tsx')).ImportPage,
      '/app-admin/company/members/import': async () =>
        (await import('#features/company/importing/any-import-page.tsx')).AnyImportPage,
      '/company/members/edit': async () =>
        (await import('#features/company/editing/edit-member-page.tsx')).EditMemberPage,
      '/profile/leave': async () =>
        (await import('#features/company/leaving/leave-page.tsx')).LeavePage,
    },
  },
  {
    texts: ['app-admin', 'admin'],
    pages: {
      '/app-admin': async () =>
        (await import('#features/app-admin/overview/overview-page.tsx')).OverviewPage,
      '/app-admin/health': async () =>
        (await import('#features/app-admin/health/health-page.tsx')).HealthPage,
      '/app-admin/company': async () =>
        (await import('#features/app-admin/companies/companies-page.tsx')).CompaniesPage,
      '/app-admin/company/members': async () =>
        (await import('#features/app-admin/members/members-page.tsx')).MembersPage,
      '/app-admin/company/members/:id': async () =>
        (await import('#features/app-admin/member/member-page.tsx')).MemberPage,
    },
  },
  {
    texts: ['reports'],
    pages: {
      '/company/reports': async () =>
        (await import('#features/reports/company-reports-page.tsx')).CompanyReportsPage,
      '/app-admin/company/reports': async () =>
        (await import('#features/reports/admin-reports-page.tsx')).AdminReportsPage,
    },
  },
  one(
    'handbook',
    '/company/org-info/:category?',
    async () => (await import('#features/handbook/handbook-page.tsx')).HandbookPage,
  ),
  one(
    'channels',
    '/company/channels',
    async () => (await import('#features/channels/channels-page.tsx')).ChannelsPage,
  ),
  one(
    'house-knowledge',
    '/company/mira',
    async () =>
      (await import('#features/house-knowledge/house-knowledge-page.tsx')).HouseKnowledgePage,
  ),
  {
    texts: ['security'],
    pages: {
      '/security': async () =>
        (await import('#features/security/overview/overview-page.tsx')).OverviewPage,
      '/security/two-factor': async () =>
        (await import('#features/security/two-factor/two-factor-page.tsx')).TwoFactorPage,
      '/security/two-factor/totp': async () =>
        (await import('#features/security/totp/totp-page.tsx')).TotpPage,
      '/security/two-factor/sms': async () =>
        (await import('#features/security/sms/sms-page.tsx')).SmsPage,
      '/security/two-factor/recovery-codes': async () =>
        (await import('#features/security/recovery/recovery-page.tsx')).RecoveryPage,
      '/test-2fa': async () => (await import('#features/security/trial/trial-page.tsx')).TrialPage,
    },
  },
  {
    texts: ['profile'],
    pages: {
      '/profile': async () => (await import('#features/profile/profile-page.tsx')).ProfilePage,
      '/profile/advice': async () =>
        (await import('#features/profile/reasons/reasons-page.tsx')).ReasonsPage,
    },
  },
]

/** Every address of product 2 (addresses), in the syntax of the router. */
export const addresses: readonly string[] = [
  '/',
  ...pageGroups.flatMap(({ pages }) => Object.keys(pages)),
]
