import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { meQuery } from '#api/me.ts'
import { getToken } from '#api/token.ts'
import { writeFlowRun } from '#features/flow/run/run.ts'
import { readDraft, writeDraft } from '#lib/drafts.ts'
import { beginSession, forgetSession } from './session.ts'

/** A storage like that of browsers: its own keys are the stored keys. */
class FakeStorage {
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null
  }
  setItem(key: string, value: string): void {
    ;(this as unknown as Record<string, string>)[key] = value
  }
  removeItem(key: string): void {
    delete (this as unknown as Record<string, string>)[key]
  }
}

let local: FakeStorage
let queryClient: QueryClient

beforeEach(() => {
  local = new FakeStorage()
  queryClient = new QueryClient()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', new FakeStorage())
})
afterEach(() => vi.unstubAllGlobals())

it('stores the token of a sign-in in local storage as API_TOKEN', () => {
  beginSession(queryClient, 'a-token')
  expect(getToken()).toBe('a-token')
  expect(local.getItem('API_TOKEN')).toBe('a-token')
})

it('a new session starts without the data of the previous person', () => {
  queryClient.setQueryData(['me'], { _id: 'another person' })
  beginSession(queryClient, 'a-token')
  expect(queryClient.getQueryData(meQuery.queryKey)).toBeUndefined()
})

it('deletes tokens, cached data and drafts at sign-out', () => {
  beginSession(queryClient, 'a-token')
  local.setItem('AUTH0_TOKEN', '"x"')
  queryClient.setQueryData(['me'], { _id: '1' })
  queryClient.setQueryData(['goals', 'one'], { _id: '2' })
  writeDraft('goal', { note: 'mine' })
  writeFlowRun({} as Parameters<typeof writeFlowRun>[0])
  expect(Object.keys(local)).toHaveLength(3)
  forgetSession(queryClient)
  expect(getToken()).toBeNull()
  expect(Object.keys(local)).toEqual([])
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(readDraft('goal')).toBeNull()
})
