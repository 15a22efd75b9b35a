import { strFromU8, unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { AppError } from '#lib/errors.ts'
import { FILE_LIMITS, refuseSize, refuseWorkbook, type SheetRow } from './sheet.ts'

const WORKBOOK = 'xl/workbook.xml'

/** The number of the first sheet that is not hidden, from 1. */
function shownSheet(workbook: string): number {
  const sheets = workbook.match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? []
  return (
    Math.max(
      0,
      sheets.findIndex((sheet) => !/\sstate="(?:veryH|h)idden"/.test(sheet)),
    ) + 1
  )
}

/**
 * The XML of the list of sheets. Checks the sizes in the archive's directory before it unpacks
 * anything; fflate never unpacks more than the stated size.
 */
function openArchive(bytes: Uint8Array): string {
  let unpacked = 0
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/.test(name)) return false
      unpacked += originalSize
      if (unpacked > FILE_LIMITS.unpacked) throw refuseSize()
      return name === WORKBOOK
    },
  })
  const workbook = files[WORKBOOK]
  if (workbook === undefined) throw refuseWorkbook()
  return strFromU8(workbook)
}

type Value = string | number | boolean | Date | null

function textOf(value: Value): string {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value)
}

/**
 * The rows of the first sheet of an Excel workbook, with the values of formulas. A hostile file takes
 * much memory: call it in a process with limits. Refuses with BAD_USER_INPUT and TOO_LARGE at `file`.
 */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<SheetRow[]> {
  try {
    const sheet = shownSheet(openArchive(bytes))
    const { buffer, byteOffset, byteLength } = bytes
    const archive = buffer.slice(byteOffset, byteOffset + byteLength)
    const rows = await readSheet(archive, sheet, { parseNumber: (digits: string) => digits })
    return rows.map((row, at) => ({ number: at + 1, cells: row.map((it) => textOf(it as Value)) }))
  } catch (error) {
    throw error instanceof AppError ? error : refuseWorkbook()
  }
}
