import { recordAdminAccess } from '#audit/admin-access-log/admin-access-log.ts'
import type { SignedIn } from '#graphql/context.ts'
import { csvLines } from '#lib/csv.ts'
import { makeTurns } from '#lib/turns.ts'
import { cellsOf, type ImportColumn } from '#organizations/member-import/core/columns.rules.ts'
import { listKept } from '#organizations/member-import/core/rows.store.ts'
import { administeredImport, type ImportId, reachedOf } from './imports.ts'
import { recordRowAccess } from './people-in-rows.ts'
import { PROBLEM } from './reading/sheet.ts'

const AT_ONCE = 200

/** `failed`: refused rows; `later`: rows over the daily limit; `rest`: rows after an early stop. */
export const CSV_FILES = ['failed', 'later', 'rest'] as const

/**
 * The CSV of rows of an import with the cells of their file, in parts as the client reads it;
 * refused rows with the reason. A CSV with tabs is in UTF-16, as Excel writes and opens it. Records
 * an access by an app admin for each person in the rows. Refuses with NOT_FOUND.
 */
export async function rowsAsCsv(
  context: SignedIn,
  asked: ImportId,
  file: (typeof CSV_FILES)[number],
): Promise<{ charset: string; lines: AsyncGenerator<Buffer> }> {
  const row = await administeredImport(context, asked)
  await recordAdminAccess(context, { what: 'import', subject: row.company })
  const { _id, delimiter, lastNumber } = row
  const columns = JSON.parse(row.columns) as ImportColumn[]
  const reached = reachedOf(row)
  const isRest = file === 'rest'
  const verdict = { failed: 'refused', later: 'later', rest: null } as const
  const place = { verdict: verdict[file], until: isRest ? lastNumber : reached, most: AT_ONCE }
  const isUtf16 = delimiter === '\t'
  const encoded = (text: string) => Buffer.from(text, isUtf16 ? 'utf16le' : 'utf8')
  const problems = (problem: string | null) => (file === 'failed' ? [problem ?? ''] : [])

  async function* lines() {
    const names = columns.map(({ name }) => name)
    yield encoded(csvLines([[...names, ...problems(PROBLEM)]], { delimiter, bom: true }))
    const emailAt = columns.findIndex(({ field }) => field === 'email')
    const turns = makeTurns()
    for (let after = isRest ? reached : 0; ; ) {
      const rows = await listKept(context.store.read, _id, { ...place, after })
      const last = rows.at(-1)
      if (last === undefined) return
      after = last.number
      await recordRowAccess(context, rows)
      const found = rows.map(({ cells: kept, email, problem }) => {
        const cells = cellsOf(kept)
        const whole = columns.map((_, at) => cells[at] ?? '')
        // A missing member has no cells.
        if (cells.length === 0 && emailAt >= 0) whole[emailAt] = email
        return [...whole, ...problems(problem)]
      })
      yield encoded(csvLines(found, { delimiter }))
      if (turns.isOver()) await turns.give()
    }
  }
  return { charset: isUtf16 ? 'utf-16le' : 'utf-8', lines: lines() }
}
