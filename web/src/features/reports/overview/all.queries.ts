import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type {
  AllReportsQuery,
  AllReportsQueryVariables,
  ReportFormat,
} from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { keepReport } from '#features/reports/reports.queries.ts'

const pageDocument = graphql(`
  query AllReports(
    $from: String
    $to: String
    $query: String
    $sort: ReportOverviewSort
    $descending: Boolean
    $after: String
  ) {
    companyReportOverviewGetMany(
      from: $from
      to: $to
      query: $query
      sort: $sort
      descending: $descending
      after: $after
    ) {
      months
      from
      to
      month
      total
      next
      columns {
        item
        label
        of
      }
      rows {
        companyId
        companyName
        isClosed
        figures
      }
    }
  }
`)

const sumsDocument = graphql(`
  query AllReportsSums($to: String, $query: String) {
    companyReportOverviewSums(to: $to, query: $query) {
      month
      sums {
        figure
        companies
      }
    }
  }
`)

const linesDocument = graphql(`
  query AllReportsLines($from: String, $to: String) {
    companyReportOverviewSums(from: $from, to: $to) {
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
`)

const fileDocument = graphql(`
  query AllReportsFile(
    $from: String
    $to: String
    $query: String
    $sort: ReportOverviewSort
    $descending: Boolean
    $format: ReportFormat!
  ) {
    companyReportOverviewFile(
      from: $from
      to: $to
      query: $query
      sort: $sort
      descending: $descending
      format: $format
    ) {
      name
      type
      content
    }
  }
`)

export type AllReports = AllReportsQuery['companyReportOverviewGetMany']
export type Row = AllReports['rows'][number]
/** The months, companies and order of a request. */
export type AllReportsRange = Omit<AllReportsQueryVariables, 'after'>

const key = ['reports', 'all'] as const

/** All companies side by side in the newest month of a range, a page at a time. */
export const allReportsQuery = (asked: AllReportsRange) =>
  infiniteQueryOptions({
    queryKey: [...key, asked],
    refetchOnReconnect: true,
    initialPageParam: null as string | null,
    queryFn: async ({ signal, pageParam: after }): Promise<AllReports> =>
      (await request(pageDocument, { ...asked, after }, { signal })).companyReportOverviewGetMany,
    getNextPageParam: ({ next }) => next ?? null,
  })

/** The totals of that month, over the matching companies. */
export const sumsQuery = (to: string, query: string) =>
  queryOptions({
    queryKey: [...key, 'sums', to, query],
    queryFn: async ({ signal }) =>
      (await request(sumsDocument, { to, query }, { signal })).companyReportOverviewSums.sums,
  })

/** The totals of all companies, month by month. */
export const linesQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...key, 'lines', from, to],
    queryFn: async ({ signal }) =>
      (await request(linesDocument, { from, to }, { signal })).companyReportOverviewSums,
  })

export async function downloadAll(asked: AllReportsRange, format: ReportFormat): Promise<void> {
  keepReport((await request(fileDocument, { ...asked, format })).companyReportOverviewFile)
}
