import { MembershipSection } from './membership/membership-section.tsx'
import { PausesSection } from './pauses/pauses-section.tsx'
import { MotivationSection } from './person/motivation-section.tsx'
import { AccountSection } from './settings/account-section.tsx'
import { OrderSection } from './settings/order-section.tsx'
import { LanguageSection, PermissionsSection } from './settings/permissions-section.tsx'

// What the profile shows below its first screen, by its place in the page.

export const BelowWork = MotivationSection

export function BelowPlace() {
  return (
    <>
      <PermissionsSection />
      <LanguageSection />
    </>
  )
}

/** Outside of the form: each has a form of its own, or none. */
export function BelowForm() {
  return (
    <div className="mt-12 grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
      <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
        <MembershipSection />
        <PausesSection />
        <OrderSection />
      </div>
      <AccountSection />
    </div>
  )
}
