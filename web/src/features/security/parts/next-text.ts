import { toAppError } from '#api/errors.ts'

/** When another text message may be asked for after one went now (product 4, promise 9). */
export const afterSending = (): number => Date.now() + 60_000

/** Longer than so many seconds nobody watches the clock. */
const most = 600

/** When it may be asked for after a refusal; null where that is not soon, or not the matter. */
export function afterRefusal(error: unknown): number | null {
  const { retryAfter } = toAppError(error)
  return retryAfter === null || retryAfter > most ? null : Date.now() + retryAfter * 1000
}
