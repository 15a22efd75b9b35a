import { Trans, useLingui } from '@lingui/react/macro'
import type { Plan } from '#features/membership/membership.queries.ts'
import { cx } from '#lib/cx.ts'
import { moneyOf } from '#lib/money.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type Saving, savingOf } from './pricing.rules.ts'

const grid = 'grid gap-4 sm:grid-cols-2 sm:gap-6'

export type PlanCardsProps = { plans: readonly Plan[]; canBuy: boolean }

export function PlanCards({ plans, canBuy }: PlanCardsProps) {
  const { t } = useLingui()
  const saving = savingOf(plans)
  const sorted = plans.toSorted((one, other) => other.interval.localeCompare(one.interval))
  return (
    <ul aria-label={t`Plans`} className={grid}>
      {sorted.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          saving={plan.interval === 'year' ? saving : null}
          canBuy={canBuy}
        />
      ))}
    </ul>
  )
}

/** A placeholder as high as the cards, so that the page does not move when they load. */
export function PlansWaiting({ canBuy }: { canBuy: boolean }) {
  const height = canBuy ? 'late h-56.5 sm:h-68' : 'late h-39.5 sm:h-51'
  return (
    <div className={grid}>
      <Skeleton className={height} />
      <Skeleton className={height} />
    </div>
  )
}

// Colours on the blue card: light in both schemes.
const onBlue =
  'bg-home text-[#fff] [--color-on-strong:#15162c] [--color-strong:#fff] [--focus:var(--color-sun)] [--on-field-soft:#e3e8ff]'

type PlanCardProps = { plan: Plan; saving: Saving | null; canBuy: boolean }

function PlanCard({ plan, saving, canBuy }: PlanCardProps) {
  const isYear = plan.interval === 'year'
  const price = moneyOf(plan)
  return (
    <li className={cx('flex flex-col rounded-card p-6 sm:p-8', isYear ? onBlue : 'on-surface')}>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 className="text-title">{isYear ? <Trans>Yearly</Trans> : <Trans>Monthly</Trans>}</h2>
        {saving && (
          <span className="on-tone rounded-pill bg-sun px-3 py-1 text-note font-semibold">
            <Trans>Save {moneyOf(saving)} a year</Trans>
          </span>
        )}
      </div>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-display figures">{price}</span>
        <span className="text-field-soft">
          {isYear ? <Trans>a year</Trans> : <Trans>a month</Trans>}
        </span>
      </p>
      <p className="mt-1 text-note text-field-soft">
        {saving ? (
          <Trans>
            {moneyOf({ amount: saving.monthly, currency: saving.currency })} a month, paid once a
            year
          </Trans>
        ) : isYear ? (
          <Trans>Paid once a year</Trans>
        ) : (
          <Trans>Paid every month</Trans>
        )}
      </p>
      {canBuy && (
        <AppLink to={paths.payment(plan.id)} className={buttonClass('strong', 'mt-5')}>
          {isYear ? <Trans>Choose yearly</Trans> : <Trans>Choose monthly</Trans>}
        </AppLink>
      )}
    </li>
  )
}
