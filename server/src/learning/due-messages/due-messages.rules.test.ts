import { describe, expect, it } from 'vitest'
import { DEFAULT_TIMES } from '#messaging/preferences/preferences.rules.ts'
import { type DueGoal, type DueReminder, dueMessages } from './due-messages.rules.ts'

const goal = (_id: string, more: Partial<DueGoal> = {}): DueGoal => ({
  ...{ _id, title: _id, reviewDate: null, reviewTime: null },
  ...{ planTime: null, planDays: null, startDate: null, updatedDate: 0 },
  ...more,
})

const reminder = (_id: string, day: string, time: string | null = null): DueReminder => ({
  ...{ _id, company: 'juniper', title: null, text: 'Thank someone.', day, time },
})

type More = {
  reminders?: readonly DueReminder[]
  zone?: string
  free?: readonly string[]
  digest?: true
  muted?: string
  asked?: string
}
function dueAt(now: string, goals: readonly DueGoal[], more: More = {}) {
  const days = {
    zone: more.zone ?? 'UTC',
    isFree: (day: string) => more.free?.includes(day) ?? false,
  }
  const times = { ...DEFAULT_TIMES, mutedUntil: more.muted ?? null }
  const { reminders: given = [], digest: hasDigest = false } = more
  const lastAsked = more.asked ?? null
  const facts = { times, days, now: Date.parse(now), hasDigest, lastAsked, reminders: given }
  const { plans, checkIn, digest, reminders, next } = dueMessages(goals, facts)
  return {
    plans: plans.map(({ occasion, goals }) => `${occasion} ${goals.map(({ _id }) => _id)}`),
    checkIn: checkIn && `${checkIn.occasion} ${checkIn.goals.map(({ _id }) => _id)}`,
    digest: digest?.occasion ?? null,
    reminders: reminders.map(({ _id }) => _id),
    next: next && new Date(next).toISOString().slice(0, 16),
  }
}
const NOTHING = { plans: [], checkIn: null, digest: null, reminders: [], next: null }

// 2026-11-23 is a Monday.
describe('messages that are due', () => {
  it("don't exist without a goal that has a date", () => {
    expect(dueAt('2026-11-23T09:00Z', [goal('a')])).toEqual(NOTHING)
  })

  it('ask for a check-in once the hours of its day begin, with all goals of that day', () => {
    const goals = [
      goal('a', { reviewDate: '2026-11-23' }),
      goal('b', { reviewDate: '2026-11-23', reviewTime: '16:00' }),
      goal('c', { reviewDate: '2026-11-25' }),
    ]
    expect(dueAt('2026-11-23T07:59Z', goals)).toEqual({ ...NOTHING, next: '2026-11-23T08:00' })
    expect(dueAt('2026-11-23T08:00Z', goals)).toMatchObject({ checkIn: '2026-11-23 a,b' })
    expect(dueAt('2026-11-23T08:00Z', goals).next).toBe('2026-11-23T16:00')
  })

  it('ask for the check-in of a free day after it, and for no older one', () => {
    const goals = [goal('a', { reviewDate: '2026-11-21' }), goal('b', { reviewDate: '2026-05-01' })]
    const free = ['2026-11-23', '2026-11-24']
    expect(dueAt('2026-11-23T09:00Z', goals, { free })).toEqual({
      ...NOTHING,
      next: '2026-11-25T08:00',
    })
    expect(dueAt('2026-11-25T12:00Z', goals, { free }).checkIn).toBe('2026-11-25 a')
    const asked = '2026-11-25'
    expect(dueAt('2026-11-26T12:00Z', goals, { free, asked })).toEqual(NOTHING)
  })

  it('ask once for a check-in that time off moved, if it ends early, within two weeks', () => {
    const goals = [goal('a', { reviewDate: '2026-11-09' })]
    const now = '2026-11-23T09:00Z'
    expect(dueAt(now, goals).checkIn).toBe('2026-11-23 a')
    expect(dueAt(now, goals, { free: ['2026-11-23'] }).next).toBe('2026-11-24T08:00')
    expect(dueAt(now, goals, { asked: '2026-11-09' })).toEqual(NOTHING)
    expect(dueAt('2026-11-24T09:00Z', goals)).toEqual(NOTHING)
    expect(dueAt(now, goals, { asked: '2026-11-06' }).checkIn).toBe('2026-11-23 a')
  })

  it('name plans of one time together, on their days, from their start', () => {
    const plan = { planTime: '14:30', planDays: '13' }
    const goals = [
      goal('a', plan),
      goal('b', plan),
      goal('c', { ...plan, planTime: '21:00' }),
      goal('d', { ...plan, startDate: '2026-11-30' }),
    ]
    expect(dueAt('2026-11-23T14:00Z', goals)).toEqual({ ...NOTHING, next: '2026-11-23T14:30' })
    expect(dueAt('2026-11-23T15:00Z', goals)).toEqual({
      ...{ ...NOTHING, plans: ['2026-11-23 14:30 a,b'], next: '2026-11-23T21:00' },
    })
    expect(dueAt('2026-11-24T09:00Z', goals)).toEqual({ ...NOTHING, next: '2026-11-25T14:30' })
  })

  it('name no plan on a free day, in a pause, or on the day of its check-in', () => {
    const plan = goal('a', { planTime: '14:30', planDays: '12345' })
    const now = '2026-11-23T15:00Z'
    expect(dueAt(now, [plan], { free: ['2026-11-23'] }).plans).toEqual([])
    expect(dueAt(now, [plan], { muted: '2026-11-25' })).toEqual({
      ...NOTHING,
      next: '2026-11-25T14:30',
    })
    const both = { ...plan, reviewDate: '2026-11-23' }
    expect(dueAt(now, [both])).toMatchObject({ plans: [], checkIn: '2026-11-23 a' })
  })

  it('end when a check-in has waited for two weeks', () => {
    const plan = { planTime: '14:30', planDays: '12345', reviewDate: '2026-11-09' }
    const asked = '2026-11-09'
    expect(dueAt('2026-11-23T15:00Z', [goal('a', plan)], { asked }).plans).toHaveLength(1)
    expect(dueAt('2026-11-24T15:00Z', [goal('a', plan)])).toEqual(NOTHING)
  })

  it('send the digest once in its week, and catch it up on that day alone', () => {
    const digest = true
    expect(dueAt('2026-11-23T15:00Z', [], { digest }).next).toBe('2026-11-24T10:00')
    expect(dueAt('2026-11-24T18:00Z', [], { digest })).toMatchObject({
      ...{ digest: '2026-48', next: '2026-12-01T10:00' },
    })
    expect(dueAt('2026-11-25T09:00Z', [], { digest }).digest).toBeNull()
  })

  it('come at the day and hour of the person’s own zone', () => {
    const goals = [goal('a', { reviewDate: '2026-11-24' })]
    const zone = 'Pacific/Kiritimati'
    expect(dueAt('2026-11-23T17:59Z', goals, { zone })).toEqual({
      ...NOTHING,
      next: '2026-11-23T18:00',
    })
    expect(dueAt('2026-11-23T18:00Z', goals, { zone }).checkIn).toBe('2026-11-24 a')
  })

  it('bring a reminder of the company on its day, when the hours begin or at its time', () => {
    const reminders = [reminder('a', '2026-11-24'), reminder('b', '2026-11-24', '15:00')]
    expect(dueAt('2026-11-24T07:00Z', [], { reminders })).toEqual({
      ...NOTHING,
      next: '2026-11-24T08:00',
    })
    expect(dueAt('2026-11-24T09:00Z', [], { reminders })).toMatchObject({
      ...{ reminders: ['a'], next: '2026-11-24T15:00' },
    })
    expect(dueAt('2026-11-24T16:00Z', [], { reminders }).reminders).toEqual(['a', 'b'])
    const free = ['2026-11-24']
    expect(dueAt('2026-11-25T09:00Z', [], { reminders, free }).reminders).toEqual(['a', 'b'])
    expect(dueAt('2026-11-26T09:00Z', [], { reminders }).reminders).toEqual([])
  })

  it('look ahead quickly for 400 goals', () => {
    const goals = Array.from({ length: 400 }, (_, at) =>
      goal(`${at}`, { reviewDate: '2026-05-01', planTime: '09:00', planDays: '12345' }),
    )
    expect(dueAt('2026-11-23T15:00Z', goals)).toEqual(NOTHING)
  })
})
