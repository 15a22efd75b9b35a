import readWorkbook, { type CellValue } from 'read-excel-file/node'
import writeWorkbook from 'write-excel-file/node'
import type { Cell } from '#exchange/cells.ts'
import { type Sheet, SheetError, sheetOf } from '#exchange/sheet.ts'

/** The longest text in a cell of a workbook. */
const longestCell = 32_767

/** Reads the sheet with the name of the table, or the first sheet. Throws a SheetError. */
export async function readXlsx(bytes: Uint8Array, table: string): Promise<Sheet> {
  const sheets = await readWorkbook(Buffer.from(bytes), { trim: false }).catch((error: Error) => {
    throw new SheetError(`is no Excel workbook that can be read (${error.message})`)
  })
  const found = sheets.find(({ sheet }) => sheet === table) ?? sheets[0]
  return sheetOf((found?.data ?? []).map((row) => row.map(plain)))
}

/** The types of the library declare the constructor of dates, but the values are dates. */
function plain(value: CellValue | null): Cell {
  const given: unknown = value
  if (given instanceof Date) return given.toISOString().slice(0, 10)
  return typeof given === 'number' || typeof given === 'boolean' || given === null
    ? given
    : String(given)
}

/** Writes a workbook of one sheet with a fixed header. Throws a SheetError. */
export async function writeXlsx(lines: readonly Cell[][], table: string): Promise<Buffer> {
  const isTooLong = (cell: Cell) => typeof cell === 'string' && cell.length > longestCell
  if (lines.some((row) => row.some(isTooLong))) {
    throw new SheetError(`has a cell of more than ${longestCell} characters: export it as CSV`)
  }
  const [header = [], ...rows] = lines
  const bold = header.map((value) => ({ value: String(value), fontWeight: 'bold' as const }))
  return writeWorkbook([bold, ...rows], { sheet: table, stickyRowsCount: 1 }).toBuffer()
}
