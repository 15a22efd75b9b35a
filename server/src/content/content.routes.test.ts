import Airtable from 'airtable'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordId } from './content.store.ts'
import { aContentServer, compiled, readKey } from './content.test-server.ts'

const app = aContentServer()
let base: Airtable.Base

beforeAll(async () => {
  const host = await app.listen({ port: 0, host: '127.0.0.1' })
  base = new Airtable({ apiKey: readKey, endpointUrl: `${host}/content` }).base('goodwork')
})

afterAll(() => app.close())

const rowsOf = (table: string) => compiled.tables[table]?.rows ?? []

/** The fields of a row as Airtable sends them: without empty fields. */
const filled = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        ![null, undefined, '', false].includes(value as never) && `${value}`.length > 0,
    ),
  )

const keysOf = async (table: string, options: Airtable.SelectOptions<Airtable.FieldSet>) =>
  (await base(table).select(options).all()).map((record) => record.get('id'))

describe('Airtable’s official client', () => {
  it.each(Object.keys(compiled.tables))(
    'Airtable’s client reads the table %s page by page',
    async (table) => {
      const pages: number[] = []
      const read: { id: string; fields: unknown }[] = []
      await base(table)
        .select({ pageSize: 7 })
        .eachPage((records, next) => {
          pages.push(records.length)
          read.push(...records.map(({ id, fields }) => ({ id, fields })))
          next()
        })
      const rows = rowsOf(table)
      // The page of the FAQ is open to all and cached for all, so it never has these.
      const sent = ({ saidAs, ...fields }: Record<string, unknown>) =>
        filled(table === 'faq' ? fields : { ...fields, saidAs })
      expect(read.map(({ id }) => id)).toEqual(rows.map(({ key }) => recordId(table, key)))
      expect(read.map(({ fields }) => fields)).toEqual(rows.map(({ fields }) => sent(fields)))
      expect(pages.slice(0, -1).every((size) => size === 7)).toBe(true)
      expect(pages).toHaveLength(Math.ceil(rows.length / 7))
    },
  )

  it('Airtable’s client reads all records of a table larger than a page', async () => {
    expect(await base('impact-advice').select().all()).toHaveLength(rowsOf('impact-advice').length)
  })

  it('Airtable’s client finds a record by its id', async () => {
    const [row] = rowsOf('impact-advice')
    const record = await base('impact-advice').find(recordId('impact-advice', row?.key ?? ''))
    expect(record.fields).toEqual(filled(row?.fields ?? {}))
    expect(record._rawJson.createdTime).toMatch(/^\d{4}-\d\d-\d\dT/)
  })

  it('sends 0 and omits empty fields of a record', async () => {
    const [record] = await base('impact-advice')
      .select({ filterByFormula: 'AND(budget=0, NOT(no_advice))', maxRecords: 1 })
      .all()
    expect(record?.get('budget')).toBe(0)
    expect(record?.fields).not.toHaveProperty('no_advice')
  })

  it('filters records by several ids', async () => {
    const ids = rowsOf('impact-action')
      .slice(3, 8)
      .map(({ key }) => key)
    const filterByFormula = `OR(${ids.map((id) => `{id}='${id}'`).join(',')})`
    expect(await keysOf('impact-action', { filterByFormula })).toEqual(ids)
  })

  it.each([
    ['impact-advice', 'trending=1', (f: Row) => f.trending === 1],
    ['impact-category', '{reminder}', (f: Row) => f.reminder === true],
    ['impact-category', "FIND('team',entity)", (f: Row) => `${f.entity}`.includes('team')],
    ['main', 'prioritised=1', (f: Row) => f.prioritised === 1],
    ['main', 'AND({id}>=181,{id}<=192)', (f: Row) => Number(f.id) >= 181 && Number(f.id) <= 192],
    ['trait', 'screen=3', (f: Row) => f.screen === 3],
    ['clusters', '{number}=0', (f: Row) => f.number === 0],
    ['tooltips', "{page}='home'", (f: Row) => f.page === 'home'],
    [
      'impact-action',
      "SEARCH('ASK',{title})",
      (f: Row) => `${f.title}`.toLowerCase().includes('ask'),
    ],
    [
      'impact-advice',
      'AND(people<=5,time<=10,budget=0)',
      (f: Row) => Number(f.people) <= 5 && Number(f.time) <= 10 && f.budget === 0,
    ],
  ])('filters the table %s by %s', async (table, filterByFormula, wanted) => {
    const expected = rowsOf(table).filter(({ fields }) => wanted(fields))
    const found = await base(table).select({ filterByFormula }).all()
    expect(found.map(({ id }) => id)).toEqual(expected.map(({ key }) => recordId(table, key)))
    expect(found.length).toBeGreaterThan(0)
  })

  it('filters records by their record id', async () => {
    const id = recordId('tooltips', rowsOf('tooltips')[2]?.key ?? '')
    const found = await base('tooltips')
      .select({ filterByFormula: `RECORD_ID()='${id}'` })
      .all()
    expect(found.map((record) => record.id)).toEqual([id])
  })

  it('sorts records by several fields, each in its direction, across pages', async () => {
    const found = await base('impact-advice')
      .select({
        sort: [{ field: 'time', direction: 'desc' }, { field: 'title' }],
        fields: ['time', 'title'],
        pageSize: 20,
      })
      .all()
    const expected = rowsOf('impact-advice')
      .map(({ fields }) => [Number(fields.time), String(fields.title)] as const)
      .sort((a, b) => b[0] - a[0] || new Intl.Collator('en').compare(a[1], b[1]))
    expect(found.map((record) => [record.get('time'), record.get('title')])).toEqual(expected)
  })

  it.each([
    ['role', 'sort'],
    ['learn', 'sort'],
    ['time', 'sort'],
    ['flow', 'id'],
  ])('sorts the onboarding table %s by %s', async (table, field) => {
    const found = await base(table)
      .select({ sort: [{ field }] })
      .all()
    expect(found.map((record) => record.get(field))).toEqual(
      Array.from({ length: rowsOf(table).length }, (_, index) => index + 1),
    )
  })

  it('sends the number of tips as the highest id', async () => {
    const [last] = await base('main')
      .select({ sort: [{ field: 'id', direction: 'desc' }], maxRecords: 1 })
      .all()
    expect(last?.get('id')).toBe(rowsOf('main').length)
  })

  it('sorts blanks first in ascending and last in descending order', async () => {
    const people = async (direction: 'asc' | 'desc') =>
      (
        await base('impact-advice')
          .select({ sort: [{ field: 'people', direction }] })
          .all()
      ).map((record) => record.get('people') ?? null)
    const up = await people('asc')
    expect(up[0]).toBeNull()
    expect(up.at(-1)).toBe(Math.max(...up.map(Number)))
    const down = await people('desc')
    expect(down.at(-1)).toBeNull()
    expect(down).toEqual(up.toReversed())
  })

  it('sends only the requested fields and number of records', async () => {
    const found = await base('impact-action')
      .select({ fields: ['title'], maxRecords: 5 })
      .all()
    expect(found).toHaveLength(5)
    for (const record of found) expect(Object.keys(record.fields)).toEqual(['title'])
    expect(await base('impact-action').select({ maxRecords: 5, pageSize: 2 }).all()).toHaveLength(5)
  })

  it('Airtable’s client may query by POST, and does so for a long formula', async () => {
    const ids = rowsOf('impact-advice').map(({ key }) => key)
    const filterByFormula = `OR(${ids.map((id) => `id='${id}'`).join(',')})`
    const longEnough = filterByFormula.slice(0, 14_000).replace(/,[^,]*$/, ')')
    const found = await keysOf('impact-advice', { filterByFormula: longEnough, pageSize: 50 })
    expect(found).toEqual(ids.slice(0, found.length))
    expect(found.length).toBeGreaterThan(100)
    const byPost = { method: 'post' as const, pageSize: 9, sort: [{ field: 'id' }] }
    expect(await keysOf('impact-action', byPost)).toHaveLength(rowsOf('impact-action').length)
  })

  it.each([
    ['no-such-table', {}, 'NOT_FOUND', 404],
    ['impact-action', { sort: [{ field: 'nope' }] }, 'UNKNOWN_FIELD_NAME', 422],
    ['impact-action', { fields: ['title', 'nope'] }, 'UNKNOWN_FIELD_NAME', 422],
    ['impact-action', { filterByFormula: 'NOW()' }, 'INVALID_FILTER_BY_FORMULA', 422],
    ['impact-action', { filterByFormula: '{nope}' }, 'INVALID_FILTER_BY_FORMULA', 422],
    ['impact-action', { pageSize: 101 }, 'INVALID_REQUEST_UNKNOWN', 422],
    ['impact-action', { view: 'Grid' }, 'INVALID_REQUEST_UNKNOWN', 422],
  ])(
    'refuses the query of %s with %j, and names the error',
    async (table, options, error, statusCode) => {
      await expect(base(table).select(options).all()).rejects.toMatchObject({ error, statusCode })
    },
  )

  it('answers NOT_FOUND for a record that does not exist', async () => {
    await expect(base('impact-action').find('rec00000000000000')).rejects.toMatchObject({
      error: 'NOT_FOUND',
      statusCode: 404,
    })
  })
})

type Row = Record<string, unknown>
