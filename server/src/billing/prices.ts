import type { Payments } from '#integrations/payments.ts'
import type { Price } from '#lib/plans.ts'

/** How long prices are cached, and how long after a failure the provider is asked again. */
const FRESH_MS = 10 * 60_000
const RETRY_MS = 30_000

type CachedPrices = {
  prices: readonly Price[] | undefined
  error: unknown
  askAgain: number
  asking: Promise<void> | undefined
}
const kept = new WeakMap<Payments, CachedPrices>()

/**
 * The prices, cached. Concurrent callers get older prices or wait for the same read, because
 * the query needs no session. Throws a PaymentsError without prices.
 */
export async function currentPrices(payments: Payments, now: number): Promise<readonly Price[]> {
  const it: CachedPrices = kept.get(payments) ?? {
    ...{ prices: undefined, error: undefined, askAgain: 0, asking: undefined },
  }
  kept.set(payments, it)
  if (now >= it.askAgain) {
    it.asking ??= read(payments, it, now).finally(() => {
      it.asking = undefined
    })
  }
  if (it.prices === undefined) await it.asking
  if (it.prices === undefined) throw it.error
  return it.prices
}

async function read(payments: Payments, it: CachedPrices, now: number): Promise<void> {
  try {
    it.prices = await payments.prices()
    it.askAgain = now + FRESH_MS
  } catch (error) {
    it.error = error
    it.askAgain = now + RETRY_MS
  }
}
