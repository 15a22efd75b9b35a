import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { problemLine } from '#corpus.ts'
import { exportTables } from '#exchange/export.ts'
import { importSheets, type Outcome, type SheetFile } from '#exchange/import.ts'
import type { Plan, PlannedRow } from '#exchange/plan.ts'
import { SheetError } from '#exchange/sheet.ts'
import { ChangedMeanwhile } from '#exchange/write-files.ts'
import { contentFolder, loadCorpus } from '#load.ts'
import { type TableName, tableNames } from '#tables.ts'

const usage = `Usage:
  npm run content                                          the state of the content
  npm run content -- export <table|all> <folder> [--xlsx]  writes tables as CSV or Excel files
  npm run content -- import <table> <file> [--write]       takes a CSV or Excel file
  npm run content -- import all <folder> [--write]         takes the files that export wrote

Without --write an import only says what it would do. Tables: ${tableNames.join(', ')}`

type Say = (line: string) => void

/** Exports or imports tables as `args` say; `folder` has the content. Answers the exit code. */
export async function exchange(
  args: readonly string[],
  say: Say,
  folder: string = contentFolder,
): Promise<number> {
  const options = args.filter((arg) => arg.startsWith('--'))
  const [verb, table, place, ...more] = args.filter((arg) => !arg.startsWith('--'))
  const allowed = verb === 'export' ? ['--xlsx'] : ['--write']
  const isUsable =
    (verb === 'export' || verb === 'import') && more.length === 0 && place !== undefined
  if (!isUsable || options.some((option) => !allowed.includes(option))) return explain(say)
  const tables = table === 'all' ? tableNames : tableNames.filter((name) => name === table)
  if (tables.length === 0) return explain(say, `There is no table ${table}.`)
  try {
    return verb === 'export'
      ? await writeOut(folder, tables, place, options.includes('--xlsx'), say)
      : await takeIn(folder, sheetsOf(table === 'all', tables, place), options.length > 0, say)
  } catch (error) {
    if (!(error instanceof SheetError || error instanceof ChangedMeanwhile)) throw error
    const isRace = error instanceof ChangedMeanwhile
    say(isRace ? `${error.message} was saved meanwhile: start again.` : `${error.message}.`)
    say('Nothing was written.')
    return 1
  }
}

function explain(say: Say, first?: string): number {
  if (first !== undefined) say(first)
  say(usage)
  return 2
}

async function writeOut(
  folder: string,
  tables: readonly TableName[],
  place: string,
  isWorkbook: boolean,
  say: Say,
): Promise<number> {
  const { corpus, problems } = loadCorpus(folder)
  if (problems.length > 0) {
    for (const problem of problems) say(problemLine(problem))
    throw new SheetError('The content has problems, and an export would leave rows out')
  }
  const paths = await exportTables(corpus, tables, place, isWorkbook ? 'xlsx' : 'csv')
  for (const path of paths) say(path)
  return 0
}

/** The CSV or Excel file of each table in a folder; for one table, the file itself. */
function sheetsOf(isFolder: boolean, tables: readonly TableName[], place: string): SheetFile[] {
  if (!isFolder) return tables.map((table) => ({ table, file: place }))
  const names = existsSync(place) ? readdirSync(place) : []
  const sheets = tables.flatMap((table) =>
    names
      .filter((name) => name === `${table}.csv` || name === `${table}.xlsx`)
      .map((name) => ({ table, file: join(place, name) })),
  )
  const twice = sheets.find(({ table }, index) => sheets[index + 1]?.table === table)
  if (twice) throw new SheetError(`${place} holds ${twice.table} twice`)
  if (sheets.length === 0) throw new SheetError(`${place} holds no file named as a table`)
  return sheets
}

async function takeIn(
  folder: string,
  sheets: readonly SheetFile[],
  write: boolean,
  say: Say,
): Promise<number> {
  const outcome = await importSheets(folder, sheets, { write })
  for (const plan of outcome.plans) tell(plan, say)
  for (const fault of outcome.faults) say(`error  ${problemLine(fault)}`)
  say(verdictOn(outcome, write))
  return outcome.hasErrors ? 1 : 0
}

function tell(plan: Plan, say: Say): void {
  const { table, file, problems, rows, untouched } = plan
  say(`${table} from ${file}`)
  for (const { column, message } of problems) say(`  row 1  error   ${column}: ${message}`)
  for (const row of rows) for (const line of linesAbout(row)) say(`  ${line}`)
  const count = (outcome: PlannedRow['outcome']) =>
    rows.filter((row) => row.outcome === outcome).length
  say(
    `  ${count('create')} to create, ${count('change')} to change, ${count('same')} the same, ` +
      `${count('error') + problems.length} with errors; ${untouched} rows are not in the file and stay`,
  )
}

function linesAbout({ number, key, outcome, changed, problems }: PlannedRow): string[] {
  const start = `row ${number}  ${outcome.padEnd(6)}  ${key}`
  if (outcome === 'error') {
    return problems.map(({ column, message }) => `${start}  ${column}: ${message}`)
  }
  return [outcome === 'change' ? `${start}  ${changed.join(', ')}` : start]
}

function verdictOn({ hasErrors, written }: Outcome, write: boolean): string {
  if (hasErrors) return 'Nothing was written: an import takes all rows or none.'
  if (!write) return 'Nothing was written. Add --write to write it.'
  return written === 0 ? 'There was nothing to write.' : `Wrote ${written} files.`
}
