import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { isNative } from '#lib/platform.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { buttonClass } from '#ui/button.tsx'
import { cardClass } from '#ui/card.tsx'

/** The users of the product: companies with their people, and individuals. */
export function ForWhom() {
  return (
    <section aria-labelledby="for-whom">
      <h2 id="for-whom" className="mb-6 text-headline">
        <Trans>Who it’s for</Trans>
      </h2>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <div className={cardClass('mint', 'sm:p-8')}>
          <h3 className="text-title">
            <Trans>You and your company</Trans>
          </h3>
          <p className="mt-2 max-w-prose">
            <Trans>
              Your company pays, and you sign up with your work email. You also get your company’s
              reminders and its answers to common questions. Everything you write stays private.
            </Trans>
          </p>
        </div>
        <div className={cardClass('lilac', 'flex flex-col items-start sm:p-8')}>
          <h3 className="text-title">
            <Trans>You on your own</Trans>
          </h3>
          {/* The app stores do not allow any mention of purchases outside of them. */}
          <p className="mt-2 mb-5 max-w-prose">
            {isNative ? (
              <Trans>Members without a company use it too. No employer is involved.</Trans>
            ) : (
              <Trans>
                Become a member for a month or a year. Cancel at any time. No employer is involved.
              </Trans>
            )}
          </p>
          <AppLink to={paths.pricing} className={buttonClass('quiet', 'mt-auto')}>
            <Trans>See membership</Trans>
          </AppLink>
        </div>
      </div>
    </section>
  )
}

/** How the product treats people's data (product 6, what an employer never sees). */
export function YourData() {
  const { t } = useLingui()
  const promises = [
    t`Your employer never sees your goals, notes, searches or personality traits.`,
    t`Reports for companies are about groups of 5 or more people.`,
    t`Your weekly score is shared only if you say so.`,
    t`You can see who sees what, and download everything we keep about you.`,
    t`You can delete your account at any time. After 14 days it is gone for good.`,
  ]
  return (
    <section
      aria-labelledby="data"
      className="on-dock grid gap-8 rounded-card p-6 py-8 sm:p-8 lg:grid-cols-2 lg:p-12"
    >
      <div>
        <h2 id="data" className="text-display">
          <Trans>What you write is yours.</Trans>
        </h2>
        <AppLink
          to={paths.question('what-does-my-employer-see')}
          className={buttonClass('quiet', 'mt-8')}
        >
          <Trans>What can my employer see?</Trans>
        </AppLink>
      </div>
      <ul className="flex flex-col gap-4 text-lead">
        {promises.map((promise) => (
          <li key={promise} className="flex gap-4">
            <span className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-pill bg-mint text-on-tone">
              <Check aria-hidden="true" className="size-4.5" />
            </span>
            {promise}
          </li>
        ))}
      </ul>
    </section>
  )
}
