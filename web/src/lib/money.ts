export type Money = {
  /** In the smallest unit of the currency, such as cents */
  amount: number
  currency: string
}

/** Money as people write it: €9, €7.50, ¥1,200. */
export function moneyOf({ amount, currency }: Money): string {
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(amount / 10 ** digits)
}
