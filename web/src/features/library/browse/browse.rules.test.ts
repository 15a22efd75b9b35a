import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inTurn, withAction } from './trending.rules.ts'
import { addressOf, newestOfEach, type ViewedEntry } from './viewed.rules.ts'

const anEntry = (fields: Partial<ViewedEntry>): ViewedEntry => ({
  _id: '1',
  id: 'a',
  type: 'action',
  title: 'The a',
  source: null,
  entity: 'team',
  viewedDate: '2026-11-20T10:00:00.000Z',
  ...fields,
})

describe('recently viewed', () => {
  it('recently viewed shows each id once, newest first', () => {
    const entries = [
      anEntry({ _id: '1', id: 'a', viewedDate: '2026-11-20T10:00:00.000Z' }),
      anEntry({ _id: '2', id: 'b', viewedDate: '2026-11-20T11:00:00.000Z' }),
      anEntry({ _id: '3', id: 'a', entity: 'colleague', viewedDate: '2026-11-20T12:00:00.000Z' }),
    ]
    const items = newestOfEach(entries)
    expect(items.map(({ id, entity, entries: of }) => [id, entity, of])).toEqual([
      ['a', 'colleague', ['3', '1']],
      ['b', 'team', ['2']],
    ])
  })

  it('recently viewed keeps every entry and repeats no id, in any input order', () => {
    const entry = fc.record({
      _id: fc.uuid(),
      id: fc.constantFrom('a', 'b', 'c'),
      viewedDate: fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }),
    })
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: (one) => one._id }), (made) => {
        const entries = made.map((one) =>
          anEntry({ ...one, viewedDate: one.viewedDate.toISOString() }),
        )
        const items = newestOfEach(entries)
        const dates = items.map((item) => Date.parse(item.viewedDate))
        expect(dates).toEqual(dates.toSorted((one, other) => other - one))
        expect(new Set(items.map((item) => item.id)).size).toBe(items.length)
        expect(items.flatMap((item) => item.entries).sort()).toEqual(
          entries.map((one) => one._id).sort(),
        )
      }),
    )
  })

  it('a recently viewed entry links to its page', () => {
    expect(addressOf(anEntry({}))).toBe('/impact-actions/advice?action=a&entity=team')
    expect(addressOf(anEntry({ type: 'advice', id: 'v', source: 'a', entity: 'nobody' }))).toBe(
      '/impact-actions/advice?action=a&advice=v',
    )
    expect(addressOf(anEntry({ type: 'challenge', id: 'c', entity: null }))).toBe(
      '/impact-actions/implementation-advice?challenge=c',
    )
    expect(addressOf(anEntry({ type: 'advice', source: null }))).toBeNull()
    expect(addressOf(anEntry({ type: null }))).toBeNull()
  })
})

describe('trending advice', () => {
  const action = (id: string, entity: string, ...adviceIds: string[]) => ({
    id,
    entity: [entity],
    adviceIds,
  })

  it('trending advice comes with its action, and is left out without one', () => {
    const actions = [action('a', 'team', 'v1-b', 'v2'), action('b', 'team')]
    const found = withAction([{ id: 'v1' }, { id: 'v2' }], actions)
    expect(found.map((one) => [one.advice.id, one.action.id])).toEqual([['v2', 'a']])
  })

  it('trending advice alternates between the entities', () => {
    const items = ['team', 'team', 'team', 'customer', 'yourself'].map((entity, at) => ({
      at,
      action: action('a', entity),
    }))
    expect(inTurn(items).map(({ at }) => at)).toEqual([0, 3, 4, 1, 2])
    expect(inTurn([])).toEqual([])
  })
})
