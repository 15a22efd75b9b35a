import { hash as argon2 } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { makePasswords } from '#integrations/passwords.ts'
import type { AppError } from '#lib/errors.ts'

const PASSWORD = 'five green bicycles'

describe('password hashes (promise 2)', () => {
  const passwords = makePasswords(2, 100)

  it('hashes a password by Argon2id with at least 46 MiB, one pass and one lane', async () => {
    const stored = await passwords.hash(PASSWORD)
    const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored)
    expect(Number(found?.[1])).toBeGreaterThanOrEqual(47_104)
    expect(found?.slice(2)).toEqual(['1', '1'])
    expect(passwords.isStale(stored)).toBe(false)
  })

  it('makes two different hashes of one password, which both match', async () => {
    const [one, two] = await Promise.all([passwords.hash(PASSWORD), passwords.hash(PASSWORD)])
    expect(one).not.toBe(two)
    expect(await passwords.verify(one, PASSWORD)).toBe(true)
    expect(await passwords.verify(two, PASSWORD)).toBe(true)
  })

  it('a password hash with older parameters is stale', async () => {
    const old = await argon2(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    expect(passwords.isStale(old)).toBe(true)
    expect(await passwords.verify(old, PASSWORD)).toBe(true)
  })

  it('matches no password without an account, not even that of the decoy hash', async () => {
    expect(await passwords.verify(undefined, PASSWORD)).toBe(false)
    expect(await passwords.verify(undefined, 'no account has this password')).toBe(false)
  })

  it('makes an equal hash of a password with the salt and parameters of another hash', async () => {
    const old = await argon2(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    for (const first of [await passwords.hash(PASSWORD), old]) {
      expect(await passwords.hash(PASSWORD, first)).toBe(first)
      expect(await passwords.hash('seven purple umbrellas', first)).not.toBe(first)
    }
  })

  it('a password hash matches any Unicode form of an accent', async () => {
    const stored = await passwords.hash('café crème brûlée'.normalize('NFD'))
    expect(await passwords.verify(stored, 'café crème brûlée'.normalize('NFC'))).toBe(true)
  })
})

describe('the queue of password checks (promise 2)', () => {
  it('refuses a password check with TRY_AGAIN at once if the queue is full', async () => {
    const passwords = makePasswords(1, 3)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => passwords.verify(undefined, PASSWORD)),
    )
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(6)
    for (const { reason } of refused) {
      expect((reason as AppError).code).toBe('TRY_AGAIN')
      expect((reason as AppError).retryAfter).toBeGreaterThan(0)
    }
  })

  it('checks passwords again after refusals and failures', async () => {
    const passwords = makePasswords(1, 1)
    await Promise.allSettled([
      passwords.verify('this is no hash', PASSWORD),
      passwords.hash(PASSWORD),
      passwords.hash(PASSWORD),
    ])
    const stored = await passwords.hash(PASSWORD)
    expect(await passwords.verify(stored, PASSWORD)).toBe(true)
  })

  it('accepts as many password checks as there are workers and places in the queue', async () => {
    const passwords = makePasswords(3, 2)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => passwords.verify(undefined, PASSWORD)),
    )
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(5)
  })

  it('runs waiting password checks in order', async () => {
    const passwords = makePasswords(1, 100)
    const order: number[] = []
    await Promise.all(
      Array.from({ length: 5 }, async (_, at) => {
        await passwords.verify(undefined, PASSWORD)
        order.push(at)
      }),
    )
    expect(order).toEqual([0, 1, 2, 3, 4])
  })
})
