import { describe, expect, it } from 'vitest'
import type { KeptSave } from '#lib/outbox.ts'
import { canBookmark } from './can-bookmark.rules.ts'
import { type AdviceFields, type SavedAdvice, withKept } from './saved.rules.ts'

const fields: AdviceFields = {
  adviceId: 'v',
  impactAdviceId: 'v',
  adviceTitle: 'The v',
  adviceBody: 'Do it.',
  actionId: 'a',
  actionTitle: 'The a',
  category: 'The c',
  entity: 'team',
}

describe('bookmarking', () => {
  it('requires six advice fields for a bookmark, but not the category', () => {
    expect(canBookmark(fields)).toBe(true)
    const { category: _, ...needless } = fields
    expect(canBookmark(needless)).toBe(true)
    const needed = ['adviceId', 'actionId', 'adviceTitle', 'adviceBody', 'actionTitle', 'entity']
    for (const name of needed) {
      expect(canBookmark({ ...fields, [name]: '' })).toBe(false)
      expect(canBookmark({ ...fields, [name]: null })).toBe(false)
    }
  })
})

describe('saved advice on screen', () => {
  const aSaved: SavedAdvice = {
    _id: '1',
    version: 3,
    adviceId: 'v',
    entity: 'team',
    isGoal: true,
    isBookmark: false,
  }
  const aKept = (operation: string, obj: Record<string, unknown>): KeptSave => ({
    key: JSON.stringify(obj),
    at: 1,
    person: 'ada',
    operation,
    query: '',
    variables: { obj },
  })

  it('shows advice as saved while its save is still on this device', () => {
    const kept = aKept('goalCreate', { _id: '2', adviceId: 'w', entity: 'team', isGoal: true })
    expect(withKept([], [kept])).toEqual([
      { _id: '2', version: null, adviceId: 'w', entity: 'team', isGoal: true, isBookmark: false },
    ])
  })

  it('adds a bookmark only to the goal with the same advice and entity', () => {
    const bookmark = { _id: '2', adviceId: 'v', isGoal: false, isBookmark: true }
    const same = withKept([aSaved], [aKept('goalCreate', { ...bookmark, entity: 'team' })])
    expect(same).toEqual([{ ...aSaved, isBookmark: true }])
    const other = withKept([aSaved], [aKept('goalCreate', { ...bookmark, entity: 'customer' })])
    expect(other).toHaveLength(2)
  })

  it('removes the bookmark from a goal, and deletes a bookmark that is no goal', () => {
    const off = aKept('goalUpdate', { _id: '1', isBookmark: false })
    expect(withKept([{ ...aSaved, isBookmark: true }], [off])).toEqual([aSaved])
    expect(withKept([{ ...aSaved, isGoal: false, isBookmark: true }], [off])).toEqual([])
  })

  it('leaves saved advice unchanged after other saves', () => {
    expect(withKept([aSaved], [aKept('historyCreate', { _id: '1' })])).toEqual([aSaved])
  })
})
