import { stringify } from 'csv-stringify/sync'
import { noteLook } from '#features/audit/looks.ts'
import { administered } from '#features/members/members.ts'
import type { SignedIn } from '#graphql/context.ts'
import { notFound } from '#kernel/errors.ts'
import type { ImportColumn } from './columns.rules.ts'
import { findImport } from './imports.store.ts'
import { listRefused } from './rows.store.ts'

const AT_ONCE = 500

const csv = (lines: readonly (readonly string[])[], delimiter: string, bom = false) =>
  stringify(
    lines.map((line) => [...line]),
    // A cell that a spreadsheet would take for a formula gets a quote in front; a file with it can
    // be brought in again.
    { bom, delimiter, record_delimiter: 'windows', escape_formulas: true },
  )

async function* linesOf(
  { store }: SignedIn,
  { _id, delimiter, columns }: { _id: string; delimiter: string; columns: ImportColumn[] },
): AsyncGenerator<string> {
  yield csv([[...columns.map(({ name }) => name), 'Problem']], delimiter, true)
  const emailAt = columns.findIndex(({ field }) => field === 'email')
  for (let after = 0; ; ) {
    const rows = await listRefused(store.read, _id, after, AT_ONCE)
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.number
    const lines = rows.map(({ cells, email, problem }) => {
      const found = JSON.parse(cells) as string[]
      const whole = columns.map((_, at) => found[at] ?? '')
      // A member whom no row names has no cells.
      if (found.length === 0 && emailAt >= 0) whole[emailAt] = email
      return [...whole, problem ?? '']
    })
    yield csv(lines, delimiter)
  }
}

/**
 * The rows of an import that were refused, as its file had them, with the reason: as CSV, while it
 * is made. Refuses with NOT_FOUND.
 */
export async function failedRows(
  context: SignedIn,
  { _id, companyId }: { _id: string; companyId: string | null },
): Promise<AsyncGenerator<string>> {
  const company = administered(context, companyId)
  const row = await findImport(context.store.read, company, _id.replaceAll('\0', ''))
  if (row === undefined) throw notFound('import')
  await noteLook(context, { what: 'import', subject: company })
  const { delimiter } = row
  const columns = JSON.parse(row.columns) as ImportColumn[]
  return linesOf(context, { _id: row._id, delimiter, columns })
}
