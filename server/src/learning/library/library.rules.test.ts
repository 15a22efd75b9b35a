import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LibraryFacts, NO_FACTS } from '#learning/library/ranking/library.types.ts'
import { checkFilters, fitsFilters, MOST_QUERY, readLimit, readQuery } from './library.rules.ts'

const thing = (facts: Partial<LibraryFacts>): LibraryFacts => ({
  ...NO_FACTS,
  kind: 'advice',
  id: 'a',
  title: 'A title',
  ...facts,
})

describe('a query', () => {
  it.each([
    ['  trust \n\t me ', 'trust me'],
    ['tru\u0000st', 'tru st'],
    ['\u202Etsurt\u202C', 'tsurt'],
    ['ｔｒｕｓｔ', 'trust'],
    ['half a pair \uD83D', 'half a pair'],
    ['🌱', '🌱'],
    ['', ''],
  ])('reads the query %j as %j', (given, read) => {
    expect(readQuery(given)).toBe(read)
  })

  it('refuses a query that is longer than a stored search may be, with its field', () => {
    expect(readQuery('x'.repeat(MOST_QUERY))).toHaveLength(MOST_QUERY)
    expect(() => readQuery('x'.repeat(MOST_QUERY + 1))).toThrow(
      expect.objectContaining({ code: 'BAD_USER_INPUT', field: 'query' }),
    )
  })

  it('removes invisible characters from any query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (given) => {
        expect(readQuery(given)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]|^\s|\s$/u)
      }),
    )
  })
})

describe('a limit', () => {
  it('reads a limit as 20 by default and 50 at most', () => {
    expect([undefined, null, 1, 50, 51, 1e9].map(readLimit)).toEqual([20, 20, 1, 50, 50, 50])
  })

  it.each([0, -1])('refuses the limit %s', (limit) => {
    expect(() => readLimit(limit)).toThrow(expect.objectContaining({ field: 'limit' }))
  })
})

describe('filters', () => {
  it('filters by inclusive upper bounds, and passes things without a value', () => {
    const bounds = fc.option(fc.nat(300), { nil: null })
    fc.assert(
      fc.property(
        bounds,
        bounds,
        fc.constantFrom('people', 'time', 'budget'),
        (has, most, name) => {
          const fits = fitsFilters(thing({ [name]: has }), { [name]: most })
          expect(fits).toBe(has === null || most === null || has <= most)
        },
      ),
    )
  })

  it('filters by entity, and passes things for no particular entity', () => {
    const fits = (entity: string[]) => fitsFilters(thing({ entity }), { entity: 'team' })
    expect([fits(['team', 'customer']), fits([]), fits(['customer'])]).toEqual([true, true, false])
  })

  it('passes only things of the format in a filter', () => {
    const fits = (format: string | null) => fitsFilters(thing({ format }), { format: 'listen' })
    expect([fits('listen'), fits('read'), fits(null)]).toEqual([true, false, false])
  })

  it('passes the kinds in a filter, and all kinds for an empty list', () => {
    expect(fitsFilters(thing({}), { kinds: ['tip', 'advice'] })).toBe(true)
    expect(fitsFilters(thing({}), { kinds: ['tip'] })).toBe(false)
    expect(fitsFilters(thing({}), { kinds: [] })).toBe(true)
  })

  it.each([
    ['entity', { entity: 'everyone' }],
    ['entity', { entity: '' }],
    ['entity', { entity: '__proto__' }],
    ['format', { format: 'smell' }],
    ['people', { people: -1 }],
    ['time', { time: -5 }],
    ['budget', { budget: -0.5 }],
  ])('refuses a filter with an impossible value of %s', (field, filters) => {
    expect(() => checkFilters(filters)).toThrow(
      expect.objectContaining({ code: 'BAD_USER_INPUT', field }),
    )
  })
})
