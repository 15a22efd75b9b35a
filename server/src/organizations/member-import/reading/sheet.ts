import { AppError, badInput } from '#lib/errors.ts'

/** The limits of a file of members: product 7, import. */
export const FILE_LIMITS = {
  bytes: 16 * 1024 * 1024,
  /** Of an unpacked workbook */
  unpacked: 100 * 1024 * 1024,
  rows: 100_000,
  columns: 50,
  /** Lines of a CSV file */
  lines: 1_048_576,
  /** Characters of a row of a CSV file */
  record: 64 * 1024,
  /** Characters of a cell; the rest is cut off */
  cell: 300,
} as const

/** The last column of a file of refused rows. */
export const PROBLEM = 'Problem'

/** A row of a file with its number in a spreadsheet, and the problem if it cannot be read. */
export type SheetRow = { number: number; cells: string[]; problem?: string }

export const refuseFile = (message: string) => badInput(message, 'file')

export const refuseNoTable = () =>
  refuseFile('This isn’t a table. Choose a CSV file or an Excel workbook (.xlsx).')

/** Refuses broken and hostile workbooks. */
export const refuseWorkbook = () =>
  refuseFile('We can’t read this workbook. Save it again, or save it as CSV.')

export const refuseSlow = () =>
  new AppError('TOO_LARGE', 'This file takes too long to read. Split it, or save it as CSV.', {
    field: 'file',
  })

export const refuseSize = () =>
  new AppError(
    'TOO_LARGE',
    `This file is too large. Split it: up to ${FILE_LIMITS.rows.toLocaleString('en')} rows and 16 MB each.`,
    { field: 'file' },
  )
