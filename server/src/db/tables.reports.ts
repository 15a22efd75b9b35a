// Columns follow the conventions of `tables.ts`.
type Instant = number
type Maybe<T> = T | null

/** A closed week or month of a company: its published figures never change. */
export type CompanyPeriodTable = {
  company: string
  span: 'week' | 'month'
  /** 2026-47 or 2026-11 */
  period: string
  closedDate: Instant
}

/** A figure of a period; null for fewer than five people. */
export type CompanyReportTable = {
  company: string
  report: string
  period: string
  item: string
  figure: Maybe<number>
  /** The number of people behind a cumulative figure when it was last made; never published */
  basis: Maybe<number>
}
