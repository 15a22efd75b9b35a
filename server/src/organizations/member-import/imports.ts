import { recordAdminAccess } from '#audit/admin-access-log/admin-access-log.ts'
import type { MemberImportTable } from '#db/tables.imports.ts'
import type { SignedIn } from '#graphql/context.ts'
import { notFound } from '#lib/errors.ts'
import { storable } from '#lib/storable.ts'
import { strangersOf } from '#organizations/members/invitations.ts'
import { administered } from '#organizations/members/members.ts'
import { cellsOf, IMPORT_FIELDS, type ImportColumn } from './columns.rules.ts'
import { findImport } from './imports.store.ts'
import { noteLookAtRows } from './named.ts'
import {
  type Change,
  type Counts,
  type ImportState,
  isOutdated,
  readCounts,
  readPlan,
  STATES,
  VERDICTS,
  type Verdict,
} from './row-outcomes.rules.ts'
import { listPage, listSamples } from './rows.store.ts'

/** What an import can be asked for */
export const IMPORTS = {
  states: STATES,
  verdicts: VERDICTS,
  fields: IMPORT_FIELDS,
} as const

const PAGE = 50
const MOST_PAGE = 100
const SAMPLES = 3
/** Behind every row, as the store counts */
const LAST_NUMBER = 2 ** 31 - 1

export type ColumnSeen = ImportColumn & {
  /** What stands in it in the first rows; they are read, and a look is noted, if somebody asks */
  samples: () => Promise<string[]>
}

/** An import as the admins of the company see it. */
export type MemberImport = {
  _id: string
  state: ImportState
  fileName: string
  createdDate: number
  endedDate: number | null
  /** Why it stopped */
  problem: string | null
  /** Raised whenever its rows are looked at anew: what one saw is what one begins */
  look: number
  columns: ColumnSeen[]
  rows: number
  /** Rows that were looked at, or brought in, by the state */
  passed: number
  /** How many there are to pass */
  total: number
  withMissing: boolean
  /** Why nobody is told of whom no row names */
  missingProblem: string | null
  counts: Counts
  /** So many of those to be invited, today or later, are outside of the company’s own mail domains */
  outside: number
  /** More, or fewer, of these may be invited now than this preview says */
  isOutdated: boolean
  results: Counts
}

function columnsOf(context: SignedIn, row: MemberImportTable): ColumnSeen[] {
  const columns = JSON.parse(row.columns) as ImportColumn[]
  let reading: Promise<string[][]> | undefined
  const samples = async (at: number) => {
    reading ??= samplesOf(context, row._id)
    return (await reading).map((cells) => cells[at] ?? '').filter((cell) => cell !== '')
  }
  return columns.map((column, at) => ({ ...column, samples: () => samples(at) }))
}

async function samplesOf(context: SignedIn, _id: string) {
  const rows = await listSamples(context.store.read, _id, SAMPLES)
  await noteLookAtRows(context, rows)
  return rows.map(({ cells }) => cellsOf(cells))
}

/** A row that nobody can tell the person of may be about anybody who seems to be missing. */
function missingProblemOf({ state, unread, columns }: MemberImportTable): string | null {
  if (state !== 'ready' || unread === 0) return null
  const has = (JSON.parse(columns) as ImportColumn[]).some(({ field }) => field === 'email')
  if (!has)
    return 'Who is not in the file cannot be deactivated before a column says the mail address.'
  const rows = unread === 1 ? 'one row has' : `${unread.toLocaleString('en')} rows have`
  return `Who is not in the file cannot be deactivated: ${rows} no mail address that can be read.`
}

async function seen(context: SignedIn, row: MemberImportTable): Promise<MemberImport> {
  const { _id, fileName, createdDate, endedDate, problem, look, rows, passed } = row
  const counts = readPlan(row.counts)
  const withMissing = row.withMissing === 1
  return {
    ...{ _id, fileName, createdDate, endedDate, problem, look, rows, passed, counts, withMissing },
    missingProblem: missingProblemOf(row),
    state: row.state as ImportState,
    columns: columnsOf(context, row),
    total: rows + (withMissing ? counts.missing : 0),
    outside: counts.outside,
    isOutdated:
      row.state === 'ready' &&
      isOutdated(counts, await strangersOf(context.store.read, context, row.company)),
    results: readCounts(row.results),
  }
}

/** The last row of which the verdict counts: a plan of all, a result only of those that were done. */
export const reachedOf = ({ state, position }: MemberImportTable): number =>
  state === 'checking' || state === 'ready' ? LAST_NUMBER : position

export type Named = { _id: string; companyId?: string | null | undefined }

/** An import of the company that the caller administers. Refuses with NOT_FOUND. */
export async function mine(
  context: SignedIn,
  { _id, companyId }: Named,
): Promise<MemberImportTable> {
  const company = administered(context, companyId)
  const row = await findImport(context.store.read, company, storable(_id))
  if (row === undefined) throw notFound('import')
  return row
}

/**
 * memberImportGet: an import of the company, or its newest one, with how far it is; null if there is
 * none. For the company’s admins; app admins name any company. Refuses with NOT_FOUND.
 */
export async function importOf(
  context: SignedIn,
  asked: { _id?: string | null | undefined; companyId?: string | null | undefined },
): Promise<MemberImport | null> {
  const company = administered(context, asked.companyId)
  const _id = asked._id == null ? null : storable(asked._id)
  const row = await findImport(context.store.read, company, _id)
  if (row === undefined && _id !== null) throw notFound('import')
  await recordAdminAccess(context, { what: 'import', subject: company })
  return row === undefined ? null : seen(context, row)
}

/** A row as the preview, or the result, shows it. */
export type ImportRow = {
  number: number
  email: string
  name: string
  verdict: Verdict
  planned: Verdict | null
  problem: string | null
  changes: Change[]
}

export type ImportRowPage = { rows: ImportRow[]; next: number | null }

export type RowsAsked = Named & {
  verdict?: Verdict | null | undefined
  after?: number | null | undefined
  first?: number | null | undefined
}

/**
 * memberImportRowGetMany: a page of an import’s rows in the order of the file, those of one verdict
 * alone if it is given; those whom no row names only if they are asked for. Refuses with NOT_FOUND.
 */
export async function rowsOf(context: SignedIn, asked: RowsAsked): Promise<ImportRowPage> {
  const row = await mine(context, asked)
  await recordAdminAccess(context, { what: 'import', subject: row.company })
  const size = Math.min(Math.max(asked.first ?? PAGE, 1), MOST_PAGE)
  const verdicts =
    asked.verdict == null ? VERDICTS.filter((verdict) => verdict !== 'missing') : [asked.verdict]
  const place = { verdicts, after: asked.after ?? 0, until: reachedOf(row), most: size + 1 }
  const found = await listPage(context.store.read, row._id, place)
  const rows = found.slice(0, size).map((one) => ({
    ...one,
    verdict: one.verdict as Verdict,
    planned: one.planned as Verdict | null,
    changes: one.changes === null ? [] : (JSON.parse(one.changes) as Change[]),
  }))
  return { rows, next: found.length > size ? (rows.at(-1)?.number ?? null) : null }
}
