import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterSave,
  changedFields,
  differences,
  isFieldOf,
  isSameValue,
  merge,
  parseDraft,
} from './form-versions.ts'

type Values = { name: string; note: string; asked: boolean; likes: readonly string[] }

const empty: Values = { name: '', note: '', asked: false, likes: [] }
const values = (more: Partial<Values>): Values => ({ ...empty, ...more })

describe('the changes in a form', () => {
  it('finds each changed field of a form, in the order of the form', () => {
    const now = values({ likes: ['read'], asked: true, name: 'Ada' })
    expect(changedFields(empty, now)).toEqual(['name', 'asked', 'likes'])
  })

  it.each([
    [['a', 'b'], ['b', 'a'], true],
    [['a', 'b'], ['a'], false],
    [['a'], ['b'], false],
    [[], [], true],
    ['', [], false],
    ['true', true, false],
  ] as const)('whether %j and %j are the same value in a form: %s', (one, other, same) => {
    expect(isSameValue(one, other)).toBe(same)
  })

  it("accepts only a form's own fields, not properties of every object", () => {
    expect(isFieldOf(empty, 'note')).toBe(true)
    for (const name of ['toString', '', 'other', null]) expect(isFieldOf(empty, name)).toBe(false)
  })

  it('keeps the text written in a form during a save', () => {
    const sent = values({ note: 'one', name: 'Mei ' })
    const now = values({ note: 'one and two', name: 'Mei ' })
    const saved = values({ note: 'one', name: 'Mei' })
    expect(afterSave(now, sent, saved)).toEqual(values({ note: 'one and two', name: 'Mei' }))
  })
})

describe('two versions of a record', () => {
  const before = values({ name: 'old', likes: ['read'] })
  const mine = values({ name: 'mine', likes: ['read'], asked: true })
  const theirs = values({ name: 'theirs', likes: ['listen'] })
  const found = differences(before, mine, theirs)

  it('reports fields that the other version changed, but not those that only the form changed', () => {
    expect(found).toEqual([
      { field: 'name', mine: 'mine', theirs: 'theirs', written: true },
      { field: 'likes', mine: ['read'], theirs: ['listen'], written: false },
    ])
  })

  it('merges the changes of both versions if the person made no choice', () => {
    const merged = merge(mine, found, {})
    expect(merged).toEqual(values({ name: 'mine', likes: ['listen'], asked: true }))
    expect(changedFields(theirs, merged)).toEqual(['name', 'asked'])
  })

  it('merges two versions field by field as the person chose', () => {
    const picked = merge(mine, found, { name: 'theirs', likes: 'mine' })
    expect(picked).toEqual({ ...mine, name: 'theirs' })
  })

  it('keeps fields that only the form changed, even if the other version wins all conflicts', () => {
    const merged = merge(mine, found, { name: 'theirs', likes: 'theirs' })
    expect(changedFields(theirs, merged)).toEqual(['asked'])
  })

  it('finds no conflict when a save succeeded but its answer was lost', () => {
    expect(differences(before, mine, mine)).toEqual([])
  })

  const anyValues: fc.Arbitrary<Values> = fc.record({
    name: fc.constantFrom('', 'a', 'b'),
    note: fc.constantFrom('', 'a', 'b'),
    asked: fc.boolean(),
    likes: fc.subarray(['read', 'listen', 'advice']),
  })

  it('merging two versions loses no change', () => {
    fc.assert(
      fc.property(anyValues, anyValues, anyValues, (was, here, there) => {
        const merged = merge(here, differences(was, here, there), {})
        for (const field of changedFields(was, here)) {
          expect(isSameValue(merged[field], here[field])).toBe(true)
        }
        for (const field of changedFields(was, there)) {
          if (!isSameValue(was[field], here[field])) continue
          expect(isSameValue(merged[field], there[field])).toBe(true)
        }
      }),
    )
  })
})

describe('a stored draft', () => {
  const draft = { person: 'ada', base: { version: 2, values: empty }, values: { ...empty } }

  it('returns a stored draft to the person who wrote it', () => {
    expect(parseDraft(structuredClone(draft), 'ada', empty)).toEqual(draft)
  })

  it.each([
    ['null', null],
    ['a text', 'x'],
    ['a draft without values', { ...draft, values: undefined }],
    ['a draft of another shape', { ...draft, base: { version: 2, values: { note: 1 } } }],
    ['a text for a list', { ...draft, values: { ...empty, likes: 'read' } }],
    ['a draft without a version', { ...draft, base: { values: empty } }],
    ["another person's draft", { ...draft, person: 'bob' }],
  ])('returns null instead of a stored draft for %s', (_, kept) => {
    expect(parseDraft(kept, 'ada', empty)).toBeNull()
  })
})
