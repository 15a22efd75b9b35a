import { MovesSection } from './about/moves-section.tsx'
import { LanguageSection, OthersSection } from './about/others-section.tsx'
import { AccountSection } from './beside/account-section.tsx'
import { OrderSection } from './beside/order-section.tsx'
import { MembershipSection } from './membership/membership-section.tsx'
import { PausesSection } from './pauses/pauses-section.tsx'

// What the profile shows below its first screen, by its place in the page.

export const BelowWork = MovesSection

export function BelowPlace() {
  return (
    <>
      <OthersSection />
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
