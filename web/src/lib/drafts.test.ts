import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropDrafts, keepDraftsOf, readDraft, writeDraft } from '#lib/drafts.ts'

beforeEach(() => {
  // Node has no session storage; a plain object with its methods lists its keys in the same way.
  const kept: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => {
      kept[key] = text
    },
    removeItem: (key: string) => {
      delete kept[key]
    },
  }
  const storage = new Proxy(kept, {
    get: (target, key) => methods[key as keyof typeof methods] ?? target[key as string],
  })
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

it('stores a draft under its name, and deletes it when it is null', () => {
  writeDraft('goal.1', { note: 'x' })
  expect(readDraft('goal.1')).toEqual({ note: 'x' })
  expect(readDraft('goal.2')).toBeNull()
  writeDraft('goal.1', null)
  expect(readDraft('goal.1')).toBeNull()
})

it('deletes every draft at sign-out, and keeps other entries', () => {
  writeDraft('goal.1', 1)
  writeDraft('goal.2', 2)
  sessionStorage.setItem('other', '"stays"')
  dropDrafts()
  expect(Object.keys(sessionStorage)).toEqual(['other'])
})

it('keeps drafts for the same person, and deletes them for another one', () => {
  writeDraft('sign-up', 1)
  keepDraftsOf('nora')
  keepDraftsOf('nora')
  expect(readDraft('sign-up')).toBe(1)
  keepDraftsOf('mateo')
  expect(readDraft('sign-up')).toBeNull()
})

it('writes and reads drafts without an error if there is no session storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => writeDraft('goal.1', 1)).not.toThrow()
  expect(readDraft('goal.1')).toBeNull()
  expect(dropDrafts).not.toThrow()
})
