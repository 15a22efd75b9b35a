import { AppError, badInput } from '#lib/errors.ts'

/** What a file of members may have at the most: product 7, import. */
export const FILE_LIMITS = {
  bytes: 16 * 1024 * 1024,
  /** Of a workbook, when all its parts are unpacked */
  unpacked: 200 * 1024 * 1024,
  rows: 100_000,
  columns: 50,
  /** Characters of a row of a CSV file */
  record: 64 * 1024,
  /** As spreadsheets number their rows */
  number: 1_048_576,
  /** Characters of a cell that are kept */
  cell: 300,
  /** That are looked at: the quotes before formulas are taken away first */
  seen: 600,
} as const

/** The column that a file of failed rows has behind those of its file. */
export const PROBLEM = 'Problem'

/** A row of a file; `number` as a spreadsheet shows it. One that cannot be read says why. */
export type SheetRow = { number: number; cells: string[]; problem?: string }

/** The rows of a file as they are read, some at a time. */
export type SheetRows = AsyncGenerator<SheetRow[], void>

export const refuseFile = (message: string) => badInput(message, 'file')

/** Whatever is wrong with a workbook: broken, or made to do harm. */
export const refuseWorkbook = () =>
  refuseFile('This workbook cannot be read. Save it again, or save it as CSV.')

export const refuseLocked = () =>
  refuseFile('This workbook has a password. Take it off, or save it as CSV.')

export const refuseDamaged = () =>
  refuseFile('This workbook was damaged on its way. Save it again, or save it as CSV.')

export const refuseSize = () =>
  new AppError(
    'TOO_LARGE',
    `This file is too large. It may have ${FILE_LIMITS.rows.toLocaleString('en')} rows and 16 MB; divide it.`,
    { field: 'file' },
  )
