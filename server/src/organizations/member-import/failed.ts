import { recordAdminAccess } from '#audit/admin-access-log/admin-access-log.ts'
import type { SignedIn } from '#graphql/context.ts'
import { csvLines } from '#lib/csv.ts'
import { makeTurns } from '#lib/turns.ts'
import { cellsOf, type ImportColumn } from './columns.rules.ts'
import { mine, type Named, reachedOf } from './imports.ts'
import { noteLookAtRows } from './named.ts'
import { PROBLEM } from './reading/sheet.ts'
import type { Verdict } from './row-outcomes.rules.ts'
import { listKept } from './rows.store.ts'

const AT_ONCE = 200

/** Of an import: its id, what its file is like, and which of its rows. */
type Kept = {
  _id: string
  delimiter: string
  columns: ImportColumn[]
  /** Null: whatever became of them */
  verdict: Verdict | null
  after: number
  until: number
}

async function* linesOf(context: SignedIn, kept: Kept): AsyncGenerator<string> {
  const { _id, delimiter, columns, verdict, until } = kept
  // Of the others there is no more to say than that they are to be brought again.
  const hasProblem = verdict === 'refused'
  const names = columns.map(({ name }) => name)
  yield csvLines([hasProblem ? [...names, PROBLEM] : names], { delimiter, bom: true })
  const emailAt = columns.findIndex(({ field }) => field === 'email')
  const turns = makeTurns()
  for (let { after } = kept; ; ) {
    const place = { verdict, after, until, most: AT_ONCE }
    const rows = await listKept(context.store.read, _id, place)
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.number
    await noteLookAtRows(context, rows)
    const lines = rows.map(({ cells, email, problem }) => {
      const found = cellsOf(cells)
      const whole = columns.map((_, at) => found[at] ?? '')
      // A member whom no row names has no cells.
      if (found.length === 0 && emailAt >= 0) whole[emailAt] = email
      return hasProblem ? [...whole, problem ?? ''] : whole
    })
    yield csvLines(lines, { delimiter })
    if (turns.isOver()) await turns.give()
  }
}

async function linesFor(
  context: SignedIn,
  named: Named,
  which: (until: number, lastNumber: number) => Pick<Kept, 'verdict' | 'after' | 'until'>,
): Promise<AsyncGenerator<string>> {
  const row = await mine(context, named)
  await recordAdminAccess(context, { what: 'import', subject: row.company })
  const { _id, delimiter, lastNumber } = row
  const columns = JSON.parse(row.columns) as ImportColumn[]
  return linesOf(context, { _id, delimiter, columns, ...which(reachedOf(row), lastNumber) })
}

/**
 * The rows of an import that were refused, as its file had them, with the reason: as CSV, while it
 * is made. What an app admin gets is noted in the trail of each person whose rows they are, before it
 * is sent. Refuses with NOT_FOUND.
 */
export const failedRows = (context: SignedIn, named: Named) =>
  linesFor(context, named, (until) => ({ verdict: 'refused', after: 0, until }))

/** As failedRows, the rows of those whom the day had no room to invite, as its file had them. */
export const laterRows = (context: SignedIn, named: Named) =>
  linesFor(context, named, (until) => ({ verdict: 'later', after: 0, until }))

/** As failedRows, the rows that an import which stopped did not reach, as its file had them. */
export const restOfRows = (context: SignedIn, named: Named) =>
  linesFor(context, named, (after, until) => ({ verdict: null, after, until }))
