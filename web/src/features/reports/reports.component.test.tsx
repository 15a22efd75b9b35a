import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { AllReportsQuery, CompanyReportsQuery } from '#api/generated/graphql.ts'
import { desk, expectAccessible, openPage } from '#testing/open-page.tsx'
import { expectText, expectTitle, press } from '#testing/screen.ts'
import { aPerson, callsOf, refused } from '#testing/server.ts'

const line = (item: string, label: string, figures: (number | null)[], isExact = false) => ({
  ...{ item, label, figures, isExact, of: null },
})

type Report = CompanyReportsQuery['companyReportGetMany']['reports'][number]

const way = (started: number | null): Report => ({
  ...{ report: 'way', title: 'From invitation to goal', by: 'month', periods: ['2026-10'] },
  lines: [line('joined', 'Joined', [24], true), line('onboarded', 'Started', [started])],
})
const themes: Report = {
  ...{ report: 'themes', title: 'Themes people choose', by: 'month', periods: ['2026-10'] },
  lines: [line('yourself-focus', 'Focus', [10]), line('team-trust', 'Trust', [5])],
}

const reportsOf = (reports: Report[], months = ['2026-10']): CompanyReportsQuery => ({
  companyReportGetMany: {
    ...{ companyId: 'juniper', companyName: 'Juniper', months, lastMonth: months.at(-1) ?? null },
    ...{ from: '2026-10', to: '2026-10', reports },
  },
})

const Me = aPerson({ viewerCanAdminister: true })
const content = { tooltips: { fields: [] } }

it.each([390, desk])(
  'the reports begin with a sentence of published figures, %i px wide',
  async (width) => {
    const CompanyReports = reportsOf([way(15), themes])
    await openPage('/company/reports', { Me, CompanyReports, content }, { width })
    await expectText('About 15 of 24 people had started by the end of October 2026.')
    await expectText('The most chosen theme in October 2026 was Focus.')
    await expectAccessible('reports')
  },
)

it('offers the reports as an Excel workbook or as CSV', async () => {
  await openPage('/company/reports', {
    ...{ Me, content, CompanyReports: reportsOf([way(15), themes]) },
    CompanyReportFile: refused('TRY_AGAIN', 'The server is busy. Try again.'),
  })
  await press('Download for Excel')
  await expectText('The server is busy. Try again.')
  expect(callsOf('CompanyReportFile')).toMatchObject([{ format: 'xlsx', from: '2026-10' }])
  await page.getByText('Other formats').click()
  await press('Download as CSV')
  await expectAccessible('download')
  expect(callsOf('CompanyReportFile')).toHaveLength(2)
})

it('the reports show no figure while too few people have started', async () => {
  const few = reportsOf([way(null), { ...themes, lines: [] }])
  await openPage('/company/reports', { Me, content, CompanyReports: few })
  await expectText('Too few people have started to show figures.')
  await expectAccessible('too few people')
})

it('says in a new company that there are no reports yet', async () => {
  await openPage('/company/reports', { Me, content, CompanyReports: reportsOf([], []) })
  await expectText('Nothing to show yet')
  await expectAccessible('a new company')
})

const all: AllReportsQuery = {
  companyReportOverviewGetMany: {
    ...{ months: ['2026-10'], from: '2026-10', to: '2026-10', month: '2026-10' },
    ...{ total: 1, next: null, columns: [{ item: 'members', label: 'Members', of: null }] },
    rows: [{ companyId: 'c', companyName: 'Juniper', isClosed: true, figures: [24] }],
  },
}

it('shows the reports of all companies in one region for each month', async () => {
  await openPage('/app-admin/company/reports', {
    Me: aPerson({ viewerCanAdministerApp: true }),
    AllReports: all,
    AllReportsSums: {
      companyReportOverviewSums: { month: '2026-10', sums: [{ figure: 24, companies: 1 }] },
    },
  })
  await expectTitle('Reports')
  await expect.poll(() => page.getByRole('region', { name: 'October 2026' }).length).toBe(1)
  await expectAccessible('all companies')
})
