import type { z } from 'zod'
import { blankOf, elementOf, type FieldKind, isObject, kindOf } from '#fields.ts'

/** The value of a cell of a spreadsheet; null is an empty cell. */
export type Cell = string | number | boolean | null

/** Texts that a spreadsheet would take for a formula, also after any number of quotes. */
const formula = /^'*(\s*[=+\-@＝＋－＠]|[\t\r\n])/

/**
 * A text as a cell: one that looks like a formula gets a quote in front, so that it stays a text.
 */
export function guard(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** Removes the quote that `guard` added, but no other. */
export function unguard(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text
}

/** A value as a cell: a list has one item a line, an object is JSON, a blank value is empty. */
export function toCell(value: unknown): Cell {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (!Array.isArray(value)) return guard(String(value))
  return value.length === 0 ? null : guard(value.map((item) => oneLine(textOf(item))).join('\n'))
}

/**
 * A cell as the value of a field. A value of the wrong kind stays as it is, so that the schema
 * refuses it with a message.
 */
export function fromCell(cell: Cell, schema: z.ZodType): unknown {
  if (cell === null || cell === '') return blankOf(schema)
  return readers[kindOf(schema)](typeof cell === 'string' ? unguard(cell) : cell, schema)
}

type FilledCell = Exclude<Cell, null>

const readers: Record<FieldKind, (cell: FilledCell, schema: z.ZodType) => unknown> = {
  text: (cell) => asText(cell),
  number: (cell) => {
    const isWritten = typeof cell === 'string' && /^\s*-?\d{1,15}(\.\d+)?\s*$/.test(cell)
    return isWritten ? Number(cell) : cell
  },
  truth: (cell) => {
    const word = asText(cell).trim().toUpperCase()
    return word === 'TRUE' ? true : word === 'FALSE' ? false : cell
  },
  list: (cell, schema) => {
    const element = elementOf(schema)
    return asText(cell)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .flatMap((line) => itemsOf(severalLines(line), element))
  },
}

/** Line ends become `\n` and truth values upper case, because programs write them differently. */
function asText(cell: FilledCell): string {
  if (typeof cell === 'string') return cell.replace(/\r\n?/g, '\n')
  return String(cell).toUpperCase()
}

/** A line is one item; a line that cannot be an item may be several ids with commas between. */
function itemsOf(line: string, element: z.ZodType): unknown[] {
  if (isObject(element)) return [objectOf(line)]
  const parts = line.split(/[,;]/).map((part) => part.trim())
  if (kindOf(element) === 'number') return parts.map((part) => readers.number(part, element))
  const areItems = parts.length > 1 && parts.every((part) => element.safeParse(part).success)
  return areItems && !element.safeParse(line).success ? parts : [line]
}

const textOf = (item: unknown) => (typeof item === 'object' ? JSON.stringify(item) : String(item))

/** Invalid JSON stays a text, so that the schema refuses it. */
function objectOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return line
  }
}

const oneLine = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
const severalLines = (text: string) =>
  text.replace(/\\([\\n])/g, (_, sign) => (sign === 'n' ? '\n' : '\\'))
