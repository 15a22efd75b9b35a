import { describe, expect, it } from 'vitest'
import {
  afterSave,
  baseOf,
  changedFields,
  changesToSend,
  differences,
  endsBeforeStart,
  formFields,
  type GoalValues,
  merge,
  parseDraft,
} from './changes.rules.ts'

const empty = Object.fromEntries(formFields.map((field) => [field, ''])) as GoalValues
const values = (more: Partial<GoalValues>): GoalValues => ({ ...empty, ...more })

describe('what a form sends', () => {
  it('sends the changed fields alone, and null for what was emptied', () => {
    const before = values({ specific: 'Ask Mei', partner: 'Mei', endDate: '2026-12-01' })
    const now = values({ specific: 'Ask Ada', partner: '', endDate: '2026-12-01' })
    expect(changesToSend(before, now)).toEqual({ specific: 'Ask Ada', partner: null })
  })

  it('sends nothing where a change was taken back', () => {
    expect(changesToSend(values({ note: 'x' }), values({ note: 'x' }))).toEqual({})
  })

  it('reads a record without nulls, and the day of an instant', () => {
    const record = Object.fromEntries(formFields.map((field) => [field, null]))
    const goal = { ...record, version: 3, endDate: '2026-12-01T10:00:00.000Z', note: 'n' }
    expect(baseOf(goal as Parameters<typeof baseOf>[0])).toEqual({
      version: 3,
      values: values({ endDate: '2026-12-01', note: 'n' }),
    })
  })

  it.each([
    ['2026-12-02', '2026-12-01', true],
    ['2026-12-01', '2026-12-01', false],
    ['', '2026-12-01', false],
    ['2026-12-01', '', false],
  ])('a start on "%s" and an end on "%s": refused is %s', (startDate, endDate, refused) => {
    expect(endsBeforeStart(values({ startDate, endDate }))).toBe(refused)
  })

  it('keeps what was written on while it was being saved', () => {
    const sent = values({ note: 'one', partner: 'Mei ' })
    const now = values({ note: 'one and two', partner: 'Mei ' })
    const saved = values({ note: 'one', partner: 'Mei' })
    expect(afterSave(now, sent, saved)).toEqual(values({ note: 'one and two', partner: 'Mei' }))
  })
})

describe('two versions of a goal', () => {
  const before = values({ specific: 'old', measurable: 'old', note: 'old', relevant: 'old' })
  const mine = { ...before, specific: 'mine', measurable: 'same', relevant: 'mine' }
  const theirs = { ...before, specific: 'theirs', measurable: 'same', note: 'theirs' }
  const found = differences(before, mine, theirs)

  it('disagree where both wrote, or the other one did, and not where one alone wrote here', () => {
    expect(found).toEqual([
      { field: 'specific', mine: 'mine', theirs: 'theirs', written: true },
      { field: 'note', mine: 'old', theirs: 'theirs', written: false },
    ])
  })

  it('become one with the words of both, where nobody chose', () => {
    const merged = merge(mine, found, {})
    expect(merged).toEqual({ ...mine, note: 'theirs' })
    expect(changedFields(theirs, merged)).toEqual(['specific', 'relevant'])
  })

  it('become one field by field as it was chosen', () => {
    expect(merge(mine, found, { specific: 'theirs', note: 'mine' })).toEqual({
      ...mine,
      specific: 'theirs',
    })
  })

  it('leave what only was written here, even where all of the other is taken', () => {
    const merged = merge(mine, found, { specific: 'theirs', note: 'theirs' })
    expect(changedFields(theirs, merged)).toEqual(['relevant'])
  })

  it('do not disagree where an answer was lost and the save had got through', () => {
    expect(differences(before, mine, mine)).toEqual([])
  })
})

describe('a kept draft', () => {
  const draft = {
    person: 'ada',
    base: { version: 2, values: empty },
    values: values({ note: 'x' }),
  }

  it('comes back whole for the person who wrote it', () => {
    expect(parseDraft(structuredClone(draft), 'ada')).toEqual(draft)
  })

  it.each([
    ['nothing', null],
    ['a text', 'x'],
    ['a draft without values', { ...draft, values: undefined }],
    ['a draft of another shape', { ...draft, base: { version: 2, values: { note: 1 } } }],
    ['a draft without a version', { ...draft, base: { values: empty } }],
    ["another person's draft", { ...draft, person: 'bob' }],
  ])('is nothing when it is %s', (_, kept) => {
    expect(parseDraft(kept, 'ada')).toBeNull()
  })
})
