import { AppError } from './errors.ts'

export type Bounds = {
  /** Most concurrent runs */
  running: number
  /** Most waiting calls; the next is refused */
  waiting: number
  /** The message of that refusal */
  full: string
}

/** Limits concurrent and waiting calls; refuses further ones with TRY_AGAIN. */
export function makeQueue(most: Bounds) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most.running) {
      if (waiting.length >= most.waiting)
        throw new AppError('TRY_AGAIN', most.full, { retryAfter: 5 })
      // The call that finishes passes its place on, so `running` does not change.
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
