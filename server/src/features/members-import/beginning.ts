import type { Db } from '#db/store.ts'
import type { MemberImportTable } from '#db/tables.imports.ts'
import { recordCompanyEvent } from '#features/audit/company-events.ts'
import { holdCompany } from '#features/companies/seats.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError, badInput } from '#kernel/errors.ts'
import type { ImportColumn, ImportField } from './columns.rules.ts'
import { changeImport, findImport, isRunning } from './imports.store.ts'
import { mine, type Named } from './imports.ts'
import { deleteMissing } from './rows.store.ts'
import { type Counts, noCounts } from './verdicts.rules.ts'
import { finish } from './working/running.ts'

const BEGUN = { position: 0, passed: 0, cursor: null, worker: null, lease: null } as const

const conflict = (message: string, field?: string) =>
  new AppError('CONFLICT', message, field === undefined ? {} : { field })

const hasBegun = () => conflict('This import has begun already.')
const notReady = () => conflict('This import is not ready to begin. Look at it again.')

/** An import as it is now; until the transaction is over nobody else changes it, or its company. */
async function held(trx: Db, { company, _id }: MemberImportTable) {
  await holdCompany(trx, company)
  return findImport(trx, company, _id)
}

/** Has the rows of a file that nobody began looked at anew, for whoever asks for it. */
async function lookAnew(
  trx: Db,
  { viewer }: SignedIn,
  { _id, look, lastNumber }: MemberImportTable,
  columns: string,
): Promise<void> {
  const values = { ...BEGUN, state: 'checking', columns, counts: JSON.stringify(noCounts()) }
  const anew = { ...values, unread: 0, look: look + 1, actor: viewer.userId }
  await changeImport(trx, _id, ['checking', 'ready'], anew)
  await deleteMissing(trx, _id, lastNumber)
}

/**
 * memberImportMap: says what each column means, in the order of the file; the rows are looked at
 * anew. Refuses with NOT_FOUND, BAD_USER_INPUT (fields) and CONFLICT (it has begun).
 */
export async function mapColumns(
  context: SignedIn,
  { fields, ...named }: Named & { fields: readonly (ImportField | null | undefined)[] },
): Promise<void> {
  const found = await mine(context, named)
  const columns = JSON.parse(found.columns) as ImportColumn[]
  if (fields.length !== columns.length) {
    throw badInput('Say of each column of the file what it means.', 'fields')
  }
  const given = fields.filter((field) => field != null)
  if (new Set(given).size < given.length) {
    throw badInput('Two columns cannot mean the same. Leave one of them alone.', 'fields')
  }
  const mapped = columns.map(({ name }, at) => ({ name, field: fields[at] ?? null }))
  await context.store.write(async (trx) => {
    const row = await held(trx, found)
    if (row?.state !== 'checking' && row?.state !== 'ready') throw hasBegun()
    await lookAnew(trx, context, row, JSON.stringify(mapped))
  })
  context.imports.wake()
}

export type StartAsked = Named & {
  /** Which look at the rows the caller saw */
  look: number
  missing?: number | null | undefined
}

/**
 * memberImportStart: brings the rows in, beside other work, with the rights and in the name of
 * whoever starts it. `look` says which preview they saw; `missing` is how many members lose their
 * access because no row names them, as that preview said it; without it nobody does. Where the
 * preview was made for somebody else, it is made anew instead. Refuses with NOT_FOUND and CONFLICT
 * (not ready, another runs, another number, `look`).
 */
export async function startImport(
  context: SignedIn,
  { look, missing, ...named }: StartAsked,
): Promise<void> {
  const found = await mine(context, named)
  const isMine = await context.store.write(async (trx) => {
    const row = await held(trx, found)
    if (await isRunning(trx, found.company)) throw hasBegun()
    if (row?.state !== 'ready') throw notReady()
    if (row.look !== look) throw conflict('The preview has changed. Look at it again.', 'look')
    if (row.actor !== context.viewer.userId) {
      await lookAnew(trx, context, row, row.columns)
      return false
    }
    const counts = JSON.parse(row.counts) as Counts
    const withMissing = missing == null || missing === 0 ? 0 : 1
    if (withMissing === 1 && counts.missing !== missing) {
      const message = `${counts.missing} people are not in the file. Look at them again.`
      throw conflict(message, 'missing')
    }
    return changeImport(trx, row._id, ['ready'], { ...BEGUN, state: 'running', withMissing })
  })
  context.imports.wake()
  if (isMine) return
  const message =
    'Another admin looked at this file. It is looked at again for you: see the new list first.'
  throw conflict(message, 'look')
}

/**
 * memberImportCancel: forgets a file that was not begun; ends an import that runs. What was done of
 * it stays done. Refuses with NOT_FOUND and CONFLICT (it is over).
 */
export async function cancelImport(context: SignedIn, named: Named): Promise<void> {
  const found = await mine(context, named)
  await context.store.write(async (trx) => {
    const row = await held(trx, found)
    const { company, _id } = found
    if (await changeImport(trx, _id, ['checking', 'ready'], { state: 'dropped' })) return
    if (row?.state !== 'running') throw conflict('This import is over.')
    await finish(trx, context, row, 'An admin stopped it. The rest of the rows were not done.')
    await recordCompanyEvent(trx, context, { kind: 'import_stopped', company, items: [_id] })
  })
  context.imports.wake()
}
