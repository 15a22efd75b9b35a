import { recordCompanyEvent } from '#audit/company-events/company-events.ts'
import type { Db } from '#db/store.ts'
import type { MemberImportTable } from '#db/tables.imports.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError, badInput } from '#lib/errors.ts'
import { holdAdministered } from '#organizations/companies/administering.ts'
import { strangersOf } from '#organizations/members/invitations.ts'
import { actorNow } from '#organizations/members/job-actor.ts'
import type { ImportColumn, ImportField } from './columns.rules.ts'
import { changeImport, findImport, isRunning } from './imports.store.ts'
import { mine, type Named } from './imports.ts'
import { isOutdated, noPlan, type Plan, readPlan } from './row-outcomes.rules.ts'
import { deleteMissing } from './rows.store.ts'
import { finish } from './job/running.ts'

const BEGUN = { position: 0, passed: 0, cursor: null } as const

const conflict = (message: string, field?: string) =>
  new AppError('CONFLICT', message, field === undefined ? {} : { field })

const hasBegun = () => conflict('This import has begun already.')
const notReady = () => conflict('This import is not ready to begin. Look at it again.')

/**
 * An import as it is now; until the transaction is over nobody else changes it, or its company.
 * Refuses with NOT_FOUND where that was deleted, and
 * whoever may not import into it any more.
 */
async function held(trx: Db, context: SignedIn, { company, _id }: MemberImportTable) {
  await holdAdministered(trx, context, company)
  return findImport(trx, company, _id)
}

/** Has the rows of a file that nobody began looked at anew, for whoever asks for it. */
async function lookAnew(
  trx: Db,
  context: SignedIn,
  { _id, look, lastNumber }: MemberImportTable,
  columns: string,
): Promise<void> {
  const values = { ...BEGUN, state: 'checking', columns, counts: JSON.stringify(noPlan()) }
  const by = await actorNow(trx, context)
  const anew = { ...values, ...by, unread: 0, look: look + 1 }
  await changeImport(trx, _id, ['checking', 'ready'], anew)
  await deleteMissing(trx, _id, lastNumber)
  await context.jobs.enqueue(trx, { kind: 'import', key: _id })
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
    const row = await held(trx, context, found)
    if (row?.state !== 'checking' && row?.state !== 'ready') throw hasBegun()
    await lookAnew(trx, context, row, JSON.stringify(mapped))
  })
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
 * preview was made for somebody else, or today has another room for strangers than it says, it is
 * made anew instead. Refuses with NOT_FOUND and CONFLICT (not ready, another runs, another number,
 * `look`).
 */
export async function startImport(
  context: SignedIn,
  { look, missing, ...named }: StartAsked,
): Promise<void> {
  const found = await mine(context, named)
  const anew = await context.store.write(async (trx) => {
    const row = await held(trx, context, found)
    if (await isRunning(trx, found.company)) throw hasBegun()
    if (row?.state !== 'ready') throw notReady()
    if (row.look !== look) throw conflict('The preview has changed. Look at it again.', 'look')
    const plan = readPlan(row.counts)
    const why = await whyAnew(trx, context, row, plan)
    if (why !== undefined) {
      await lookAnew(trx, context, row, row.columns)
      return why
    }
    const withMissing = missing == null || missing === 0 ? 0 : 1
    if (withMissing === 1 && plan.missing !== missing) {
      const message = `${plan.missing} people are not in the file. Look at them again.`
      throw conflict(message, 'missing')
    }
    const by = await actorNow(trx, context)
    await changeImport(trx, row._id, ['ready'], { ...BEGUN, ...by, state: 'running', withMissing })
    await context.jobs.enqueue(trx, { kind: 'import', key: row._id })
    return undefined
  })
  if (anew !== undefined) throw conflict(anew, 'look')
}

/** Why a preview is not what would happen now; nothing if it is. */
async function whyAnew(
  trx: Db,
  context: SignedIn,
  { actor, company }: MemberImportTable,
  plan: Plan,
): Promise<string | undefined> {
  if (actor !== context.viewer.userId) {
    return 'Another admin looked at this file. It is looked at again for you: see the new list first.'
  }
  if (!isOutdated(plan, await strangersOf(trx, context, company))) return undefined
  return 'How many can be invited today has changed. The file is looked at again: see the new list first.'
}

/**
 * memberImportCancel: forgets a file that was not begun; ends an import that runs. What was done of
 * it stays done. Refuses with NOT_FOUND and CONFLICT (it is over).
 */
export async function cancelImport(context: SignedIn, named: Named): Promise<void> {
  const found = await mine(context, named)
  await context.store.write(async (trx) => {
    const row = await held(trx, context, found)
    const { company, _id } = found
    if (await changeImport(trx, _id, ['checking', 'ready'], { state: 'dropped' })) {
      return context.jobs.enqueue(trx, { kind: 'import', key: _id })
    }
    if (row?.state !== 'running') throw conflict('This import is over.')
    await finish(trx, context, row, 'An admin stopped it. The rest of the rows were not done.')
    await recordCompanyEvent(trx, context, { kind: 'import_stopped', company, items: [_id] })
  })
}
