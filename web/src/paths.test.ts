import { matchPath } from 'react-router'
import { expect, it } from 'vitest'
import { entities } from '#lib/generated/entities.ts'
import { paths } from '#paths.ts'
import { addresses } from '#routes/pages.ts'
import { sideMenu } from '#shell/menu.ts'
import { bottomMenu } from '#shell/menu-entry.ts'
import { flowPages } from './paths.ts'

/** Product 2, screens, and the additions of our reading. */
const product = `
  / /about /app-admin /bookmarked-advice /chat /chat/memory /chat/rehearsal /committed-actions /company /faq /feed /feed-preview
  /impact-actions /impact-goal /impact-partners /ios-only /messages /messages/check-in /messages/settings /messages/stop /month /obstacles /payment /payment-complete
  /pricing /profile /profile/advice /profile/leave /profile/privacy /reminders /security /setup /test-2fa /whats-new
  /auth/access-ended /auth/keep-account /auth/login /auth/reset-password /auth/sign-off /auth/sign-up /auth/two-fa
  /auth/verify-email
  /company/channels /company/members /company/members/edit /company/members/import /company/mira /company/reports /company/org-info/:category? /company/reminders
  /company/reminders/edit /company/settings /app-admin/health
  /app-admin/company /app-admin/company/members /app-admin/company/members/:id /app-admin/company/members/import
  /app-admin/company/reports
  /flow/impact-action /flow/impact-advice /flow/impact-category /flow/implementation-advice
  /flow/implementation-challenge /flow/important-thing
  /impact-actions/advice /impact-actions/implementation-advice
  /impact-actions/implementation-challenge /impact-actions/kit /impact-actions/path /impact-goal/view
  /security/two-factor /security/two-factor/sms /security/two-factor/totp
  /security/two-factor/recovery-codes
  /user/first-name /user/join /user/left /user/user-image /user/user-landing-done /user/user-landing-personalization
  /user/user-landing-traits /user/user-learning /user/user-motivation /user/user-role
  /user/user-time /user/user-job /user/user-traits-1 /user/user-traits-2 /user/user-traits-3
  /user/user-traits-4 /user/user-traits-5 /user/user-traits-6 /user/user-traits-final-1
  /user/user-traits-final-2 /user/user-welcome
`

it('has a page for every address of product 2 (addresses), and for no other', () => {
  expect([...addresses].sort()).toEqual(product.trim().split(/\s+/).sort())
})

const isAddress = (path: string) => addresses.some((address) => matchPath(address, path) !== null)

it('builds only links that lead to a page', () => {
  const links: string[] = [paths.home, paths.goals, paths.bookmarks, paths.iosOnly, paths.login]
  links.push(paths.signUp, paths.signOff, paths.verifyEmail, paths.resetPassword, paths.twoFa)
  links.push(paths.security, paths.twoFactor, paths.totp, paths.sms, paths.recoveryCodes)
  links.push(paths.privacy, paths.adviceReasons, paths.keepAccount, paths.importMembers)
  links.push(paths.company, paths.companySettings, paths.companyDomains, paths.appHealth)
  links.push(paths.companyChannels)
  links.push(paths.testSecondFactor, paths.library, paths.librarySearch('a&b'), paths.obstacles)
  links.push(paths.action({ action: 'a' }), paths.challenges({ action: 'a' }))
  links.push(paths.kit('k'), paths.path('p'))
  links.push(paths.challengeAdvice({ challenge: 'c' }), paths.feed, paths.feedPreview)
  links.push(paths.orgInfo(), paths.companyReminders, paths.editReminder({ id: 'r' }))
  links.push(paths.companyMira(), paths.companyMira('e'))
  links.push(paths.reminders, paths.welcome, paths.onboarding('user-role', true, true))
  links.push(paths.appAdmin, paths.appAdminCompanies, paths.appAdminCompany('c'), paths.newCompany)
  links.push(paths.appAdminMembers('c'), paths.companyRemindersOf('c'), paths.setup)
  links.push(paths.month, paths.rehearsals, paths.rehearsal('too-much-work'))
  links.push(paths.messages, paths.messageSettings, paths.sentMessages)
  links.push(paths.pricing, paths.payment('yearly'), paths.paymentComplete, paths.membership)
  const flow = flowPages.flatMap((page) => entities.map((entity) => paths.flow(page, entity)))
  for (const link of [...links, ...flow, paths.goal('a b&c')]) {
    expect(isAddress(link.split(/[?#]/)[0] ?? ''), link).toBe(true)
  }
})

it('escapes ids in links', () => {
  expect(new URLSearchParams(paths.goal('a b&c=d').split('?')[1]).get('id')).toBe('a b&c=d')
})

it('puts only known values into a link to the library', () => {
  const place = { action: 'a&b', advice: null, entity: 'team' }
  expect(paths.action(place)).toBe('/impact-actions/advice?action=a%26b&entity=team')
  expect(paths.challengeAdvice({ ...place, challenge: 'c', advice: 'v' })).toBe(
    '/impact-actions/implementation-advice?challenge=c&action=a%26b&advice=v&entity=team',
  )
  expect(paths.obstacle('a b')).toBe('/obstacles#a%20b')
  expect(paths.orgInfo('Recruitment & On-boarding', 'a b')).toBe(
    '/company/org-info/recruitment-on-boarding#a%20b',
  )
})

it('shows the menu entries of product 2 in order, each with a page', () => {
  const labels = (person: Parameters<typeof sideMenu>[0]) =>
    sideMenu(person).map(({ label }) => label.message)
  const first = ['Home', 'My Goals']
  const middle = [
    ...['My Bookmarked Advice', 'Search', 'Edit Profile', "What's New", "What's {productName}?"],
    ...['Meet Mira', 'My Impact Partners'],
  ]
  const admin = { isPublicUser: false, viewerCanAdminister: true, viewerCanAdministerApp: true }
  expect(labels(admin)).toEqual([
    ...[...first, 'My Organization Hub', ...middle, 'Organization Information'],
    ...['Company Admin', 'App Admin'],
  ])
  expect(labels({ isPublicUser: true })).toEqual([...first, ...middle, 'My Learning Hub'])
  expect(labels({ isPublicUser: null })).toEqual([...first, ...middle])
  expect(labels({ ...admin, sessionState: 'pending_2fa' })).toEqual(['Home'])
  expect(labels({ ...admin, sessionState: 'enrol_2fa' })).toEqual([])
  expect(bottomMenu.map(({ label }) => label.message)).toEqual([
    ...['Search', 'Feed', 'Home', 'Goals', 'My Hub'],
  ])
  const side = sideMenu({ isPublicUser: true })
  for (const entry of [...side, ...bottomMenu]) expect(isAddress(entry.path)).toBe(true)
})
