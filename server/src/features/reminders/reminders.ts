import type { Db } from '#db/store.ts'
import type { RecordRow, Scope } from '#entity/entity.types.ts'
import { deleteWhere, listRecords } from '#entity/family.store.ts'
import { getOne, type Hooks } from '#entity/family.ts'
import { COMPANY_ADMINS } from '#entity/scopes.ts'
import type { SignedIn } from '#graphql/context.ts'
import { notFound } from '#kernel/errors.ts'
import { reminderEntity } from './reminders.entity.ts'
import { isShown } from './reminders.rules.ts'

export const reminderHooks: Hooks = {
  beforeCreate: (context, values) => ({ ...values, createdBy: context.viewer.userId }),
}

function isForViewer(context: SignedIn, row: RecordRow): boolean {
  if (COMPANY_ADMINS.includes(context.viewer.role)) return true
  const today = new Date(context.clock.now()).toISOString()
  const shown = { targetDate: row.targetDate as string, roles: row.roles as string[] }
  return isShown(shown, context.viewer.workRole, today)
}

/**
 * reminderGetMany(companyId): those of one's organisation that are due and for one's role; its
 * admins see all. Naming another company answers nothing, unless an app admin does it.
 */
export async function reminders(
  context: SignedIn,
  companyId?: string | null,
): Promise<RecordRow[]> {
  const { viewer } = context
  const company = companyId ?? viewer.companyId
  if (company === null || (viewer.role !== 'appAdmin' && company !== viewer.companyId)) return []
  const scope: Scope = { company }
  const rows = await listRecords(context.store, reminderEntity, scope)
  return rows.filter((row) => isForViewer(context, row))
}

/** reminderGet: in the same sight. */
export async function reminder(context: SignedIn, _id: string): Promise<RecordRow> {
  const row = await getOne(context, reminderEntity, _id)
  if (!isForViewer(context, row)) throw notFound(reminderEntity.noun)
  return row
}

/** Removes what a company leaves behind. */
export const forgetReminders = (trx: Db, company: string): Promise<void> =>
  deleteWhere(trx, reminderEntity, { company })
