import { expect, it } from 'vitest'
import { AppError } from '#api/errors.ts'
import { createQueryClient, meKey, shouldRetry } from '#api/query-client.ts'
import { getToken, setToken } from '#api/token.ts'

const network = new AppError('network', null, [])
const over = new AppError('refused', 401, [
  { message: 'Please sign in.', code: 'UNAUTHENTICATED', field: null },
])
const fail = (error: unknown) => () => Promise.reject(error)

it('retries a request twice without an answer, and never after a refusal', () => {
  expect([0, 1, 2].map((failures) => shouldRetry(failures, network))).toEqual([true, true, false])
  expect(shouldRetry(0, over)).toBe(false)
  expect(shouldRetry(0, new Error('x'))).toBe(false)
})

it('forgets the token when a read or a save shows that the session has ended', async () => {
  const client = createQueryClient()
  setToken('t')
  await client.query({ queryKey: ['goals'], queryFn: fail(over) }).catch(() => {})
  expect(getToken()).toBeNull()
  setToken('t')
  const save = client.getMutationCache().build(client, { mutationFn: fail(over) })
  await save.execute(undefined).catch(() => {})
  expect(getToken()).toBeNull()
})

it('keeps the token when the signed-in person cannot be loaded', async () => {
  const client = createQueryClient()
  setToken('t')
  await client.query({ queryKey: meKey, queryFn: fail(over) }).catch(() => {})
  expect(getToken()).toBe('t')
  setToken(null)
})

it('keeps the token when the connection is lost', async () => {
  const client = createQueryClient()
  setToken('t')
  await client.query({ queryKey: ['goals'], queryFn: fail(network), retry: false }).catch(() => {})
  expect(getToken()).toBe('t')
  setToken(null)
})
