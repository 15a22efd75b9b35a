import { expect, it } from 'vitest'
import { newId } from './ids.ts'

it('makes unique ids of version 7 that begin with their time', () => {
  const now = Date.UTC(2026, 10, 21)
  const ids = Array.from({ length: 100 }, () => newId(now))
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(now)
  }
})
