import { AppError, badInput } from '#lib/errors.ts'

/** What a file of members may have at the most: product 7, import. */
export const FILE_LIMITS = {
  bytes: 16 * 1024 * 1024,
  /** Of a workbook, when all its parts are unpacked */
  unpacked: 100 * 1024 * 1024,
  rows: 100_000,
  columns: 50,
  /** Lines of a file, as spreadsheets number their rows */
  lines: 1_048_576,
  /** Characters of a row of a CSV file */
  record: 64 * 1024,
  /** Characters of a cell that are kept */
  cell: 300,
} as const

/** The column that a file of failed rows has behind those of its file. */
export const PROBLEM = 'Problem'

/** A row of a file; `number` as a spreadsheet shows it. One that cannot be read says why. */
export type SheetRow = { number: number; cells: string[]; problem?: string }

export const refuseFile = (message: string) => badInput(message, 'file')

export const refuseNoTable = () => refuseFile('This is no table. Choose a CSV file or a workbook.')

/** Whatever is wrong with a workbook: broken, or made to do harm. */
export const refuseWorkbook = () =>
  refuseFile('This workbook cannot be read. Save it again, or save it as CSV.')

export const refuseSlow = () =>
  new AppError('TOO_LARGE', 'This file takes too long to read. Divide it, or save it as CSV.', {
    field: 'file',
  })

export const refuseSize = () =>
  new AppError(
    'TOO_LARGE',
    `This file is too large. It may have ${FILE_LIMITS.rows.toLocaleString('en')} rows and 16 MB; divide it.`,
    { field: 'file' },
  )
