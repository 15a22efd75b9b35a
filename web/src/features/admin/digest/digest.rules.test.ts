import { expect, it } from 'vitest'
import { digestOf } from './digest.rules.ts'

const line = (item: string, figures: (number | null)[], of: number | null = null) => ({
  ...{ item, label: item, of, figures },
})
const months = ['2026-09', '2026-10', '2026-11']
const reports = [
  {
    report: 'way',
    periods: months,
    lines: [line('joined', [20, 22, 24]), line('onboarded', [null, 15, null])],
  },
  {
    report: 'activity',
    periods: ['2026-47', '2026-48'],
    lines: [line('takeActionPeople', [5, 10])],
  },
  {
    report: 'themes',
    periods: months,
    lines: [line('Focus', [5, 10, null]), line('Trust', [15, 5, null])],
  },
  {
    report: 'factors',
    periods: months,
    lines: [line('members', [20, 22, 24]), line('secured', [null, null, 10])],
  },
  { report: 'handbook', periods: months, lines: [line('a', [1, 1, 1], 16), line('b', [], 14)] },
]

it('puts the newest published figure of each report line into the digest', () => {
  expect(digestOf(reports)).toEqual({
    started: { figure: 15, period: '2026-10', all: 22 },
    active: { figure: 10, period: '2026-48', all: null },
    themes: { figure: 10, period: '2026-10', names: ['Focus'] },
    secured: { figure: 10, period: '2026-11', all: 24 },
    questions: 30,
  })
})

it('leaves the digest empty before any figure is published', () => {
  const none = { started: null, active: null, themes: null, secured: null, questions: 0 }
  expect(digestOf([])).toEqual(none)
  const hidden = reports.map((report) => ({
    ...report,
    lines: report.lines.map(({ item }) => line(item, [null, null, null])),
  }))
  expect(digestOf(hidden)).toEqual(none)
})

it('names all themes that share the highest number of people in the digest', () => {
  const lines = [10, 10, 5].map((figure, at) => line('abc'.charAt(at), [figure]))
  const { themes } = digestOf([{ report: 'themes', periods: ['2026-11'], lines }])
  expect(themes?.names).toEqual(['a', 'b'])
})
