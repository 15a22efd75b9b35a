import { QueryClient } from '@tanstack/react-query'
import { createStore, update, values } from 'idb-keyval'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepQueries, restoreQueries } from '#api/kept-queries.ts'
import { setToken } from '#api/token.ts'

const store = createStore('goodwork-kept', 'queries')
const stored = () => values(store)

beforeEach(() => setToken('first'))
afterEach(async () => {
  setToken(null)
  await vi.waitFor(async () => expect(await stored()).toEqual([]))
})

/** Keeps two answers of a visit, of which one may be kept. */
async function keptVisit() {
  const queries = new QueryClient()
  keepQueries(queries)
  queries.setQueryData(['goals', 'list'], [{ _id: '1' }], { updatedAt: Date.now() - 5000 })
  queries.setQueryData(['partners'], [{ name: 'Ada' }])
  await vi.waitFor(async () => expect(await stored()).toHaveLength(1))
  return queries
}

async function restored() {
  const queries = new QueryClient()
  await restoreQueries(queries)
  return queries
}

it('restores what the session has read, with its age, and as out of date', async () => {
  const before = await keptVisit()
  const queries = await restored()
  const state = queries.getQueryState(['goals', 'list'])
  expect(state).toMatchObject({ data: [{ _id: '1' }], isInvalidated: true })
  expect(state?.dataUpdatedAt).toBe(before.getQueryState(['goals', 'list'])?.dataUpdatedAt)
  expect(queries.getQueryData(['partners'])).toBeUndefined()
})

it('keeps a newer answer of the visit when it restores', async () => {
  await keptVisit()
  const queries = new QueryClient()
  queries.setQueryData(['goals', 'list'], [])
  await restoreQueries(queries)
  expect(queries.getQueryData(['goals', 'list'])).toEqual([])
})

it('deletes everything at a sign-out', async () => {
  await keptVisit()
  setToken(null)
  await vi.waitFor(async () => expect(await stored()).toEqual([]))
})

it('goes on with a renewed token of the same person', async () => {
  const queries = await keptVisit()
  setToken('renewed')
  await vi.waitFor(async () => expect(await stored()).toHaveLength(1))
  expect((await restored()).getQueryData(['goals', 'list'])).toEqual(
    queries.getQueryData(['goals', 'list']),
  )
})

it.each([
  ['of another session', { owner: 'another' }],
  ['of another build', { build: '/assets/older.js' }],
  ['of last month', { at: Date.now() - 31 * 86_400_000 }],
  ['beyond the room for all', { size: 9_000_000 }],
])('neither restores nor keeps an answer %s', async (_, other) => {
  await keptVisit()
  await update('["goals","list"]', (kept: object | undefined) => ({ ...kept, ...other }), store)
  expect((await restored()).getQueryCache().getAll()).toEqual([])
  expect(await stored()).toEqual([])
})
