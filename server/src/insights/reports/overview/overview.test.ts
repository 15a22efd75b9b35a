import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import readWorkbook from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { openContent } from '#content/content.ts'
import { nameKey } from '#lib/names.ts'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { insertPeriod } from '../reports.store.ts'
import { readReports } from '../reports.ts'
import { SORTS, type Sort } from './overview.rules.ts'

const ARGS = '$from: String, $to: String, $query: String'
const SORTED = `${ARGS}, $sort: ReportOverviewSort, $descending: Boolean`
const asks = 'from: $from, to: $to, query: $query'
const PAGE = `query(${SORTED}, $first: Int, $after: String) {
  done: companyReportOverviewGetMany(${asks}, sort: $sort, descending: $descending,
    first: $first, after: $after) {
    months from to month total next columns { item label isExact of }
    rows { companyId companyName isClosed figures } } }`
const SUMS = `query(${ARGS}) { done: companyReportOverviewSums(${asks}) {
  month sums { figure companies } periods lines { item figures } } }`
const FILE = `query(${SORTED}, $format: ReportFormat!) {
  done: companyReportOverviewFile(${asks}, sort: $sort, descending: $descending, format: $format) {
    name type content } }`
const content = openContent(readCompiled(compiledFile))
const MONTHS = ['2026-08', '2026-09', '2026-10']
const WAY = ['invited', 'joined', 'onboarded', 'goal', 'checkIn', 'achieved']
const NAMES = ['Årdal', 'ardalen', 'Birch & Co', '=HYPERLINK("x")', 'Zebra', '张伟', 'Birch']

type Row = {
  companyId: string
  companyName: string
  isClosed: boolean
  figures: (number | null)[]
}
type Page = {
  month: string
  months: string[]
  total: number
  next: string | null
  columns: { item: string; of: number | null }[]
  rows: Row[]
}

/** The figures of a company in a month; null if the month was not closed. */
const told = fc.option(
  fc.record({
    way: fc.array(fc.option(fc.integer({ min: 0, max: 6 })), { minLength: 6, maxLength: 6 }),
    secured: fc.option(fc.integer({ min: 1, max: 6 })),
    answers: fc.integer({ min: 0, max: 9 }),
  }),
  { freq: 4 },
)
const companies = fc.array(fc.array(told, { minLength: 3, maxLength: 3 }), {
  ...{ minLength: 1, maxLength: 9 },
})

describe.each(DATABASES)('overview of all companies on %s', (database) => {
  const app = testApp(database)
  let operator: Actor

  beforeAll(async () => {
    operator = await aPerson(app, { isAppAdmin: true, company: null })
  })

  const ask = (document: string, variables: object = {}, by = operator) =>
    app.done(document, variables, by.token)
  const walk = async (asked: object, first = 2): Promise<Row[]> => {
    const rows: Row[] = []
    for (let after: string | null = null; ; ) {
      const page: Page = await ask(PAGE, { ...asked, first, after })
      rows.push(...page.rows)
      if (page.next === null) return rows
      after = page.next
    }
  }

  /** Replaces all companies by the drawn ones, with their figures, directly in the database. */
  async function tell(drawn: typeof companies extends fc.Arbitrary<infer T> ? T : never) {
    const categories = [
      ...new Set(content.tables.get('handbook')?.records.map(({ fields }) => `${fields.category}`)),
    ]
    await app.services.store.write(async (trx) => {
      for (const table of ['companyReport', 'companyPeriod', 'company'] as const)
        await trx.deleteFrom(table).execute()
    })
    for (const [at, months] of drawn.entries()) {
      const company = await aCompany(app, at % 8 === 7 ? null : 'a.example')
      const name = NAMES[at % NAMES.length] ?? ''
      const key = { name, nameKey: nameKey(name) }
      await app.services.store.write(async (trx) => {
        await trx.updateTable('company').set(key).where('_id', '=', company).execute()
        for (const [place, month] of months.entries()) {
          if (month === null || at % 8 === 7) continue
          const way = WAY.map((item, step) => {
            const figure = month.way[step] ?? null
            return { item, figure: figure && figure * 5 }
          })
          const members = way[1]?.figure ?? 0
          const period = { company, span: 'month', period: MONTHS[place] ?? '' } as const
          const factors = [
            { item: 'members', figure: members },
            { item: 'secured', figure: month.secured && month.secured * 5, basis: 7 },
          ]
          const handbook = categories.map((item) => ({ item, figure: month.answers }))
          await insertPeriod(trx, period, { way, factors, handbook }, app.clock.now())
        }
      })
    }
  }

  /** The same figures, read from the company's own report. */
  async function single(company: string, month: string, items: readonly string[]) {
    const one = await readReports(app.services, content, company, { from: month, to: month })
    const lines = one.reports.flatMap(({ report, lines: all }) =>
      all.map((line) => ({ report, ...line })),
    )
    return items.map((item) => {
      if (item !== 'handbook') return lines.find((line) => line.item === item)?.figures[0] ?? null
      const all = lines.filter(({ report }) => report === 'handbook')
      const figures = all.flatMap(({ figures: [figure] }) => figure ?? [])
      return figures.length === 0 ? null : figures.reduce((sum, figure) => sum + figure, 0)
    })
  }

  it('shows in the overview only figures of the companies’ own reports and their sums', async () => {
    await fc.assert(
      fc.asyncProperty(companies, fc.constantFrom(...MONTHS), async (drawn, to) => {
        await tell(drawn)
        const { columns, month }: Page = await ask(PAGE, { to })
        const items = columns.map(({ item }) => item)
        const rows = await walk({ to })
        for (const { companyId, figures } of rows) {
          expect(figures).toEqual(await single(companyId, month, items))
        }
        const { periods, lines, ...newest } = await ask(SUMS, { to })
        const sumOf = (of: readonly (readonly (number | null)[])[], place: number) => {
          const figures = of.flatMap((row) => row[place] ?? [])
          const figure = figures.length === 0 ? null : figures.reduce((one, more) => one + more, 0)
          return { figure, companies: figures.length }
        }
        const shown = rows.map(({ figures }) => figures)
        expect(newest).toEqual({ month, sums: items.map((_item, place) => sumOf(shown, place)) })
        for (const [at, period] of periods.entries()) {
          const all = await Promise.all(
            rows.map(({ companyId }) => single(companyId, period, items)),
          )
          for (const { item, figures } of lines) {
            expect([item, figures[at]]).toEqual([item, sumOf(all, items.indexOf(item)).figure])
          }
        }
      }),
      { numRuns: database === 'sqlite' ? 20 : 5 },
    )
  }, 120_000)

  it('lists each company once in every sort order and page size', async () => {
    await fc.assert(
      fc.asyncProperty(
        companies,
        fc.constantFrom(...SORTS),
        fc.boolean(),
        fc.integer({ min: 1, max: 4 }),
        async (drawn, sort: Sort, descending, size) => {
          await tell(drawn)
          const { columns, total }: Page = await ask(PAGE)
          const rows = await walk({ sort, descending }, size)
          const shared = drawn.length > 7 ? 1 : 0
          expect([rows.length, total]).toEqual([drawn.length - shared, drawn.length - shared])
          expect(new Set(rows.map(({ companyId }) => companyId)).size).toBe(rows.length)
          const at = columns.findIndex(({ item }) => item === sort)
          const key = ({ companyName, figures }: Row) =>
            at < 0 ? nameKey(companyName) : (figures[at] ?? (descending ? -1 : 1e9))
          const keys = rows.map(key)
          const sorted = keys.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
          expect(keys).toEqual(descending ? sorted.reverse() : sorted)
        },
      ),
      { numRuns: database === 'sqlite' ? 20 : 5 },
    )
  }, 120_000)

  const figure = (answers: number) => ({ way: [4, 3, 2, 1, null, null], secured: null, answers })
  const three = () =>
    tell([
      [figure(1), figure(2), null],
      [null, figure(3), null],
      [null, null, null],
    ])

  it('shows the newest closed month and finds companies by prefixes of name and domain', async () => {
    await three()
    const page: Page = await ask(PAGE)
    expect(page).toMatchObject({ months: ['2026-08', '2026-09'], month: '2026-09', total: 3 })
    expect(page.rows.map(({ isClosed }) => isClosed)).toEqual([true, true, false])
    expect((await ask(PAGE, { from: '2026-08', to: '2026-12' })).month).toBe('2026-09')
    expect((await ask(PAGE, { to: '2026-08' })).rows.map((row: Row) => row.isClosed)).toEqual([
      ...[true, false, false],
    ])
    for (const [query, names] of [
      ['arda', ['Årdal', 'ardalen']],
      ['birch co', ['Birch & Co']],
      ['exam', ['Årdal', 'ardalen', 'Birch & Co']],
      ['dal', []],
      ['%', []],
    ] as const) {
      const found: Page = await ask(PAGE, { query })
      expect(found.rows.map(({ companyName }) => companyName)).toEqual(names)
      expect(found.total).toBe(names.length)
    }
    const sums = await ask(SUMS, { query: 'birch' })
    expect(sums.sums).toEqual(sums.sums.map(() => ({ figure: null, companies: 0 })))
    const none = await ask(SUMS, { query: '%' })
    expect(none.sums).toEqual(sums.sums)
  })

  it('writes the overview to a file with all rows and sums, and without formulas', async () => {
    await three()
    for (const format of ['csv', 'xlsx']) {
      const { name, content: base64 } = await ask(FILE, {
        ...{ format, sort: 'handbook', descending: true },
      })
      expect(name).toBe(`all-companies-2026-09.${format}`)
      const bytes = Buffer.from(base64, 'base64')
      const rows: unknown[][] =
        format === 'csv'
          ? parse(bytes, { bom: true, relax_column_count: true })
          : ((await readWorkbook(bytes))[0]?.data ?? [])
      const cells = rows.map((row) => row.map(String))
      expect(cells[0]?.slice(0, 2)).toEqual(['All companies', '2026-09'])
      expect(cells[1]?.slice(0, 3)).toEqual(['Company', 'Members', 'Invited'])
      expect(cells.slice(2).map((row) => [row[0], row[1], row[6]])).toEqual([
        ['ardalen', '15', 'too few people'],
        ['Årdal', '15', 'too few people'],
        ['Birch & Co', 'no figure', 'no figure'],
        ['Sum of the figures shown', '30', 'no figure'],
        ['Companies with a figure', '2', '0'],
      ])
    }
    await tell(Array.from({ length: 4 }, () => [null, null, null]))
    const { content: csv } = await ask(FILE, { format: 'csv' })
    expect(Buffer.from(csv, 'base64').toString()).toContain(`"'=HYPERLINK`)
  })

  it('allows the overview to app admins only and records one access for all its parts', async () => {
    await three()
    const boss = await aPerson(app, { isCompanyAdmin: true })
    for (const document of [PAGE, SUMS, FILE]) {
      const given = document === FILE ? { format: 'csv' } : {}
      expect(await app.code(document, given, boss.token)).toBe('FORBIDDEN')
      expect(await app.code(document, given)).toBe('UNAUTHENTICATED')
    }
    const second = await aPerson(app, { isAppAdmin: true })
    for (const document of [PAGE, SUMS, PAGE]) await ask(document, {}, second)
    await ask(FILE, { format: 'csv' }, second)
    const traces = app.services.store.read.selectFrom('auditEvent').select(['subject', 'detail'])
    expect(await traces.where('actor', '=', second._id).execute()).toEqual([
      { subject: null, detail: JSON.stringify({ what: 'reports' }) },
    ])
  })

  it('refuses an invalid month or cursor of the overview and names the field', async () => {
    for (const [given, field] of [
      [{ from: '2026-13' }, 'from'],
      [{ to: 'x\0' }, 'to'],
      [{ from: '2026-11', to: '2026-10' }, 'from'],
      [{ from: '2020-01', to: '2026-01' }, 'from'],
      [{ after: 'x' }, 'after'],
      [{ after: Buffer.from('["a",1]').toString('base64url') }, 'after'],
    ] as const) {
      const { errors } = await app.call(PAGE, given, operator.token)
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field })
    }
    expect(await app.code(PAGE, { sort: 'secrets' }, operator.token)).toBe('BAD_USER_INPUT')
  })
})
