import fc from 'fast-check'
import { expect, it } from 'vitest'
import { kinds, noFilters } from '#features/library/question.ts'
import { doublesOf, questionOf, recentOf, type StoredSearch, searchTypeOf } from './stored.rules.ts'

const search = (
  _id: string,
  query: string,
  searchType: string | null = 'library',
): StoredSearch => ({
  _id,
  query,
  searchType,
  date: '2026-11-21T10:00:00.000Z',
})

it('stores a search with its only kind, or as a search of the whole library', () => {
  expect(searchTypeOf(noFilters)).toBe('library')
  expect(searchTypeOf({ ...noFilters, kinds: ['tip'] })).toBe('tip')
  expect(searchTypeOf({ ...noFilters, kinds: ['tip', 'link'] })).toBe('library')
})

it('lists each recent search once, newest first, ignoring capital letters', () => {
  const stored = [search('4', 'Trust'), search('3', 'thanks'), search('2', 'trust')]
  expect(recentOf(stored)).toEqual([
    { words: 'Trust', kind: null, ids: ['4', '2'] },
    { words: 'thanks', kind: null, ids: ['3'] },
  ])
})

it('lists the same words in another kind as another recent search', () => {
  const [all, tips] = recentOf([search('2', 'trust'), search('1', 'trust', 'tip')])
  expect(all && questionOf(all).filters.kinds).toEqual([])
  expect(tips && questionOf(tips)).toEqual({
    text: 'trust',
    filters: { ...noFilters, kinds: ['tip'] },
  })
})

it('treats an unknown type of stored search as the whole library', () => {
  expect(recentOf([search('1', 'a', null), search('2', 'a', 'action search')])).toHaveLength(1)
})

it('leaves requests for missing content out of the recent searches', () => {
  expect(recentOf([search('1', 'Something on grief', 'missing')])).toEqual([])
})

const entries = fc.uniqueArray(
  fc.record({
    _id: fc.uuid(),
    query: fc.constantFrom('trust', 'Trust', 'thanks', 'constructor', '__proto__'),
    searchType: fc.constantFrom(...kinds, 'library', 'missing', null),
    date: fc.constant('2026-11-21T10:00:00.000Z'),
  }),
  { selector: (entry) => entry._id, maxLength: 60 },
)

it('lists at most six recent searches, and finds all older duplicates to delete', () => {
  fc.assert(
    fc.property(entries, (stored) => {
      expect(recentOf(stored).length).toBeLessThanOrEqual(6)
      const doubles = doublesOf(stored)
      const left = stored.filter(({ _id }) => !doubles.includes(_id))
      expect(doublesOf(left)).toEqual([])
      expect(recentOf(left).map(({ words }) => words)).toEqual(
        recentOf(stored).map(({ words }) => words),
      )
      const missing = ({ searchType }: StoredSearch) => searchType === 'missing'
      expect(left.filter(missing)).toEqual(stored.filter(missing))
    }),
  )
})
