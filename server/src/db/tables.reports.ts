// Columns of what companies were told of their people, in the manner of `tables.ts`.
type Instant = number
type Maybe<T> = T | null

/** That a week or a month of a company is closed: what it was told of it stays as it is. */
export type CompanyPeriodTable = {
  company: string
  span: 'week' | 'month'
  /** 2026-47 or 2026-11 */
  period: string
  closedDate: Instant
}

/** A figure of a period; nothing where too few people stand behind it. */
export type CompanyReportTable = {
  company: string
  report: string
  period: string
  item: string
  figure: Maybe<number>
  /** How many they were when a figure that goes on was last made; told to nobody */
  basis: Maybe<number>
}
