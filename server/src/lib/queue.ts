import { AppError } from './errors.ts'

export type Bounds = {
  /** So many run at once */
  running: number
  /** So many wait; the next is refused */
  waiting: number
  /** What it is told */
  full: string
}

/** Runs so many at once, lets so many wait, and tells the next to try again (TRY_AGAIN). */
export function makeQueue(most: Bounds) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most.running) {
      if (waiting.length >= most.waiting)
        throw new AppError('TRY_AGAIN', most.full, { retryAfter: 5 })
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
