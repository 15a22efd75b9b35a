import { requireAdmin } from '#accounts/rights.ts'
import { recordCompanyEvent } from '#audit/company-events/company-events.ts'
import type { HasContent } from '#content/content.ts'
import type { Db } from '#db/store.ts'
import type { Values } from '#entity/crud.rules.ts'
import { deleteWhere, findWhere, listRecords } from '#entity/crud.store.ts'
import { getOne, type Hooks } from '#entity/crud.ts'
import type { RecordRow, Scope } from '#entity/entity.types.ts'
import { COMPANY_ADMINS } from '#entity/scopes.ts'
import { noteWriters, writtenBy } from '#entity/writers.ts'
import type { SignedIn } from '#graphql/context.ts'
import { companyFor } from '#graphql/viewer.ts'
import { countReminder } from '#impact/impact-index/impact-index.ts'
import type { ImpactIndex } from '#impact/impact-index/reading.ts'
import { badInput, notFound } from '#lib/errors.ts'
import { storable } from '#lib/storable.ts'
import { dayIn, zoneOr } from '#lib/weeks.ts'
import { shareAdministeredOf } from '#organizations/companies/administering.ts'
import { reminderEntity, WRITTEN } from './reminders.entity.ts'
import { isAhead, isFor } from './reminders.rules.ts'
import { findZone, forgetRead, forgetReadOf, listRead, recordRead } from './reminders.store.ts'

/** The theme and the actions that columns name. */
const namedBy = ({ categoryId, actions }: Values) => ({
  themes: typeof categoryId === 'string' ? [categoryId] : [],
  actions: typeof actions === 'string' ? (JSON.parse(actions) as string[]) : [],
})

/** Refuses a theme or an action that the content has not, unless the reminder has it already. */
function checkNamed(has: HasContent, given: Values, old?: RecordRow): void {
  const { themes, actions } = namedBy(given)
  const kept = (old?.actions ?? []) as string[]
  if (themes.some((id) => id !== old?.categoryId && !has('impact-category', id))) {
    throw badInput('There is no such theme.', 'categoryId')
  }
  if (actions.some((id) => !kept.includes(id) && !has('impact-action', id))) {
    throw badInput('There is no such action.', 'actions')
  }
}

export const reminderHooks = (has: HasContent): Hooks => ({
  beforeCreate: (context, values) => {
    checkNamed(has, values)
    const by = context.viewer.userId
    return { ...values, createdBy: by, ...writtenBy(by, WRITTEN) }
  },
  whileNew: (context, trx, company) => requireAdmin(trx, context, company),
  afterCreate: (context, trx, row) => noteChange(trx, context, row, 'reminder_created'),
  whileOld: async (context, trx, _id, given) => {
    await shareAdministeredOf(trx, context, reminderEntity, _id)
    const scope = reminderEntity.writeScope(context.viewer)
    if (scope === 'none') return
    const old = await findWhere(trx, reminderEntity, {
      _id: storable(_id),
      ...(scope !== 'all' && scope),
    })
    // Of what is not there nothing is said, but that it is not.
    if (old === undefined) return
    checkNamed(has, given, old)
    await noteWriters(trx, context, { entity: reminderEntity, written: WRITTEN }, _id, given)
  },
  afterUpdate: (context, trx, row, given) =>
    noteChange(trx, context, row, 'reminder_changed', Object.keys(given).sort()),
  beforeDelete: async (context, trx, _id) => {
    await shareAdministeredOf(trx, context, reminderEntity, _id)
    const row = await findWhere(trx, reminderEntity, { _id })
    if (row !== undefined) await noteChange(trx, context, row, 'reminder_deleted')
    await forgetRead(trx, _id)
  },
})

/** Notes for the company's admins what became of a reminder. */
function noteChange(
  trx: Db,
  context: SignedIn,
  row: RecordRow,
  kind: 'reminder_created' | 'reminder_changed' | 'reminder_deleted',
  fields: readonly string[] = [],
): Promise<void> {
  const month = (row.targetDate as string).slice(0, 7)
  const company = row.company as string
  return recordCompanyEvent(trx, context, { kind, company, items: [row._id], fields, month })
}

/** The person's today: months begin in their own zone (product 3, reminder). */
async function todayOf({ store, viewer, clock }: SignedIn): Promise<string> {
  return dayIn(clock.now(), zoneOr(await findZone(store, viewer.userId)))
}

function isForViewer({ viewer }: SignedIn, row: RecordRow, today: string): boolean {
  if (COMPANY_ADMINS.includes(viewer.role)) return true
  if (isAhead(row.targetDate as string, today)) return false
  return isFor(row.roles as string[], viewer.workRole)
}

/**
 * reminderGetMany(companyId): those of one's company that are due and for one's role; its
 * admins see all. Naming another company answers nothing, unless an app admin does it.
 */
export async function reminders(
  context: SignedIn,
  companyId?: string | null,
): Promise<RecordRow[]> {
  const { viewer } = context
  const company = companyFor(viewer, companyId)
  if (company === null) return []
  const scope: Scope = { company }
  const [rows, today] = await Promise.all([
    listRecords(context.store, reminderEntity, scope),
    todayOf(context),
  ])
  const shown = rows.filter((row) => isForViewer(context, row, today))
  const read = shown.length === 0 ? undefined : await listRead(context.store, viewer.userId)
  return shown.map((row) => ({ ...row, readDate: read?.get(row._id) ?? null }))
}

/** reminderGet: in the same sight. */
export async function reminder(context: SignedIn, _id: string): Promise<RecordRow> {
  const row = await getOne(context, reminderEntity, _id)
  if (!isForViewer(context, row, await todayOf(context))) throw notFound(reminderEntity.noun)
  return row
}

/** When the viewer, and nobody else, read this reminder; null until then. */
export async function readDateOf(context: SignedIn, row: RecordRow): Promise<number | null> {
  if (row.readDate !== undefined) return row.readDate as number | null
  return (await listRead(context.store, context.viewer.userId)).get(row._id) ?? null
}

/** recordReadReminder: a reminder that the person may see was read, this week and for good. */
export async function readReminder(context: SignedIn, reminderId: string): Promise<ImpactIndex> {
  const { _id } = await reminder(context, reminderId)
  const { viewer, clock } = context
  return countReminder(context, _id, (trx) => recordRead(trx, viewer.userId, _id, clock.now()))
}

/** Removes what a company leaves behind. */
export async function forgetReminders(trx: Db, company: string): Promise<void> {
  await forgetReadOf(trx, company)
  await deleteWhere(trx, reminderEntity, { company })
}
