import { recordCompanyEvent } from '#audit/company-events.ts'
import type { HasContent } from '#content/content.ts'
import type { Db } from '#db/store.ts'
import { givenValues, type Input, newValues, type Values } from '#entity/crud.rules.ts'
import { deleteWhere, listRecords } from '#entity/crud.store.ts'
import {
  alreadyThere,
  type Change,
  findWritable,
  getOne,
  insertOnce,
  removeIn,
  updateIn,
} from '#entity/crud.ts'
import { COMPANY_ADMINS } from '#entity/scopes.ts'
import type { SignedIn } from '#graphql/context.ts'
import { companyFor } from '#graphql/viewer.ts'
import { countReminder } from '#impact/impact-index/impact-index.ts'
import type { ImpactIndex } from '#impact/impact-index/reading.ts'
import { badInput, notFound } from '#lib/errors.ts'
import { dayIn, zoneOr } from '#lib/weeks.ts'
import { planCompanyAgain } from '#messaging/due/due.ts'
import { lockCompanyOfRecord, lockNamedAsAdmin } from '#organizations/companies/administering.ts'
import { type Reminder, reminderEntity } from './reminders.entity.ts'
import { checkSending, isAhead, isFor } from './reminders.rules.ts'
import {
  addReached,
  findZone,
  forgetRead,
  forgetReadOf,
  listForAll,
  listReached,
  listRead,
  listSendable,
  recordRead,
} from './reminders.store.ts'

const namedBy = ({ categoryId, actions }: Values) => ({
  themes: typeof categoryId === 'string' ? [categoryId] : [],
  actions: typeof actions === 'string' ? (JSON.parse(actions) as string[]) : [],
})

/** Refuses unknown themes and actions, unless the reminder has them already. */
function checkNamed(has: HasContent, given: Values, old?: Reminder): void {
  const { themes, actions } = namedBy(given)
  const kept = old?.actions ?? []
  if (themes.some((id) => id !== old?.categoryId && !has('impact-category', id))) {
    throw badInput('This theme doesn’t exist.', 'categoryId')
  }
  if (actions.some((id) => !kept.includes(id) && !has('impact-action', id))) {
    throw badInput('This action doesn’t exist.', 'actions')
  }
}

/** reminderCreate: by an admin of its company, with an event. */
export async function createReminder(
  context: SignedIn,
  has: HasContent,
  obj: Input,
): Promise<Reminder> {
  const given = newValues(context, reminderEntity, obj)
  checkNamed(has, given)
  const values = { ...given, createdBy: context.viewer.userId }
  return context.store.write(async (trx) => {
    await lockNamedAsAdmin(trx, context, values)
    const made = await insertOnce(trx, reminderEntity, values)
    if (made === undefined) throw alreadyThere(reminderEntity)
    checkSending(made.row)
    if (made.isNew) await noteChange(trx, context, made.row, 'reminder_created')
    await planCompanyAgain(trx, made.row.company)
    return made.row
  })
}

/** reminderUpdate: by an admin of its company, with an event. */
export async function updateReminder(
  context: SignedIn,
  has: HasContent,
  obj: Change,
): Promise<Reminder> {
  const given = givenValues(context, reminderEntity, obj)
  return context.store.write(async (trx) => {
    await lockCompanyOfRecord(trx, context, reminderEntity, obj._id)
    const old = await findWritable(trx, context, reminderEntity, obj._id)
    checkNamed(has, given, old)
    // Before the reminder, in the order of the job that plans: else the two could wait for each other.
    await planCompanyAgain(trx, old.company)
    const row = await updateIn(trx, context, reminderEntity, obj, given)
    checkSending(row)
    await noteChange(trx, context, row, 'reminder_changed', Object.keys(given).sort())
    return row
  })
}

/** reminderDelete: deletes a reminder with its read marks. */
export const deleteReminder = (context: SignedIn, _id: string): Promise<Reminder> =>
  context.store.write(async (trx) => {
    await lockCompanyOfRecord(trx, context, reminderEntity, _id)
    const row = await findWritable(trx, context, reminderEntity, _id)
    await noteChange(trx, context, row, 'reminder_deleted')
    await forgetRead(trx, _id)
    return removeIn(trx, context, reminderEntity, _id)
  })

function noteChange(
  trx: Db,
  context: SignedIn,
  row: Reminder,
  kind: 'reminder_created' | 'reminder_changed' | 'reminder_deleted',
  fields: readonly string[] = [],
): Promise<void> {
  const { _id, company, targetDate } = row
  const month = targetDate.slice(0, 7)
  return recordCompanyEvent(trx, context, { kind, company, items: [_id], fields, month })
}

/** The person's today: months begin in their own zone (product 3, reminder). */
async function todayOf({ store, viewer, clock }: SignedIn): Promise<string> {
  return dayIn(clock.now(), zoneOr(await findZone(store, viewer.userId)))
}

function isForViewer({ viewer }: SignedIn, row: Reminder, today: string): boolean {
  if (COMPANY_ADMINS.includes(viewer.role)) return true
  if (isAhead(row.targetDate, today)) return false
  return isFor(row.roles, viewer.workRole)
}

/**
 * reminderGetMany(companyId): the reminders of a company that are due and for the reader's role;
 * its admins get all. Only app admins may name another company; other people get an empty list.
 */
export async function reminders(
  context: SignedIn,
  companyId?: string | null,
): Promise<(Reminder & ReadMark)[]> {
  const { viewer } = context
  const company = companyFor(viewer, companyId)
  if (company === null) return []
  const [rows, today] = await Promise.all([
    listRecords(context.store, reminderEntity, { company }),
    todayOf(context),
  ])
  const shown = rows.filter((row) => isForViewer(context, row, today))
  const read = shown.length === 0 ? undefined : await listRead(context.store, viewer.userId)
  return shown.map((row) => ({ ...row, readDate: read?.get(row._id) ?? null }))
}

/** reminderGet: a reminder that `reminderGetMany` would list, or NOT_FOUND. */
export async function reminder(context: SignedIn, _id: string): Promise<Reminder> {
  const row = await getOne(context, reminderEntity, _id)
  if (!isForViewer(context, row, await todayOf(context))) throw notFound(reminderEntity.noun)
  return row
}

type ReadMark = { readDate: number | null }

/** The time at which the viewer read this reminder, or null. */
export async function readDateOf(
  context: SignedIn,
  row: { _id: string } & Partial<ReadMark>,
): Promise<number | null> {
  if (row.readDate !== undefined) return row.readDate
  return (await listRead(context.store, context.viewer.userId)).get(row._id) ?? null
}

/** recordReadReminder: marks a visible reminder as read, and counts it in this week's index. */
export async function readReminder(context: SignedIn, reminderId: string): Promise<ImpactIndex> {
  const { _id } = await reminder(context, reminderId)
  const { viewer, clock } = context
  return countReminder(context, _id, (trx) => recordRead(trx, viewer.userId, _id, clock.now()))
}

/** The reminders of a company whose messages go out about now or later. */
export async function remindersToSend(db: Db, company: string, now: number) {
  const since = now - LATEST_MS
  const rows = await listSendable(db, company, { day: dayIn(since, 'UTC'), since })
  return rows.map((row) => ({ ...row, roles: JSON.parse(row.roles) as string[] }))
}

/** Weekends, holidays and time off may move a message this far. */
const LATEST_MS = 60 * 86_400_000

/** The fewest people whose number an admin sees. */
const FEWEST_REACHED = 5

/** How many people got the message of a reminder, for its company's admins; null below five. */
export async function reachedBy(
  context: SignedIn,
  row: { _id: string; company: string },
): Promise<number | null> {
  const { viewer, store } = context
  if (!COMPANY_ADMINS.includes(viewer.role)) return null
  const ofCompanies = reachedIn.get(context) ?? new Map<string, Promise<Map<string, number>>>()
  reachedIn.set(context, ofCompanies)
  const known = ofCompanies.get(row.company) ?? listReached(store.read, row.company)
  ofCompanies.set(row.company, known)
  const reached = (await known).get(row._id) ?? 0
  return reached >= FEWEST_REACHED ? reached : null
}

// Read once in a request, even if it lists many reminders.
const reachedIn = new WeakMap<SignedIn, Map<string, Promise<Map<string, number>>>>()
/** The reminders of a company that name no role, by target date: what everyone in it may read. */
export const remindersForAll = listForAll

export type ReminderForAll = Awaited<ReturnType<typeof remindersForAll>>[number]

export async function forgetReminders(trx: Db, company: string): Promise<void> {
  await forgetReadOf(trx, company)
  await deleteWhere(trx, reminderEntity, { company })
}

/** Counts the people who got new messages about reminders; the occasion is the reminder's id. */
export async function countReached(
  trx: Db,
  messages: readonly { kind: string | null; occasion: string | null }[],
): Promise<void> {
  const ofReminders = messages.filter(({ kind }) => kind === 'reminder')
  for (const [_id, all] of Map.groupBy(ofReminders, ({ occasion }) => occasion ?? '')) {
    await addReached(trx, _id, all.length)
  }
}
