import { stringify } from 'csv-stringify/sync'

/**
 * Where a spreadsheet may take what follows for a formula: at the start of a text (also with a tab or
 * a return there), behind a line break, and, as it may divide by another sign than the file was
 * written with, behind a tab, a semicolon or a comma. Spaces and quotes in front make no difference:
 * whoever divides so takes those of CSV away.
 */
const SIGN = String.raw`(?:['"]|[^\S\r\n\t])*[=+\-@＝＋－＠]`
const START = String.raw`(?='*[\t\r]|${SIGN})`
const INSIDE = `(?=${SIGN})`
const STARTS = { open: new RegExp(`^${START}`), shut: new RegExp(`^'${START}`) }
const INSIDES = {
  open: new RegExp(String.raw`[\r\n\t;,]${INSIDE}`, 'g'),
  shut: new RegExp(String.raw`([\r\n\t;,])'${INSIDE}`, 'g'),
}

/** A text with a `'` before all that a spreadsheet would take for a formula. */
export const guarded = (text: string): string =>
  text.replace(STARTS.open, "'").replace(INSIDES.open, "$&'")

/** A text without the quotes that `guarded` put into it. */
export const unguarded = (text: string): string =>
  text.replace(STARTS.shut, '').replace(INSIDES.shut, '$1')

export type CsvCell = string | number | boolean | null | undefined

export type CsvOptions = {
  delimiter?: string
  /** With the mark by which spreadsheets know UTF-8: in front of the first line */
  bom?: boolean
}

/** Lines of CSV for a spreadsheet, without formulas; a line break inside a cell stays inside. */
export function csvLines(
  lines: readonly (readonly CsvCell[])[],
  { delimiter = ',', bom = false }: CsvOptions = {},
): string {
  const safe = lines.map((line) =>
    line.map((cell) => (typeof cell === 'string' ? guarded(cell) : cell)),
  )
  return stringify(safe, {
    ...{ bom, delimiter, record_delimiter: 'windows', quoted_match: /[\r\n\t;,|]/ },
    cast: { boolean: (value) => (value ? 'true' : 'false') },
  })
}
