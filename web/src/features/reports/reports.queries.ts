import { queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type {
  CompanyReportFileQuery,
  CompanyReportsQuery,
  CompanyReportsQueryVariables,
  ReportFormat,
} from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { keepFile } from '#lib/keep-file.ts'

const reportsDocument = graphql(`
  query CompanyReports($companyId: ID, $from: String, $to: String) {
    companyReportGetMany(companyId: $companyId, from: $from, to: $to) {
      companyId
      companyName
      months
      lastMonth
      from
      to
      reports {
        report
        title
        by
        periods
        lines {
          item
          label
          isExact
          of
          figures
        }
      }
    }
  }
`)

const fileDocument = graphql(`
  query CompanyReportFile(
    $companyId: ID
    $from: String
    $to: String
    $format: ReportFormat!
  ) {
    companyReportFile(
      companyId: $companyId
      from: $from
      to: $to
      format: $format
    ) {
      name
      type
      content
    }
  }
`)

const scoresDocument = graphql(`
  query ShownScores($yearWeek: String) {
    getCompanyMembersIndex(yearWeek: $yearWeek) {
      yearWeek
      members {
        _id
        firstName
        lastName
        avatar
        weeklyScore
      }
    }
  }
`)

export type Reports = CompanyReportsQuery['companyReportGetMany']
export type Report = Reports['reports'][number]
export type Line = Report['lines'][number]
/** The company (the viewer's own without an id), and the months. */
export type ReportsRange = CompanyReportsQueryVariables

/** A company's reports; closed periods never change. */
export const reportsQuery = (asked: ReportsRange) =>
  queryOptions({
    queryKey: ['reports', asked],
    refetchOnReconnect: true,
    queryFn: async ({ signal }): Promise<Reports> =>
      (await request(reportsDocument, asked, { signal })).companyReportGetMany,
  })

/** Shared scores of the latest closed week. */
export const scoresQuery = (yearWeek: string) =>
  queryOptions({
    queryKey: ['reports', 'scores', yearWeek],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await request(scoresDocument, { yearWeek }, { signal })).getCompanyMembersIndex.members,
  })

/** Downloads all reports as one file. Throws AppError. */
export async function downloadReports(asked: ReportsRange, format: ReportFormat): Promise<void> {
  keepReport((await request(fileDocument, { ...asked, format })).companyReportFile)
}

type File = CompanyReportFileQuery['companyReportFile']

export function keepReport({ name, type, content }: File): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
  keepFile(new Blob([bytes], { type }), name)
}
