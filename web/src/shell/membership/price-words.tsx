import { Trans } from '@lingui/react/macro'
import { moneyOf } from '#lib/money.ts'

export type PriceWordsProps = { amount: number; currency: string; interval: string | null }

/** "€9 a month". */
export function PriceWords({ amount, currency, interval }: PriceWordsProps) {
  const price = moneyOf({ amount, currency })
  if (interval === 'year') return <Trans>{price} a year</Trans>
  if (interval === 'month') return <Trans>{price} a month</Trans>
  return price
}
