import { type Algorithm, hash, type Options, verify } from '@node-rs/argon2'
import { lowerPoolThreads } from '#integrations/pool-threads.ts'
import { makeQueue } from '#lib/queue.ts'

/** Argon2id as OWASP's ASVS 5.0 (appendix C) requires: 46 MiB, one pass, one lane. */
const PARAMETERS = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 47_104,
  timeCost: 1,
  parallelism: 1,
}

const CURRENT = /^\$argon2id\$v=19\$m=47104,t=1,p=1\$/

export type Passwords = {
  /** A salted hash with its parameters; with those and the salt of `like` if given */
  hash(password: string, like?: string): Promise<string>
  /** Whether the password matches; without a hash takes the same time and returns false */
  verify(stored: string | undefined, password: string): Promise<boolean>
  /** Whether a hash was made with older parameters and should be replaced */
  isStale(stored: string): boolean
}

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$[A-Za-z0-9+/]{43}$/

/** Salt and parameters of a hash; undefined for another format. */
function optionsOf(stored: string): Options | undefined {
  const [, memoryCost, timeCost, parallelism, salt] = FORM.exec(stored) ?? []
  if (salt === undefined) return undefined
  return {
    algorithm: PARAMETERS.algorithm,
    memoryCost: Number(memoryCost),
    timeCost: Number(timeCost),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
  }
}

/**
 * Hashing with at most `workers` concurrent and `queue` waiting calls; refuses further ones with
 * TRY_AGAIN (product 4, promise 2 of sign-in).
 */
export function makePasswords(workers: number, queue: number): Passwords {
  const full = 'Many people are signing in right now. Try again in a moment.'
  const run = makeQueue({ running: workers, waiting: queue, full })
  const normal = (password: string) => password.normalize('NFKC')
  const decoy = hash('no account has this password', PARAMETERS)
  void decoy.then(lowerPoolThreads)
  return {
    hash: (password, like) =>
      run(() => hash(normal(password), (like && optionsOf(like)) || PARAMETERS)),
    verify: (stored, password) =>
      run(async () => {
        const fits = await verify(stored ?? (await decoy), normal(password))
        return fits && stored !== undefined
      }),
    isStale: (stored) => !CURRENT.test(stored),
  }
}
