import type { MemberImportTable } from '#db/tables.imports.ts'
import { noteLook } from '#features/audit/looks.ts'
import { administered } from '#features/members/members.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError, badInput, notFound } from '#kernel/errors.ts'
import { IMPORT_FIELDS, type ImportColumn, type ImportField } from './columns.rules.ts'
import { changeImport, findImport, isRunning } from './imports.store.ts'
import { deleteMissing, listPage, listSamples } from './rows.store.ts'
import {
  type Change,
  type Counts,
  type ImportState,
  noCounts,
  STATES,
  VERDICTS,
  type Verdict,
} from './verdicts.rules.ts'
import { finish } from './working/running.ts'

/** What an import can be asked for */
export const IMPORTS = {
  states: STATES,
  verdicts: VERDICTS,
  fields: IMPORT_FIELDS,
} as const

const PAGE = 50
const MOST_PAGE = 100
const SAMPLES = 3

export type ColumnSeen = ImportColumn & {
  /** What stands in it in the first rows */
  samples: string[]
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
  columns: ColumnSeen[]
  rows: number
  /** Rows that were looked at, or brought in, by the state */
  passed: number
  /** How many there are to pass */
  total: number
  withMissing: boolean
  counts: Counts
  results: Counts
}

// PostgreSQL knows no such text.
const plainId = (_id: string) => _id.replaceAll('\0', '')

async function columnsOf({ store }: SignedIn, row: MemberImportTable): Promise<ColumnSeen[]> {
  const columns = JSON.parse(row.columns) as ImportColumn[]
  const rows = (await listSamples(store.read, row._id, SAMPLES)).map(
    (cells) => JSON.parse(cells) as string[],
  )
  return columns.map((column, at) => ({
    ...column,
    samples: rows.map((cells) => cells[at] ?? '').filter((cell) => cell !== ''),
  }))
}

async function seen(context: SignedIn, row: MemberImportTable): Promise<MemberImport> {
  const { _id, fileName, createdDate, endedDate, problem, rows, passed } = row
  const counts = JSON.parse(row.counts) as Counts
  const withMissing = row.withMissing === 1
  return {
    ...{ _id, fileName, createdDate, endedDate, problem, rows, passed, counts, withMissing },
    state: row.state as ImportState,
    columns: await columnsOf(context, row),
    total: rows + (withMissing ? counts.missing : 0),
    results: JSON.parse(row.results) as Counts,
  }
}

type Named = { _id: string; companyId?: string | null | undefined }

async function mine(context: SignedIn, { _id, companyId }: Named): Promise<MemberImportTable> {
  const company = administered(context, companyId)
  const row = await findImport(context.store.read, company, plainId(_id))
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
  const _id = asked._id == null ? null : plainId(asked._id)
  const row = await findImport(context.store.read, company, _id)
  if (row === undefined && _id !== null) throw notFound('import')
  await noteLook(context, { what: 'import', subject: company })
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
  await noteLook(context, { what: 'import', subject: row.company })
  const size = Math.min(Math.max(asked.first ?? PAGE, 1), MOST_PAGE)
  const verdicts =
    asked.verdict == null ? VERDICTS.filter((verdict) => verdict !== 'missing') : [asked.verdict]
  const place = { verdicts, after: asked.after ?? 0, most: size + 1 }
  const found = await listPage(context.store.read, row._id, place)
  const rows = found.slice(0, size).map((one) => ({
    ...one,
    verdict: one.verdict as Verdict,
    planned: one.planned as Verdict | null,
    changes: one.changes === null ? [] : (JSON.parse(one.changes) as Change[]),
  }))
  return { rows, next: found.length > size ? (rows.at(-1)?.number ?? null) : null }
}

const BEGUN = { position: 0, passed: 0, cursor: null, worker: null, lease: null } as const

/**
 * memberImportMap: says what each column means, in the order of the file; the rows are looked at
 * anew. Refuses with NOT_FOUND, BAD_USER_INPUT (fields) and CONFLICT (it has begun).
 */
export async function mapColumns(
  context: SignedIn,
  { fields, ...named }: Named & { fields: readonly (ImportField | null | undefined)[] },
): Promise<void> {
  const row = await mine(context, named)
  const columns = JSON.parse(row.columns) as ImportColumn[]
  if (fields.length !== columns.length) {
    throw badInput('Say of each column of the file what it means.', 'fields')
  }
  const given = fields.filter((field) => field != null)
  if (new Set(given).size < given.length) {
    throw badInput('Two columns cannot mean the same. Leave one of them alone.', 'fields')
  }
  const mapped = columns.map(({ name }, at) => ({ name, field: fields[at] ?? null }))
  await context.store.write(async (trx) => {
    const values = { ...BEGUN, state: 'checking', columns: JSON.stringify(mapped) }
    const anew = { ...values, counts: JSON.stringify(noCounts()) }
    if (!(await changeImport(trx, row._id, ['checking', 'ready'], anew))) throw hasBegun()
    await deleteMissing(trx, row._id, row.lastNumber)
  })
  context.imports.wake()
}

const hasBegun = () => new AppError('CONFLICT', 'This import has begun already.')

/**
 * memberImportStart: brings the rows in, beside other work. `missing` is how many members lose their
 * access because no row names them, as the preview said it; without it nobody does. Refuses with
 * NOT_FOUND and CONFLICT (not ready, another runs, another number).
 */
export async function startImport(
  context: SignedIn,
  { missing, ...named }: Named & { missing?: number | null | undefined },
): Promise<void> {
  const row = await mine(context, named)
  await context.store.write(async (trx) => {
    if (await isRunning(trx, row.company)) throw hasBegun()
    const withMissing = missing == null || missing === 0 ? 0 : 1
    const values = { ...BEGUN, state: 'running', withMissing } as const
    if (!(await changeImport(trx, row._id, ['ready'], values))) {
      throw new AppError('CONFLICT', 'This import is not ready to begin. Look at it again.')
    }
    // As it is now: it may have been looked at anew since it was read.
    const held = await findImport(trx, row.company, row._id)
    const counts = JSON.parse(held?.counts ?? row.counts) as Counts
    if (withMissing === 1 && counts.missing !== missing) {
      const message = `${counts.missing} people are not in the file. Look at them again.`
      throw new AppError('CONFLICT', message, { field: 'missing' })
    }
  })
  context.imports.wake()
}

/**
 * memberImportCancel: forgets a file that was not begun; ends an import that runs. What was done of
 * it stays done. Refuses with NOT_FOUND and CONFLICT (it is over).
 */
export async function cancelImport(context: SignedIn, named: Named): Promise<void> {
  const row = await mine(context, named)
  await context.store.write(async (trx) => {
    if (await changeImport(trx, row._id, ['checking', 'ready'], { state: 'dropped' })) return
    const held = await findImport(trx, row.company, row._id)
    if (held?.state !== 'running') throw new AppError('CONFLICT', 'This import is over.')
    await finish(trx, context, held, 'An admin stopped it. The rest of the rows were not done.')
  })
  context.imports.wake()
}
