import { expect, it } from 'vitest'
import { type CalendarGoal, feedEvents, goalEvents } from './calendar.rules.ts'

const DAY = 24 * 3_600_000
const NOW = Date.parse('2026-11-21T09:00:00Z')
const publicUrl = 'https://goodwork.example'

const goal = (more: Partial<CalendarGoal> = {}): CalendarGoal => ({
  ...{ _id: 'g', version: 3, adviceTitle: 'Ask first', actionTitle: null, progress: null },
  ...{ planWhen: null, planThen: null, planObstacle: null, planIfThen: null },
  ...{ startDate: null, endDate: null, reviewDate: null, reviewTime: null },
  ...{ createdDate: NOW - DAY, updatedDate: NOW, letGoDate: null, deletedDate: null },
  ...more,
})
const feed = (more: Partial<CalendarGoal>, zone = 'UTC', now = NOW) =>
  feedEvents([goal(more)], { zone, publicUrl }, now)

it.each([
  ['all day', '2027-03-28', null, 'Europe/Berlin', '2027-03-28'],
  ['before the clocks go forward', '2027-03-28', '01:30', 'Europe/Berlin', '2027-03-28T00:30:00Z'],
  ['in the skipped hour', '2027-03-28', '02:30', 'Europe/Berlin', '2027-03-28T01:30:00Z'],
  ['after the clocks went forward', '2027-03-28', '09:00', 'Europe/Berlin', '2027-03-28T07:00:00Z'],
  [
    'in the repeated hour, the first',
    '2026-10-25',
    '02:30',
    'Europe/Berlin',
    '2026-10-25T00:30:00Z',
  ],
  ['after the clocks went back', '2026-10-25', '09:00', 'Europe/Berlin', '2026-10-25T08:00:00Z'],
  ['in the earliest zone', '2026-12-01', '00:15', 'Pacific/Kiritimati', '2026-11-30T10:15:00Z'],
  ['all day in the earliest zone', '2026-12-01', null, 'Pacific/Kiritimati', '2026-12-01'],
  ['as an instant', '2026-12-01T09:00:00.000Z', null, 'Asia/Tokyo', '2026-12-01T09:00:00Z'],
])('shows a review %s', (_name, reviewDate, reviewTime, zone, start) => {
  const [event] = feed({ reviewDate, reviewTime }, zone)
  expect(event?.start).toBe(start.includes('T') ? Date.parse(start) : start)
})

it('an open goal has events for its check-in, its start and its last day', () => {
  const dates = { reviewDate: '2026-12-01', startDate: '2026-11-23', endDate: '2026-12-31' }
  const events = feed(dates)
  expect(events.map(({ uid, summary, start }) => [uid, summary, start])).toEqual([
    ['review-g@goodwork', 'Check-in: Ask first', '2026-12-01'],
    ['start-g@goodwork', 'Start: Ask first', '2026-11-23'],
    ['end-g@goodwork', 'Last day: Ask first', '2026-12-31'],
  ])
  expect(events.every(({ sequence, isCancelled }) => sequence === 3 && !isCancelled)).toBe(true)
  expect(feed({})).toEqual([])
})

it.each([
  [{}, ''],
  [{ planWhen: 'When it rings', planThen: 'I will smile.' }, 'When it rings, I’ll smile.\n\n'],
  [{ planThen: 'ask one' }, 'I’ll ask one.\n\n'],
  [
    {
      ...{ planWhen: 'it rings', planThen: 'smile' },
      ...{ planObstacle: 'If I forget', planIfThen: 'I call back' },
    },
    'When it rings, I’ll smile.\nIf I forget, I’ll call back.\n\n',
  ],
])('describes an event by the plan and the address of the goal: %j', (plan, words) => {
  const [event] = feed({ reviewDate: '2026-12-01', ...plan })
  expect(event?.description).toBe(`${words}${publicUrl}/impact-goal/view?id=g`)
})

it('a title has one line, and no text has control characters', () => {
  const [event] = feed({
    ...{ reviewDate: '2026-12-01', adviceTitle: 'Ask\r\nfirst\u0007' },
    ...{ planWhen: 'a\u0000b', planThen: 'c\nd' },
  })
  expect(event?.summary).toBe('Check-in: Ask first ')
  expect(event?.description).toContain('When a b, I’ll c\nd.')
})

it.each<[string, Partial<CalendarGoal>]>([
  ['let go', { letGoDate: NOW - DAY }],
  ['deleted', { deletedDate: NOW - DAY }],
  ['achieved', { progress: 'Goal achieved!', updatedDate: NOW - DAY }],
])('a goal that was %s is cancelled for 30 days', (_name, ended) => {
  const events = feed({ reviewDate: '2026-12-01', endDate: '2026-12-31', ...ended })
  expect(events.map(({ isCancelled }) => isCancelled)).toEqual([true, true])
  expect(feed({ reviewDate: '2026-12-01', ...ended }, 'UTC', NOW + 29 * DAY)).toHaveLength(1)
  expect(feed({ reviewDate: '2026-12-01', ...ended }, 'UTC', NOW + 30 * DAY)).toEqual([])
})

it('cancels the check-in of an achieved goal, which has no review any more', () => {
  const [event] = feed({ progress: 'Goal achieved!' }, 'Pacific/Kiritimati')
  expect(event).toMatchObject({ uid: 'review-g@goodwork', start: '2026-11-21', isCancelled: true })
})

it('one goal without any date starts on the day when it was saved, in the person’s zone', () => {
  const createdDate = Date.parse('2026-11-20T11:00:00Z')
  const [event] = goalEvents(goal({ createdDate }), { zone: 'Pacific/Kiritimati', publicUrl })
  expect(event).toMatchObject({ summary: 'Start: Ask first', start: '2026-11-21' })
  const planned = goal({ createdDate, reviewDate: '2026-12-01' })
  expect(goalEvents(planned, { zone: 'UTC', publicUrl })).toHaveLength(1)
})
