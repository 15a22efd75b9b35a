import { describe, expect, it } from 'vitest'
import { weekAfter } from '#lib/weeks.ts'
import { type RhythmFacts, rhythmOf } from './rhythm.rules.ts'

const NOW = '2026-47'
const back = (weeks: number) => weekAfter(NOW, -weeks)
const of = (more: Partial<RhythmFacts>) =>
  rhythmOf({
    now: NOW,
    first: '2020-01',
    active: new Set(),
    away: [],
    holidays: new Set(),
    ...more,
  })
const stateOf = (yearWeek: string, more: Partial<RhythmFacts>) =>
  of(more).weeks.find((week) => week.yearWeek === yearWeek)?.state

describe('the rhythm', () => {
  it('counts active weeks of the last eight, and the current week only if it is active', () => {
    const active = new Set([1, 2, 4, 5, 7, 8, 9].map(back))
    expect(of({ active })).toMatchObject({ inRhythm: 6, of: 8, isFromStart: false })
    expect(of({ active: new Set([...active, NOW]) })).toMatchObject({ inRhythm: 6, of: 8 })
    expect(of({ active: new Set([NOW, back(1)]) })).toMatchObject({ inRhythm: 2, of: 8 })
    expect(stateOf(NOW, {})).toBe('open')
  })

  it('counts only the weeks since a person joined, and excuses their first week', () => {
    expect(of({ first: NOW })).toEqual({
      inRhythm: 0,
      of: 0,
      isFromStart: true,
      weeks: [{ yearWeek: NOW, state: 'start' }],
    })
    const active = new Set([back(2), back(1)])
    expect(of({ first: back(3), active })).toMatchObject({ inRhythm: 2, of: 2, isFromStart: true })
    expect(of({ first: back(2), active })).toMatchObject({ inRhythm: 2, of: 2, isFromStart: true })
  })

  it('begins the rhythm this week if the person joined in a later week of another zone', () => {
    expect(of({ first: weekAfter(NOW, 1) }).weeks).toEqual([{ yearWeek: NOW, state: 'start' }])
  })

  it.each([
    ['one paused day excuses a week', '2026-11-15', '2026-11-15', 'pause', 'pause'],
    ['a pause without an end excuses all later weeks', '2026-11-09', null, 'pause', 'pause'],
    ['three days off excuse a week', '2026-11-11', '2026-11-13', 'dayOff', 'holidays'],
    ['two days off do not excuse a week', '2026-11-12', '2026-11-13', 'dayOff', 'quiet'],
    ['days off on a weekend do not excuse a week', '2026-11-14', '2026-11-15', 'dayOff', 'quiet'],
    ['a pause does not excuse a week after its end', '2026-11-01', '2026-11-08', 'pause', 'quiet'],
  ])('%s', (_title, fromDay, toDay, kind, state) => {
    expect(stateOf(back(1), { away: [{ fromDay, toDay, kind }] })).toBe(state)
  })

  it('adds up public holidays and days off of one week, each day once', () => {
    const holidays = new Set(['2026-11-11', '2026-11-12'])
    const off = (day: string) => ({
      away: [{ fromDay: day, toDay: day, kind: 'dayOff' }],
      holidays,
    })
    expect(stateOf(back(1), { holidays })).toBe('quiet')
    expect(stateOf(back(1), off('2026-11-12'))).toBe('quiet')
    expect(stateOf(back(1), off('2026-11-13'))).toBe('holidays')
  })

  it('keeps an active week in rhythm even if a pause excuses it', () => {
    const away = [{ fromDay: '2026-11-09', toDay: '2026-11-15', kind: 'pause' }]
    expect(stateOf(back(1), { away, active: new Set([back(1)]) })).toBe('inRhythm')
  })

  it('counts weeks before a long pause, at most half a year back', () => {
    const active = new Set([1, 2, 15, 16, 17, 18, 19, 20].map(back))
    const away = [{ fromDay: '2026-08-10', toDay: '2026-11-01', kind: 'pause' }]
    expect(of({ active, away })).toMatchObject({ inRhythm: 8, of: 8 })
    const whole = [{ fromDay: '2020-01-01', toDay: null, kind: 'pause' }]
    expect(of({ away: whole })).toMatchObject({ inRhythm: 0, of: 0, isFromStart: false })
    expect(of({ away: whole }).weeks).toHaveLength(26)
  })
})
