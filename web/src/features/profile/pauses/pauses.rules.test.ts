import { describe, expect, it } from 'vitest'
import { daysText, faultOf, inTime } from './pauses.rules.ts'

const pause = (fromDay: string, toDay: string | null) => ({
  _id: `${fromDay}`,
  fromDay,
  toDay,
  kind: 'pause',
})

describe('days away', () => {
  it('writes days away with the year only if it is another year', () => {
    const today = '2026-11-22'
    expect(daysText(pause('2026-12-24', '2026-12-24'), today)).toEqual({
      from: '24 Dec',
      to: '24 Dec',
    })
    expect(daysText(pause('2026-12-21', '2027-01-03'), today)).toEqual({
      from: '21 Dec',
      to: '3 Jan 2027',
    })
    expect(daysText(pause('2026-12-21', null), today)).toEqual({ from: '21 Dec', to: null })
  })

  it('lists current and future days away first, and past ones last', () => {
    const all = [
      pause('2026-12-21', '2027-01-03'),
      pause('2026-11-20', '2026-11-22'),
      pause('2026-11-01', null),
      pause('2026-10-01', '2026-11-21'),
    ]
    const { coming, over } = inTime(all, '2026-11-22')
    expect(coming.map(({ fromDay }) => fromDay)).toEqual(['2026-11-01', '2026-11-20', '2026-12-21'])
    expect(over.map(({ fromDay }) => fromDay)).toEqual(['2026-10-01'])
  })

  it('days away need a first and a last day, but a pause needs no last day', () => {
    const draft = { kind: 'dayOff', fromDay: '2026-12-21', toDay: '2026-12-21' }
    expect(faultOf(draft)).toBeNull()
    expect(faultOf({ ...draft, fromDay: '' })).toBe('from')
    expect(faultOf({ ...draft, toDay: '' })).toBe('to')
    expect(faultOf({ ...draft, toDay: '', kind: 'pause' })).toBeNull()
    expect(faultOf({ ...draft, toDay: '2026-12-20' })).toBe('order')
  })
})
