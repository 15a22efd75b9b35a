import { expect, it } from 'vitest'
import { flowPages } from '#flow/run.ts'
import { entities } from '#lib/entities.ts'
import { addresses, isBuilt, paths } from '#paths.ts'
import '#routes.tsx'
import { bottomMenu, sideMenu } from '#shell/menu.ts'
import { preloadable } from '#shell/preload.ts'

/** Product 2, screens and routes, and what its reading adds. */
const product = `
  / /about /app-admin /bookmarked-advice /chat /committed-actions /company /faq /feed /feed-preview
  /impact-actions /impact-goal /impact-partners /ios-only /obstacles /payment /payment-complete
  /pricing /profile /reminders /security /test-2fa /whats-new
  /auth/login /auth/reset-password /auth/sign-off /auth/sign-up /auth/two-fa /auth/verify-email
  /company/members /company/members/edit /company/org-info/{category}? /company/reminders
  /company/reminders/edit
  /app-admin/company /app-admin/company/members /app-admin/company/members/{id}
  /app-admin/company/reports
  /flow/impact-action /flow/impact-advice /flow/impact-category /flow/implementation-advice
  /flow/implementation-challenge /flow/important-thing
  /impact-actions/advice /impact-actions/implementation-advice
  /impact-actions/implementation-challenge /impact-goal/view
  /security/two-factor /security/two-factor/sms /security/two-factor/totp
  /security/two-factor/recovery-codes
  /user/first-name /user/user-image /user/user-landing-done /user/user-landing-personalization
  /user/user-landing-traits /user/user-learning /user/user-motivation /user/user-role
  /user/user-time /user/user-job /user/user-traits-1 /user/user-traits-2 /user/user-traits-3
  /user/user-traits-4 /user/user-traits-5 /user/user-traits-6 /user/user-traits-final-1
  /user/user-traits-final-2 /user/user-welcome
`

it('lists every address of the product once', () => {
  const listed = addresses.map((address) => address.path).sort()
  expect(listed).toEqual(product.trim().split(/\s+/).sort())
})

it('has a page for every address that is built, and for no other', () => {
  const built = addresses.filter((address) => address.built).map((address) => address.path)
  const pages = preloadable().filter((path) => !path.startsWith('/dev/'))
  expect(pages.sort()).toEqual(built.sort())
})

it('builds only addresses that have a page', () => {
  const links: string[] = [paths.home, paths.goals, paths.bookmarks, paths.iosOnly, paths.login]
  links.push(paths.signUp, paths.signOff, paths.verifyEmail, paths.resetPassword, paths.twoFa)
  links.push(paths.security, paths.twoFactor, paths.totp, paths.sms, paths.recoveryCodes)
  links.push(paths.testSecondFactor)
  const flow = flowPages.flatMap((page) => entities.map((entity) => paths.flow(page, entity)))
  for (const link of [...links, ...flow, paths.goal('a b&c')]) {
    expect(isBuilt(link.split('?')[0] ?? ''), link).toBe(true)
  }
})

it('keeps an id in one piece', () => {
  expect(new URLSearchParams(paths.goal('a b&c=d').split('?')[1]).get('id')).toBe('a b&c=d')
})

it('shows menu entries of pages that exist', () => {
  expect(sideMenu.map((entry) => entry.path)).toEqual(['/', '/impact-goal', '/bookmarked-advice'])
  for (const entry of [...sideMenu, ...bottomMenu]) expect(isBuilt(entry.path)).toBe(true)
})
