import { expect, it } from 'vitest'
import '#lib/i18n.ts'
import type { Hit, SearchResult } from './found.queries.ts'
import { countOf, quoted, said } from './says.ts'

const aHit = (id: string, kind: Hit['kind'] = 'action'): Hit => ({
  kind,
  id,
  title: id,
  situation: null,
  snippet: [],
  entity: [],
  people: null,
  time: null,
  budget: null,
  format: null,
  actionId: null,
  adviceId: null,
  challengeId: null,
  url: null,
  category: null,
})
const none: SearchResult = { query: 'q', corrected: null, total: 0, hits: [], near: [], titles: [] }
const aTitle = (id: string) => ({ id, title: id, entity: ['team'] })

it('announces the number of search results and the searched words', () => {
  expect(said('trust', { ...none, total: 12, hits: [aHit('a')] })).toBe('12 results for trust.')
  expect(said('trust', { ...none, total: 1, hits: [aHit('a')] })).toBe('1 result for trust.')
})

it('announces the corrected words when a search has no exact result', () => {
  const found = { ...none, corrected: 'recognition', total: 3, hits: [aHit('a')] }
  expect(said('recgonition', found)).toBe('No results for recgonition. 3 results for recognition.')
})

it('announces that a search has no result, and the number of related results', () => {
  expect(said('xyz', none)).toBe('No results for xyz.')
  expect(said('xyz', { ...none, near: [aHit('a')] })).toBe('No results for xyz. 1 related result.')
  expect(said('xyz', { ...none, near: [aHit('a'), aHit('b')] })).toBe(
    'No results for xyz. 2 related results.',
  )
})

it('counts an action once if both the search and the title list find it', () => {
  const hits = [aHit('a'), aHit('b'), aHit('b', 'advice')]
  expect(countOf({ total: 3, hits, titles: [aTitle('a'), aTitle('b')] })).toBe(3)
  expect(countOf({ total: 0, hits: [], titles: [aTitle('a')] })).toBe(1)
  expect(countOf({ total: 90, hits, titles: [aTitle('z')] })).toBe(90)
})

it('cuts quoted text after 100 characters, without splitting a character', () => {
  expect(quoted('x'.repeat(100))).toBe('x'.repeat(100))
  expect(quoted('🌱'.repeat(101))).toBe(`${'🌱'.repeat(100)}…`)
})
