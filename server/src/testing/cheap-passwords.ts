import { randomBytes } from 'node:crypto'
import type { Passwords } from '#integrations/passwords.ts'

/** The smallest parameters of Argon2: a hundredth of the time, almost no memory. */
const CHEAP = '$argon2id$v=19$m=8,t=1,p=1$'

/** A hash with cheap parameters and a random salt, to derive others; no password matches it. */
function pattern(): string {
  const salt = randomBytes(16).toString('base64').replaceAll('=', '')
  return `${CHEAP}${salt}$${'A'.repeat(43)}`
}

/**
 * The passwords of an app and their queue, almost without cost while one is processed at a time.
 * Concurrent ones take as long as in the product, so that races have the same time. A test of a
 * race between one password and another action needs the product's passwords.
 */
export function cheapPasswords(product: Passwords): Passwords {
  const decoy = pattern()
  let running = 0
  async function atWork<T>(work: () => Promise<T>): Promise<T> {
    running += 1
    try {
      if (running > 1) await product.verify(undefined, 'another one')
      return await work()
    } finally {
      running -= 1
    }
  }
  return {
    hash: (password, like) => atWork(() => product.hash(password, like ?? pattern())),
    verify: (stored, password) =>
      atWork(async () => {
        const fits = await product.verify(stored ?? decoy, password)
        return fits && stored !== undefined
      }),
    isStale: (stored) => !stored.startsWith(CHEAP) && product.isStale(stored),
  }
}
