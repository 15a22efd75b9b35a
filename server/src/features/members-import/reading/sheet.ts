import { AppError, badInput } from '#kernel/errors.ts'

/** What a file of members may have at the most: product 9, import. */
export const FILE_LIMITS = {
  bytes: 16 * 1024 * 1024,
  /** Of a workbook, when all its parts are unpacked */
  unpacked: 200 * 1024 * 1024,
  rows: 100_000,
  columns: 50,
  /** Characters of a cell that are kept */
  cell: 300,
} as const

/** A row of a file; `number` as a spreadsheet shows it. One that cannot be read says why. */
export type SheetRow = { number: number; cells: string[]; problem?: string }

/** The rows of a file as they are read, some at a time. */
export type SheetRows = AsyncGenerator<SheetRow[], void>

export const refuseFile = (message: string) => badInput(message, 'file')

/** Whatever is wrong with a workbook: broken, with a password, or made to do harm. */
export const refuseWorkbook = () =>
  refuseFile('This workbook cannot be read. Save it again, or save it as CSV.')

export const refuseSize = () =>
  new AppError(
    'TOO_LARGE',
    `This file is too large. It may have ${FILE_LIMITS.rows.toLocaleString('en')} rows and 16 MB; divide it.`,
    { field: 'file' },
  )
