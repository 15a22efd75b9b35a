import { stringify } from 'csv-stringify/sync'

/**
 * Places where a spreadsheet may find a formula: at the start of a text, after a line break, and after
 * any separator, which may not be that of the file. Spaces and quotes before it do not matter.
 */
const SIGN = String.raw`(?:['"]|[^\S\r\n\t])*[=+\-@＝＋－＠]`
const START = String.raw`(?='*[\t\r]|${SIGN})`
const INSIDE = `(?=${SIGN})`
const STARTS = { open: new RegExp(`^${START}`), shut: new RegExp(`^'${START}`) }
const INSIDES = {
  open: new RegExp(String.raw`[\r\n\t;,]${INSIDE}`, 'g'),
  shut: new RegExp(String.raw`([\r\n\t;,])'${INSIDE}`, 'g'),
}

/** Puts a `'` before each place that a spreadsheet would read as a formula. */
export const guarded = (text: string): string =>
  text.replace(STARTS.open, "'").replace(INSIDES.open, "$&'")

/** Removes the quotes of `guarded`. */
export const unguarded = (text: string): string =>
  text.replace(STARTS.shut, '').replace(INSIDES.shut, '$1')

export type CsvCell = string | number | boolean | null | undefined

export type CsvOptions = {
  delimiter?: string
  /** Start with a byte order mark, by which spreadsheets recognize UTF-8 */
  bom?: boolean
}

/** Lines of CSV for a spreadsheet, without formulas; cells may contain line breaks. */
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
