import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { AppError } from '#lib/errors.ts'
import { refuseOtherArchive } from './other-files.ts'
import { FILE_LIMITS, refuseSize, refuseWorkbook, type SheetRow } from './sheet.ts'

const WORKBOOK = 'xl/workbook.xml'

/** The number of the first sheet that is not hidden, starting at 1. */
function shownSheet(workbook: string): number {
  const sheets = workbook.match(/<(?:\w+:)?sheet\s[^<>]*>/g) ?? []
  return (
    Math.max(
      0,
      sheets.findIndex((sheet) => !/\sstate="(?:veryH|h)idden"/.test(sheet)),
    ) + 1
  )
}

type Archive = Readonly<Record<string, Uint8Array>>

/**
 * The XML files of a workbook with wanted names. Checks the sizes in the archive's directory before
 * it unpacks a file; fflate never unpacks more than the stated size.
 */
function unpack(bytes: Uint8Array, isWanted: (name: string) => boolean): Archive {
  let unpacked = 0
  const names: string[] = []
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      names.push(name)
      if (!/\.(?:xml|rels)$/.test(name)) return false
      unpacked += originalSize
      if (unpacked > FILE_LIMITS.unpacked) throw refuseSize()
      return isWanted(name)
    },
  })
  return names.includes(WORKBOOK) ? files : refuseOtherArchive(names)
}

function sheetOf(bytes: Uint8Array): number {
  const workbook = unpack(bytes, (name) => name === WORKBOOK)[WORKBOOK]
  if (workbook === undefined) throw refuseWorkbook()
  return shownSheet(strFromU8(workbook))
}

/** The letters of a column; the first column is 1. */
const lettersOf = (column: number): string =>
  column <= 0
    ? ''
    : lettersOf(Math.floor((column - 1) / 26)) + String.fromCharCode(65 + ((column - 1) % 26))

function columnOf(letters: string): number {
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column
}

const ROW_OR_CELL = /<((?:\w+:)?(?:row|c))(?=[\s/>])([^<>]*)>/g

/** Adds a reference to each row and cell in the XML of a sheet. */
function withReferences(xml: string): string {
  let row = 0
  let column = 0
  return xml.replace(ROW_OR_CELL, (tag, name: string, rest: string) => {
    const isRow = name.endsWith('row')
    const [, letters = '', digits = ''] = /\sr\s*=\s*["']([A-Z]*)(\d*)/.exec(rest) ?? []
    if (isRow) row = digits === '' ? row + 1 : Number(digits)
    column = isRow ? 0 : letters === '' ? column + 1 : columnOf(letters)
    if (/\sr\s*=/.test(rest)) return tag
    return `<${name} r="${isRow ? '' : lettersOf(column)}${row}"${rest}>`
  })
}

/** Adds the optional references to the sheets of a workbook (ECMA-376, 18.3.1.4). */
function completed(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const files: Zippable = {}
  for (const [name, file] of Object.entries(unpack(bytes, () => true))) {
    const isSheet = /worksheets?\/[^/]*\.xml$/i.test(name)
    files[name] = isSheet ? strToU8(withReferences(strFromU8(file))) : file
  }
  return new Uint8Array(zipSync(files, { level: 0 }))
}

type Value = string | number | boolean | Date | null

function textOf(value: Value): string {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value)
}

async function rowsOf(bytes: Uint8Array<ArrayBuffer>, sheet: number): Promise<SheetRow[]> {
  const { buffer, byteOffset, byteLength } = bytes
  const archive = buffer.slice(byteOffset, byteOffset + byteLength)
  const rows = await readSheet(archive, sheet, { parseNumber: (digits: string) => digits })
  return rows.map((row, at) => ({ number: at + 1, cells: row.map((it) => textOf(it as Value)) }))
}

/**
 * The rows of the first visible sheet of an Excel workbook, with the values of formulas. A hostile
 * file takes much memory, so call this in a process with limits. Refuses with BAD_USER_INPUT and
 * TOO_LARGE at `file`.
 */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<SheetRow[]> {
  try {
    const sheet = sheetOf(bytes)
    // The library fails at a cell without a reference.
    return await rowsOf(bytes, sheet).catch(() => rowsOf(completed(bytes), sheet))
  } catch (error) {
    throw error instanceof AppError ? error : refuseWorkbook()
  }
}
