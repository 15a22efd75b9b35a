import { AppError } from '#kernel/errors.ts'

/** Runs so many at once, lets so many wait, and tells the next to try again (TRY_AGAIN). */
export function makeQueue(most: { running: number; waiting: number }) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most.running) {
      if (waiting.length >= most.waiting) {
        const message =
          'Many pictures are being made ready right now. Please try again in a moment.'
        throw new AppError('TRY_AGAIN', message, { retryAfter: 5 })
      }
      // The one that finishes hands its place on, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
