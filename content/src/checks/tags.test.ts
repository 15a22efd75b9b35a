import { describe, expect, it } from 'vitest'
import { actionSpread, jobFormats, jobSettings, startsAndJobs } from '#checks/tags.ts'
import { fromCell } from '#exchange/cells.ts'
import { fieldSchema } from '#fields.ts'
import { tables } from '#tables.ts'
import { aCorpus } from '#test-corpus.ts'

const given = aCorpus({ 'impact-advice': [{}], 'impact-action': [{}], job: [{}] })

/** The problems of a valid row of the table with changed fields. */
function problemsWith(table: 'impact-advice' | 'impact-action' | 'job', fields: object) {
  const result = tables[table].row.safeParse({ ...given[table][0]?.row, ...fields })
  return result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

describe('tags', () => {
  it.each([
    ['impact-advice', 'roles', ['team', 'function'], 'boss'],
    ['impact-advice', 'settings', ['shop-floor', 'care'], 'ward'],
    ['impact-advice', 'customers', ['counter', 'public'], 'patients'],
    ['impact-advice', 'needs', ['desk', 'team'], 'boss'],
    ['job', 'has', ['shifts', 'hands'], 'team'],
    ['job', 'settings', ['road', 'office'], 'van'],
    ['job', 'customers', ['business'], 'b2b'],
    ['impact-action', 'motivations', ['money', 'learn'], 'fame'],
    ['impact-action', 'profiles', ['confidant'], 'hero'],
  ] as const)(
    'tags in %s.%s are known values, each once, or left out',
    (table, field, good, unknown) => {
      expect(problemsWith(table, { [field]: good })).toEqual([])
      expect(problemsWith(table, { [field]: [] })).toEqual([])
      expect(problemsWith(table, { [field]: undefined })).toEqual([])
      expect(problemsWith(table, { [field]: [unknown] })).toEqual([
        expect.stringMatching(`^${field}.0: Invalid option`),
      ])
      expect(problemsWith(table, { [field]: [good[0], good[0]] })).toEqual([
        `${field}: names a value twice`,
      ])
    },
  )

  it('tags are read from a spreadsheet, where an empty cell leaves them out', () => {
    const schema = fieldSchema('impact-advice', 'roles')
    expect(fromCell('team, function', schema)).toEqual(['team', 'function'])
    expect(fromCell(null, schema)).toBeUndefined()
  })
})

describe('motivations and profiles', () => {
  const lines = (count: number) =>
    actionSpread(
      aCorpus({
        motivation: [{}],
        clusters: [{ key: 'explorer' }],
        'impact-action': Array.from({ length: count }, (_, index) => ({ id: `action-${index}` })),
      }),
    ).map(({ row, message }) => `${row}: ${message}`)

  it('at least ten actions name each motivation and profile', () => {
    expect(lines(10)).toEqual([])
    expect(lines(9)).toEqual([
      'learn: is named by 9 actions, wanted 10',
      '0: is named by 9 actions, wanted 10',
    ])
  })
})

describe('jobs', () => {
  it('a job names one to three settings, the job “other” no setting', () => {
    const job = [
      { id: 'care', settings: ['care' as const] },
      { id: 'sales' },
      { id: 'energy', settings: ['office', 'care', 'road', 'remote'] as const },
      { id: 'other', settings: ['office' as const] },
    ]
    const found = jobSettings(aCorpus({ job: job as never }))
    expect(found.map(({ row, message }) => `${row}: ${message}`)).toEqual([
      'sales: holds 0, wanted 1 to 3',
      'energy: holds 4, wanted 1 to 3',
      'other: holds 1, wanted none',
    ])
  })
})

describe('formats of jobs', () => {
  const found = (pieces: number, formats?: string[]) =>
    jobFormats(
      aCorpus({
        job: [{ id: 'care', ...(formats && { formats: formats as never }) }, { id: 'other' }],
        'internet-links': [{ id: 'talk', format: 'listen' }],
        'impact-advice': Array.from({ length: pieces }, (_, index) => ({
          id: `piece-${index}`,
          jobs: ['care'],
          linkIds: ['talk'],
        })),
      }),
    ).map(({ row, message }) => `${row}: ${message}`)

  it('a job names exactly the formats that at least three of its pieces have', () => {
    expect(found(3, ['listen'])).toEqual([])
    expect(found(2)).toEqual([])
    expect(found(3)).toEqual(['care: must be listen'])
    expect(found(2, ['listen'])).toEqual(['care: must be left out'])
  })
})

describe('pieces of advice', () => {
  const found = (given: { starts: number; named: number }) =>
    startsAndJobs(
      aCorpus({
        job: [{ id: 'care' }, { id: 'other' }],
        'impact-advice': Array.from({ length: 50 }, (_, index) => ({
          id: `piece-${index}`,
          ...(index < given.starts ? { start: 2 as const } : {}),
          ...(index < given.named ? { jobs: ['care'] } : {}),
        })),
      }),
    ).map(({ row, message }) => `${row}: ${message}`)

  it('at least 20 pieces name each job, and at most 40 are good first ones', () => {
    expect(found({ starts: 40, named: 20 })).toEqual([])
    expect(found({ starts: 41, named: 19 })).toEqual([
      'care: is named by 19 pieces of advice, wanted 20',
      'piece-40: is one of 41, wanted 40',
    ])
  })
})
