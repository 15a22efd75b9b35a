import { expect, it } from 'vitest'
import { kitSteps, pathWeeks } from '#checks/occasions.ts'
import { kit, path } from '#schema/occasions.ts'
import { tip } from '#schema/tips.ts'
import { aCorpus } from '#test-corpus.ts'

const week = {
  ...{ title: 'A week', step: 'Do it.', when: 'Monday comes', why: 'A start.' },
  // biome-ignore lint/suspicious/noThenProperty: half of an if-then plan; a text is no promise
  then: 'do it',
}
const advice = ['write-it', 'read-it', 'draw-it', 'say-it'].map((id) => ({ id }))
const sound = aCorpus({ kit: [{}], path: [{}], main: [{}] })

it('the steps of a kit have ids of their own', () => {
  const step = { id: 'one', title: 'One', text: 'Do it.' }
  const steps = [step, step, { ...step, id: 'two' }]
  expect(kitSteps(aCorpus({ kit: [{ steps }] }))).toMatchObject([
    { file: 'kit.yaml', row: 'run-it', field: 'steps', message: 'the step one appears twice' },
  ])
})

it('a week of a path leads to advice or a kit, another one each week', () => {
  expect(pathWeeks(aCorpus({ path: [{}], 'impact-advice': advice }))).toEqual([])
  const weeks = [
    ...[
      { ...week, adviceId: 'write-it' },
      { ...week, adviceId: 'write-it' },
    ],
    ...[
      { ...week, adviceId: 'gone' },
      { ...week, kitId: 'no-kit' },
    ],
  ]
  const found = pathWeeks(aCorpus({ path: [{ weeks }], 'impact-advice': advice }))
  expect(found.map(({ row, field, message }) => `${row}: ${field}: ${message}`)).toEqual([
    'first-month: weeks.1.adviceId: write-it is in an earlier week',
    'first-month: weeks.2.adviceId: gone does not exist',
    'first-month: weeks.3.kitId: no-kit does not exist',
  ])
})

it.each([
  ['a kit without steps', kit, { ...sound.kit[0]?.row, steps: [] }, 'needs at least 5 steps'],
  ['a path of three weeks', path, threeWeeks(), 'needs four weeks'],
  ['month 13', tip, { ...sound.main[0]?.row, months: [13] }, 'expected number to be <=12'],
])('refuses %s', (_title, schema, row, message) => {
  expect(schema.safeParse(row).error?.issues[0]?.message).toContain(message)
})

it('refuses a week with both advice and a kit, or neither', () => {
  for (const links of [{}, { adviceId: 'write-it', kitId: 'run-it' }]) {
    const weeks = [1, 2, 3, 4].map(() => ({ ...week, ...links }))
    expect(path.safeParse({ ...sound.path[0]?.row, weeks }).error?.issues[0]?.message).toBe(
      'must name an adviceId or a kitId, and not both',
    )
  }
})

function threeWeeks() {
  const row = aCorpus({ path: [{}] }).path[0]?.row
  return { ...row, weeks: row?.weeks.slice(0, 3) }
}
