import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { AppError } from '#kernel/errors.ts'
import { lowerPoolThreads } from '#outside/pool-threads.ts'

/** Argon2id as OWASP's ASVS 5.0 (appendix C) asks: 46 MiB, one pass, one lane. */
const PARAMETERS = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 47_104,
  timeCost: 1,
  parallelism: 1,
}

const CURRENT = /^\$argon2id\$v=19\$m=47104,t=1,p=1\$/

export type Passwords = {
  /** A salted hash with its parameters in it */
  hash(password: string): Promise<string>
  /** Whether the password fits; with no hash, spends the same time and answers false */
  verify(stored: string | undefined, password: string): Promise<boolean>
  /** Whether a hash was made with older parameters and should be made anew */
  isStale(stored: string): boolean
}

/**
 * Hashing that cannot take the machine: at most `workers` at once, at most `queue` waiting; the
 * next is told to try again (product 4, promise 2 of sign-in).
 */
export function makePasswords(workers: number, queue: number): Passwords {
  const run = bounded(workers, queue)
  const normal = (password: string) => password.normalize('NFKC')
  const decoy = hash('no account has this password', PARAMETERS)
  void decoy.then(lowerPoolThreads)
  return {
    hash: (password) => run(() => hash(normal(password), PARAMETERS)),
    verify: (stored, password) =>
      run(async () => {
        const fits = await verify(stored ?? (await decoy), normal(password))
        return fits && stored !== undefined
      }),
    isStale: (stored) => !CURRENT.test(stored),
  }
}

function bounded(workers: number, queue: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= workers) {
      if (waiting.length >= queue) {
        const message = 'Many people are signing in right now. Please try again in a moment.'
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
