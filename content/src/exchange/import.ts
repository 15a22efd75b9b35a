import { readFileSync } from 'node:fs'
import type { Problem } from '#corpus.ts'
import { newTexts } from '#exchange/apply.ts'
import { readCsv } from '#exchange/csv.ts'
import { markFaults } from '#exchange/faults-after.ts'
import { type Plan, planImport } from '#exchange/plan.ts'
import { type Sheet, SheetError } from '#exchange/sheet.ts'
import { writeFiles } from '#exchange/write-files.ts'
import { readXlsx } from '#exchange/xlsx.ts'
import { fieldNames } from '#fields.ts'
import { loadCorpus } from '#load.ts'
import type { TableName } from '#tables.ts'

export type SheetFile = { table: TableName; file: string }

export type Outcome = {
  plans: Plan[]
  /** Faults of the whole content that belong to no row of the sheets */
  faults: Problem[]
  hasErrors: boolean
  /** The number of content files that were written */
  written: number
}

/** A larger file cannot be one of our tables. */
const mostBytes = 200_000_000

/**
 * Plans the changes of the sheets to the content below `folder`. With `write`, applies them if no
 * row of any sheet has an error. Throws a SheetError if a file is not a sheet or if the content
 * cannot be read.
 */
export async function importSheets(
  folder: string,
  sheets: readonly SheetFile[],
  { write }: { write: boolean },
): Promise<Outcome> {
  const { corpus, problems } = loadCorpus(folder)
  if (problems.length > 0) throw new SheetError('the content has problems: mend those first')
  const plans: Plan[] = []
  for (const { table, file } of sheets) {
    plans.push(planImport(corpus, table, file, await readSheetFile(table, file)))
  }
  const isReadable = plans.every((plan) => plan.problems.length === 0)
  const faults = isReadable ? markFaults(corpus, plans) : []
  const hasErrors =
    !isReadable ||
    faults.length > 0 ||
    plans.some(({ rows }) => rows.some(({ outcome }) => outcome === 'error'))
  const texts = write && !hasErrors ? newTexts(folder, corpus, plans) : []
  writeFiles(texts)
  return { plans, faults, hasErrors, written: texts.length }
}

async function readSheetFile(table: TableName, file: string): Promise<Sheet> {
  try {
    const bytes = readFileSync(file)
    if (bytes.length > mostBytes) throw new SheetError('is too large')
    if (/\.xlsx$/i.test(file)) return await readXlsx(bytes, table)
    if (/\.csv$/i.test(file)) return readCsv(bytes, fieldNames(table))
    throw new SheetError('must be a .csv or an .xlsx file')
  } catch (error) {
    if (error instanceof SheetError) throw new SheetError(`${file} ${error.message}`)
    if ((error as { code?: string }).code === 'ENOENT') throw new SheetError(`${file} is not there`)
    throw error
  }
}
