import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { parse } from 'csv-parse/sync'
import readWorkbook from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { openContent } from '#content/content.ts'
import { closeWeeks } from '#impact/members-index/members-index.ts'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { didIn } from '#testing/history.ts'
import { csvOf, tableOf, workbookOf } from './files.ts'
import { closeReports } from './weekly-snapshot/closing.ts'

const ASK = `query($companyId: ID, $format: ReportFormat!, $from: String) {
  done: companyReportFile(companyId: $companyId, format: $format, from: $from) {
    name type content
  }
}`
const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '  ＋1', "'=1"]
const content = openContent(readCompiled(compiledFile))

describe('report files', () => {
  const app = testApp()
  let company: string
  let admin: Actor

  beforeAll(async () => {
    app.clock.set(Date.parse('2026-10-01T09:00:00Z'))
    company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    for (let more = 0; more < 12; more += 1) {
      const { _id } = await aPerson(app, { company })
      await app.services.store.write((trx) => didIn(trx, _id, '2026-48', { feed: 2 }))
    }
    const at = Date.parse('2026-11-30T12:00:00Z')
    app.clock.set(at)
    await app.services.store.write(async (trx) => {
      await trx.updateTable('company').set({ name: '=HYPERLINK("http://x","y")' }).execute()
      await trx
        .updateTable('session')
        .set({ createdDate: at, signedInAt: at, lastSeen: at, expires: at * 2 })
        .execute()
    })
    await closeWeeks(app.services)
    await closeReports(app.services, content)
  })

  const fetched = async (format: string) => {
    const done = await app.done(ASK, { format }, admin.token)
    return { ...done, bytes: Buffer.from(done.content, 'base64') }
  }

  it('writes all reports to one CSV table without formulas', async () => {
    const { name, type, bytes } = await fetched('csv')
    expect([name, type]).toEqual(['reports-2026-11-2026-11.csv', 'text/csv; charset=utf-8'])
    const rows = parse(bytes, { bom: true, relax_column_count: true }) as string[][]
    expect(rows[0]).toEqual([`'=HYPERLINK("http://x","y")`])
    expect(rows[1]).toEqual(['Report', 'Period', 'Figure', 'Value', 'Of'])
    const activity = rows.filter(([report]) => report === 'Tips, reminders and actions')
    expect(activity.slice(0, 3).map((row) => row.slice(1))).toEqual([
      ['2026-48', 'Tips read', '10', ''],
      ['2026-48', 'People who read tips', '5', ''],
      ['2026-48', 'Reminders read', 'too few people', ''],
    ])
  })

  it('writes a workbook with a sheet for each report and figures as numbers', async () => {
    const { name, bytes } = await fetched('xlsx')
    expect(name).toBe('reports-2026-11-2026-11.xlsx')
    const sheets = await readWorkbook(bytes)
    expect(sheets).toHaveLength(7)
    const sheet = sheets.find((one) => one.sheet === 'Tips, reminders and actions')
    expect(sheet?.data[0]?.[0]).toBe(`'=HYPERLINK("http://x","y")`)
    expect(sheet?.data[2]?.slice(0, 4)).toEqual(['2026-48', 10, 5, 'too few people'])
  })

  it('refuses report files to members, for other companies, and with invalid months', async () => {
    const given = { format: 'csv' }
    const member = await aPerson(app, { company })
    const stranger = await aPerson(app, { isCompanyAdmin: true })
    expect(await app.code(ASK, given, member.token)).toBe('FORBIDDEN')
    expect(await app.code(ASK, given)).toBe('UNAUTHENTICATED')
    expect(await app.code(ASK, { ...given, companyId: company }, stranger.token)).toBe('NOT_FOUND')
    expect(await app.code(ASK, { ...given, from: 'May' }, admin.token)).toBe('BAD_USER_INPUT')
  })
})

describe('texts that a spreadsheet would run as a formula', () => {
  const report = (label: string) => ({
    ...{ report: 'themes' as const, title: 'A/B: [themes]?*\\', by: 'month' as const },
    periods: ['2026-11'],
    lines: [{ item: 'x', label, isExact: false, of: null, figures: [5] }],
  })

  it.each(FORMULAS)('escapes a formula in CSV and in a workbook: %j', async (formula) => {
    const table = tableOf(formula, report(formula))
    const rows = parse(csvOf(table), { bom: true }) as string[][]
    const book = await workbookOf([{ ...table, title: report(formula).title }])
    const [sheet] = await readWorkbook(book, { trim: false })
    for (const cell of [rows[0]?.[0], rows[1]?.[1], sheet?.data[0]?.[0], sheet?.data[1]?.[1]]) {
      expect(`${cell}`.startsWith("'")).toBe(true)
    }
  })
})
