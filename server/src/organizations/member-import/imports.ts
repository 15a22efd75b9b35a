import { recordAdminAccess } from '#audit/admin-access-log/admin-access-log.ts'
import type { MemberImportTable } from '#db/tables.imports.ts'
import type { SignedIn } from '#graphql/context.ts'
import { notFound } from '#lib/errors.ts'
import { storable } from '#lib/storable.ts'
import { cellsOf, type ImportColumn } from '#organizations/member-import/core/columns.rules.ts'
import { findImport } from '#organizations/member-import/core/imports.store.ts'
import {
  type Change,
  type Counts,
  type ImportState,
  isOutdated,
  type Plan,
  VERDICTS,
  type Verdict,
} from '#organizations/member-import/core/row-outcomes.rules.ts'
import { listPage, listSamples } from '#organizations/member-import/core/rows.store.ts'
import { administered } from '#organizations/members/core/administered.ts'
import { strangersOf } from '#organizations/members/core/invitations.ts'
import { recordRowAccess } from './people-in-rows.ts'
import type { Encoding } from './reading/letters.ts'

const PAGE = 50
const MOST_PAGE = 100
const SAMPLES = 3
/** Greater than any row number in the store */
const LAST_NUMBER = 2 ** 31 - 1

export type ColumnSeen = ImportColumn & {
  /**
   * The cells of the first rows, read on demand, because an app admin's access to rows is recorded
   */
  samples: () => Promise<string[]>
}

export type MemberImport = Pick<
  MemberImportTable,
  ('_id' | 'fileName' | 'createdDate' | 'endedDate' | 'problem') | ('previewId' | 'rows' | 'passed')
> & {
  state: ImportState
  encoding: Encoding | null
  columns: ColumnSeen[]
  /** How many rows the preview or the import has */
  total: number
  withMissing: boolean
  /** The reason why no missing members are listed */
  missingProblem: string | null
  counts: Counts
  /** How many invitations, today or later, go outside the company’s own mail domains */
  outside: number
  /** The number of invitations would now differ from this preview */
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
  await recordRowAccess(context, rows)
  return rows.map(({ cells }) => cellsOf(cells))
}

/**
 * The reason why missing members can't be deactivated: a row without a readable address may be
 * about one of them.
 */
function missingProblemOf({ state, unread, columns }: MemberImportTable): string | null {
  if (state !== 'ready' || unread === 0) return null
  const has = (JSON.parse(columns) as ImportColumn[]).some(({ field }) => field === 'email')
  if (!has) return 'Choose the email column before you deactivate people who aren’t in the file.'
  const rows = unread === 1 ? '1 row has' : `${unread.toLocaleString('en')} rows have`
  return `You can’t deactivate people who aren’t in the file: ${rows} no readable email.`
}

async function seen(context: SignedIn, row: MemberImportTable): Promise<MemberImport> {
  const counts = JSON.parse(row.counts) as Plan
  const withMissing = row.withMissing === 1
  return {
    ...row,
    state: row.state as ImportState,
    encoding: row.encoding as Encoding | null,
    columns: columnsOf(context, row),
    total: row.rows + (withMissing ? counts.missing : 0),
    withMissing,
    missingProblem: missingProblemOf(row),
    counts,
    outside: counts.outside,
    isOutdated:
      row.state === 'ready' &&
      isOutdated(counts, await strangersOf(context.store.read, context, row.company)),
    results: JSON.parse(row.results) as Counts,
  }
}

/** The last row with a valid verdict: all rows of a preview, and the applied rows of results. */
export const reachedOf = ({ state, position }: MemberImportTable): number =>
  state === 'checking' || state === 'ready' ? LAST_NUMBER : position

export type ImportId = { _id: string; companyId?: string | null | undefined }

/** An import of the company that the caller administers. Refuses with NOT_FOUND. */
export async function administeredImport(
  context: SignedIn,
  { _id, companyId }: ImportId,
): Promise<MemberImportTable> {
  const company = administered(context, companyId)
  const row = await findImport(context.store.read, company, storable(_id))
  if (row === undefined) throw notFound('import')
  return row
}

/**
 * memberImportGet: an import of the company, or its newest one, or null. For the company’s admins;
 * app admins name any company. Refuses with NOT_FOUND.
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

export type RowsAsked = ImportId & {
  verdict?: Verdict | null | undefined
  after?: number | null | undefined
  first?: number | null | undefined
}

/**
 * memberImportRowGetMany: a page of rows in the order of the file, of one verdict or of all except
 * `missing`. Refuses with NOT_FOUND.
 */
export async function rowsOf(context: SignedIn, asked: RowsAsked) {
  const row = await administeredImport(context, asked)
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
    changes: JSON.parse(one.changes ?? '[]') as Change[],
  }))
  return { rows, next: found.length > size ? (rows.at(-1)?.number ?? null) : null }
}
