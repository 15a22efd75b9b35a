import { describe, expect, it } from 'vitest'
import { compile } from '#compile.ts'
import { loadCorpus } from '#load.ts'
import { corpusOfRecords, type RecordTables, type TableRecord, unknownFields } from '#records.ts'
import { tableNames } from '#tables.ts'

const { corpus } = loadCorpus()

const isEmpty = (value: unknown) =>
  [null, undefined, '', false].includes(value as never) || `${value}`.length === 0

/** Records as a table service sends them: without empty fields, with an id of the service. */
function served(): Record<string, TableRecord[]> {
  return Object.fromEntries(
    tableNames.map((table) => [
      table,
      corpus[table].map(({ row }, index) => ({
        id: `rec-${table}-${index}`,
        fields: Object.fromEntries(Object.entries(row).filter(([, value]) => !isEmpty(value))),
      })),
    ]),
  )
}

const tables = (records: Record<string, TableRecord[]>) => records as unknown as RecordTables

function changed(table: string, place: number, fields: Record<string, unknown>): RecordTables {
  const records = served()
  const own = records[table] ?? []
  const before = own[place] ?? { id: '', fields: {} }
  records[table] = own.with(place, { ...before, fields: { ...before.fields, ...fields } })
  return tables(records)
}

const said = (records: RecordTables) =>
  corpusOfRecords(records, 'airtable').problems.map((p) => `${p.file}: ${p.row}: ${p.field}`)

describe('a corpus from records', () => {
  it('records give the same corpus as the files, including blank fields', () => {
    const { corpus: again, problems } = corpusOfRecords(tables(served()), 'airtable')
    expect(problems).toEqual([])
    expect(compile(again)).toEqual(compile(corpus))
  })

  it('records have objects in a long text, one a line', () => {
    const [first] = corpus.rehearsal
    const feelings = first?.row.feelings.map((one) => JSON.stringify(one)).join('\n')
    const written = corpusOfRecords(changed('rehearsal', 0, { feelings }), 'airtable')
    expect(written.problems).toEqual([])
    expect(written.corpus.rehearsal[0]?.row.feelings).toEqual(first?.row.feelings)
  })

  it('a link to a record becomes the key of its row', () => {
    const links = changed('impact-action', 0, {
      adviceIds: ['rec-impact-advice-2', 'rec-impact-advice-0'],
    })
    const advice = corpus['impact-advice']
    expect(corpusOfRecords(links, 'airtable').corpus['impact-action'][0]?.row.adviceIds).toEqual([
      advice[2]?.key,
      advice[0]?.key,
    ])
    const one = corpusOfRecords(
      changed('main', 0, { adviceId: ['rec-impact-advice-1'] }),
      'airtable',
    )
    expect(one.corpus.main[0]?.row.adviceId).toBe(advice[1]?.key)
  })

  it('a record loses the line end of a text, and a blank text counts as missing', () => {
    const rich = corpusOfRecords(changed('tooltips', 0, { text: 'A text.\n' }), 'airtable')
    expect(rich.corpus.tooltips[0]?.row.text).toBe('A text.')
    expect(said(changed('tooltips', 0, { text: ' \n' }))).toEqual([
      'airtable/tooltips: home/impact index: text',
    ])
  })

  it('unknown fields of a record are ignored and reported', () => {
    const records = changed('faq', 3, { 'Last edited by': 'somebody', __proto__x: 1 })
    expect(said(records)).toEqual([])
    expect(unknownFields(records)).toEqual(['faq.Last edited by', 'faq.__proto__x'])
  })

  it.each([
    ['impact-advice', { grade: 'E' }, 'grade'],
    ['impact-advice', { time: '10' }, 'time'],
    ['impact-advice', { time: -1 }, 'time'],
    ['impact-advice', { body: 7 }, 'body'],
    ['impact-advice', { sourceIds: 'a' }, 'sourceIds'],
    ['impact-action', { entity: [] }, 'entity'],
    ['main', { id: 1.5 }, 'id'],
  ])(
    'a problem names table, row and field of the wrong value in %s: %j',
    (table, fields, field) => {
      const key = 'id' in fields ? '1.5' : corpus[table as 'main'][0]?.key
      expect(said(changed(table, 0, fields))).toEqual([
        expect.stringMatching(new RegExp(`^airtable/${table}: ${key}: ${field}`)),
      ])
    },
  )

  it('a problem names a table without rows and the record of a row without a key', () => {
    expect(said(tables({ ...served(), faq: [] }))).toEqual(['airtable/faq: -: -'])
    const bare = { id: 'recX', fields: {} }
    expect(said(tables({ ...served(), job: [bare] }))).toContain('airtable/job: recX: id')
  })
})
