import { recordCompanyEvent } from '#audit/company-events.ts'
import type { Db } from '#db/store.ts'
import type { MemberImportTable } from '#db/tables.imports.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError, badInput } from '#lib/errors.ts'
import { lockAsAdmin } from '#organizations/companies/administering.ts'
import type { ImportColumn, ImportField } from '#organizations/member-import/core/columns.rules.ts'
import {
  changeImport,
  findImport,
  isRunning,
} from '#organizations/member-import/core/imports.store.ts'
import {
  isOutdated,
  noPlan,
  type Plan,
} from '#organizations/member-import/core/row-outcomes.rules.ts'
import { deleteMissing } from '#organizations/member-import/core/rows.store.ts'
import { strangersOf } from '#organizations/members/core/invitations.ts'
import { actorNow } from '#organizations/members/core/job-actor.ts'
import { administeredImport, type ImportId } from './imports.ts'
import { finish } from './job/apply-rows.ts'

const BEGUN = { position: 0, passed: 0, cursor: null } as const

const conflict = (message: string, field?: string) =>
  new AppError('CONFLICT', message, field === undefined ? {} : { field })

const hasBegun = () => conflict('This import has already started.')

/** Locks the company and the right of the caller, then runs `change` with the current import. */
async function changeLocked<T>(
  context: SignedIn,
  asked: ImportId,
  change: (trx: Db, row: MemberImportTable | undefined, found: MemberImportTable) => Promise<T>,
): Promise<T> {
  const found = await administeredImport(context, asked)
  return context.store.write(async (trx) => {
    await lockAsAdmin(trx, context, found.company)
    return change(trx, await findImport(trx, found.company, found._id), found)
  })
}

/** Makes a new preview with the rights of the caller. */
async function previewAgain(
  trx: Db,
  context: SignedIn,
  { _id, previewId, lastNumber }: MemberImportTable,
  columns: string,
): Promise<void> {
  await changeImport(trx, _id, ['checking', 'ready'], {
    ...{ ...BEGUN, state: 'checking', columns, counts: JSON.stringify(noPlan()), unread: 0 },
    ...{ previewId: previewId + 1, ...(await actorNow(trx, context)) },
  })
  await deleteMissing(trx, _id, lastNumber)
  await context.jobs.enqueue(trx, { kind: 'import', key: _id })
}

/**
 * memberImportMap: sets the field of each column, in the order of the file, and makes a new
 * preview. Refuses with NOT_FOUND, BAD_USER_INPUT (fields) and CONFLICT (the import has begun).
 */
export async function mapColumns(
  context: SignedIn,
  { fields, ...asked }: ImportId & { fields: readonly (ImportField | null | undefined)[] },
): Promise<void> {
  await changeLocked(context, asked, async (trx, row, found) => {
    const columns = JSON.parse(found.columns) as ImportColumn[]
    if (fields.length !== columns.length) {
      throw badInput('Choose what each column means.', 'fields')
    }
    const given = fields.filter((field) => field != null)
    if (new Set(given).size < given.length) {
      throw badInput('Two columns can’t mean the same. Ignore one of them.', 'fields')
    }
    if (row?.state !== 'checking' && row?.state !== 'ready') throw hasBegun()
    const mapped = columns.map(({ name }, at) => ({ name, field: fields[at] ?? null }))
    await previewAgain(trx, context, row, JSON.stringify(mapped))
  })
}

/**
 * memberImportStart: starts to apply the rows with the rights and in the name of the caller.
 * `previewId` is the preview that the caller saw. `missing` is the number of missing members in
 * that preview; with it, they lose their access. If the preview was made for another admin, or is
 * outdated, makes a new preview instead. Refuses with NOT_FOUND and CONFLICT (not ready, another
 * import runs, another number, `previewId`).
 */
export async function startImport(
  context: SignedIn,
  {
    previewId,
    missing,
    ...asked
  }: ImportId & { previewId: number; missing?: number | null | undefined },
): Promise<void> {
  const refusal = await changeLocked(context, asked, async (trx, row, { company }) => {
    if (await isRunning(trx, company)) throw hasBegun()
    if (row?.state !== 'ready') throw conflict('This import isn’t ready to start. Check it again.')
    if (row.previewId !== previewId) {
      throw conflict('The preview has changed. Check it again.', 'previewId')
    }
    const plan = JSON.parse(row.counts) as Plan
    const reason = await reasonForNewPreview(trx, context, row, plan)
    if (reason !== undefined) {
      await previewAgain(trx, context, row, row.columns)
      return reason
    }
    const withMissing = missing == null || missing === 0 ? 0 : 1
    if (withMissing === 1 && plan.missing !== missing) {
      const message = `${plan.missing} people are not in the file. Check them again.`
      throw conflict(message, 'missing')
    }
    const by = await actorNow(trx, context)
    await changeImport(trx, row._id, ['ready'], { ...BEGUN, ...by, state: 'running', withMissing })
    await context.jobs.enqueue(trx, { kind: 'import', key: row._id })
    return undefined
  })
  if (refusal !== undefined) throw conflict(refusal, 'previewId')
}

async function reasonForNewPreview(
  trx: Db,
  context: SignedIn,
  { actor, company }: MemberImportTable,
  plan: Plan,
): Promise<string | undefined> {
  if (actor !== context.viewer.userId) {
    return 'Another admin checked this file. We’re checking it again for you: look at the new list first.'
  }
  if (!isOutdated(plan, await strangersOf(trx, context, company))) return undefined
  return 'The number of invitations left today has changed. We’re checking the file again: look at the new list first.'
}

/**
 * memberImportCancel: drops an import that was not started, or stops one that runs, without undoing
 * applied rows. Refuses with NOT_FOUND and CONFLICT (the import has ended).
 */
export async function cancelImport(context: SignedIn, asked: ImportId): Promise<void> {
  await changeLocked(context, asked, async (trx, row, { company, _id }) => {
    if (await changeImport(trx, _id, ['checking', 'ready'], { state: 'dropped' })) {
      return context.jobs.enqueue(trx, { kind: 'import', key: _id })
    }
    if (row?.state !== 'running') throw conflict('This import has ended.')
    await finish(
      trx,
      context,
      row,
      'An admin stopped the import. The remaining rows were not imported.',
    )
    await recordCompanyEvent(trx, context, { kind: 'import_stopped', company, items: [_id] })
  })
}
