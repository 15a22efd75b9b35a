import {
  type AdminAccess,
  recordAdminAccess,
  recordAdminAccessToEach,
} from '#audit/admin-access-log/admin-access-log.ts'
import { type AuditEvent, recordEvents } from '#audit/audit.ts'
import { companyEventOf } from '#audit/company-events.ts'
import type { Db } from '#db/store.ts'
import { givenValues, type Input, type Values, withheldFrom, withhold } from '#entity/crud.rules.ts'
import { findRecord, findWithin, toRecord } from '#entity/crud.store.ts'
import { type Change, getMany, getOne, updateIn } from '#entity/crud.ts'
import type { FieldSelection, Page, RecordRow } from '#entity/entity.types.ts'
import { encode } from '#entity/fields.ts'
import { versionForOthers } from '#entity/versions.ts'
import type { SignedIn } from '#graphql/context.ts'
import { companyFor, type Viewer } from '#graphql/viewer.ts'
import { notFound } from '#lib/errors.ts'
import { checkHolidayCalendar } from '#lib/holidays.ts'
import { planAgain } from '#messaging/due/due.ts'
import { type Person, userEntity } from './people.entity.ts'
import { keptNames, keptTimeZone } from './people.rules.ts'
import { beginAccess, listInvited, listMembers, setSharedSince } from './people.store.ts'

/** Records a change by an app admin in the person's own trail too, with the names of the fields. */
export const noteChange = (
  trx: Db,
  context: SignedIn,
  _id: string,
  fields: readonly string[],
): Promise<void> => recordEvents(trx, context, changeByAppAdmin(context, _id, fields))

function changeByAppAdmin(
  { viewer }: SignedIn,
  _id: string,
  fields: readonly string[],
): AuditEvent[] {
  if (viewer.role !== 'appAdmin' || _id === viewer.userId) return []
  return [{ kind: 'app_admin_change', subject: _id, detail: { fields: fields.join(' ') } }]
}

/** The events of a change, for the person's own trail and that of their company. */
function eventsOf(context: SignedIn, { company, _id }: Person, given: Values): AuditEvent[] {
  const fields = Object.keys(given)
  const own = changeByAppAdmin(context, _id, fields)
  if (typeof company !== 'string') return own
  if (_id === context.viewer.userId && given.isCompanyAdmin === undefined) return own
  return [
    ...own,
    companyEventOf(context, { kind: 'member_changed', company, items: [_id], fields }),
  ]
}

/** The fields that change when a person's messages come. */
const MOVES_MESSAGES = ['timeZone', 'holidayCalendar', 'optInEmail'] as const

/** userUpdate, by the person or an admin. A change of rights ends sessions; all are recorded. */
export async function updatePerson(context: SignedIn, obj: Change): Promise<Person> {
  const given = givenValues(context, userEntity, obj)
  await checkHolidayCalendar(given.holidayCalendar)
  const columns = keptColumns(given)
  return context.store.write(async (trx) => {
    await context.accountHooks.beforeUserChange(trx, context, obj._id)
    await beforeChange(context, trx, obj._id, given)
    const row = await updateIn(trx, context, userEntity, obj, columns)
    await recordEvents(trx, context, eventsOf(context, row, given))
    if (MOVES_MESSAGES.some((name) => given[name] !== undefined)) await planAgain(trx, row._id)
    return row
  })
}

/** Columns in their stored form: names with their sort keys, time zones under one name. */
function keptColumns(given: Values): Values {
  const { timeZone } = given
  const zone = typeof timeZone === 'string' ? { timeZone: keptTimeZone(timeZone) } : {}
  return { ...given, ...zone, ...keptNames(given) }
}

/** The steps of a change that need the person's old values. */
async function beforeChange(context: SignedIn, trx: Db, _id: string, given: Values): Promise<void> {
  const { isCompanyAdmin, shareWeeklyScore: share, showWelcomeDialog } = given
  if (isCompanyAdmin === 0 || isCompanyAdmin === 1) {
    await context.accountHooks.beforeAdminChange(trx, context, _id, isCompanyAdmin)
  }
  const now = context.clock.now()
  if (isCompanyAdmin === 0) await beginAccess(trx, _id, { ends: 'isCompanyAdmin', now })
  if (showWelcomeDialog === 0) await beginAccess(trx, _id, { ends: 'showWelcomeDialog', now })
  if (share === 0 || share === 1) await setSharedSince(trx, _id, { share, now })
}

/** The version of a person as others see it: `columns` has the fields that others may set. */
export const versionSeen = (columns: object): number => versionForOthers(userEntity, columns)

/** Whether the viewer has a company of their own to administer in their current view. */
const administers = ({ role, isPublicUser }: Viewer) =>
  (role === 'companyAdmin' || role === 'appAdmin') && !isPublicUser

/**
 * me: oneself, with the state of the session. While the second factor is pending it is a stub with
 * only the person's id and their factors (product 4, states of a session).
 */
export async function me(context: SignedIn, fields?: FieldSelection): Promise<Person & RecordRow> {
  const { viewer, store } = context
  const own = { _id: viewer.userId }
  const row: (Person & RecordRow) | undefined = await findRecord(
    store,
    userEntity,
    own,
    own._id,
    fields,
  )
  if (row === undefined) throw notFound(userEntity.noun)
  if (viewer.state === 'pending_2fa') {
    for (const name of Object.keys(row)) if (name !== '_id') row[name] = null
    // The number of saves is private, too.
    row.version = 0
  }
  // A tier can have expired before the record is updated.
  if (typeof row.tier === 'string') row.tier = viewer.tier
  row.isPublicUser = viewer.state === 'pending_2fa' ? null : viewer.isPublicUser
  row.sessionState = viewer.state
  row.viewerCanAdminister = viewer.state === 'active' && administers(viewer)
  row.viewerCanAdministerApp = viewer.state === 'active' && viewer.role === 'appAdmin'
  return row
}

/** The fields of a list of members. Reading more fields counts as access to the account. */
const LISTED = new Set([
  ...['email', 'firstName', 'lastName', 'role', 'isCompanyAdmin', 'createdDate', 'company'],
])

/** Records access of app admins to a list, also in the trail of each account that it shows. */
async function noteList(
  context: SignedIn,
  look: AdminAccess,
  { rows, asked }: { rows: readonly { _id: string }[]; asked: FieldSelection },
): Promise<void> {
  await recordAdminAccess(context, look)
  const withheld = withheldFrom(userEntity, 'appAdmin')
  const isMore = asked.names.some((name) => !LISTED.has(name) && !withheld.includes(name))
  if (isMore) {
    await recordAdminAccessToEach(context, () => rows.map(({ _id }) => _id))
  }
}

/** userGetMany: the caller; the members for their admin; everyone for an app admin. Paged by id. */
export async function people(
  context: SignedIn,
  _company: string | null,
  asked: FieldSelection,
  page: Page | undefined,
): Promise<Person[]> {
  const rows = await getMany(context, userEntity, undefined, page)
  await noteList(context, { what: 'people', subject: null }, { rows, asked })
  return rows
}

/** userGet, in the same scope as userGetMany. */
export async function person(context: SignedIn, _id: string): Promise<Person> {
  const row = await getOne(context, userEntity, _id)
  await recordAdminAccess(context, { what: 'person', subject: _id })
  return row
}

/** The same as `person`, but null outside the caller's scope. */
export async function personSeen(context: SignedIn, _id: string): Promise<Person | null> {
  const row = await findRecord(context.store, userEntity, userEntity.readScope(context.viewer), _id)
  if (row === undefined) return null
  await recordAdminAccess(context, { what: 'person', subject: _id })
  return withhold(context, userEntity, row)
}

/**
 * getCompanyMembers: the members of the viewer's company, or the invited people (`isPrelaunch`). An
 * app admin may name any company. Answers an empty list for another company. In pages, by id.
 */
export async function members(
  context: SignedIn,
  companyId: string | null | undefined,
  asked: FieldSelection,
  page: Page,
): Promise<Person[]> {
  const { viewer, store } = context
  const company = companyFor(viewer, companyId)
  if (company === null) return []
  const joined = await listMembers(store.read, company, page)
  const invited = await listInvited(store.read, company, page)
  const ids = [...joined, ...invited].map(({ _id }) => _id).sort()
  const last = ids[page.first - 1] ?? ids.at(-1) ?? ''
  const rows = joined.filter(({ _id }) => _id <= last)
  await noteList(context, { what: 'members', subject: company }, { rows, asked })
  const records = rows.map((row) => withhold(context, userEntity, toRecord(userEntity, row)))
  const others = invited.filter(({ _id }) => _id <= last) as unknown as Person[]
  return [...records, ...others].sort((one, other) => (one._id < other._id ? -1 : 1))
}

/**
 * userUpdate for several people, inside the caller's transaction, which has locked the rights.
 * Records all events at the end, in one statement.
 */
export async function changePeopleIn(
  trx: Db,
  context: SignedIn,
  objs: readonly ({ _id: string } & Record<string, unknown>)[],
): Promise<void> {
  const events: AuditEvent[] = []
  for (const obj of objs) {
    const given = givenValues(context, userEntity, obj)
    await beforeChange(context, trx, obj._id, given)
    const row = await updateIn(trx, context, userEntity, obj, keptColumns(given))
    events.push(...eventsOf(context, row, given))
  }
  await recordEvents(trx, context, events)
}

/**
 * Saves the given fields of the viewer, with the cluster of their traits, in one step. `clusterOf`
 * computes it from the given traits, or from the stored ones if none are given.
 */
export async function updateWithCluster(
  context: SignedIn,
  obj: Input,
  clusterOf: (traits: readonly string[]) => number,
): Promise<Person> {
  const _id = context.viewer.userId
  return context.store.write(async (trx) => {
    const stored = await findWithin(trx, userEntity, { _id }, _id)
    if (stored === undefined) throw notFound(userEntity.noun)
    const change = { ...obj, _id, version: obj.version ?? stored.version }
    const given = givenValues(context, userEntity, change)
    const traits = (obj.selectedTraitIds ?? stored.selectedTraitIds ?? []) as string[]
    const columns = { ...keptColumns(given), profileCluster: clusterOf(traits) }
    await beforeChange(context, trx, _id, given)
    const row = await updateIn(trx, context, userEntity, change, columns)
    await recordEvents(trx, context, eventsOf(context, row, given))
    return row
  })
}

const KNOWN = ['firstName', 'lastName', 'role'] as const

/**
 * Columns that an admin gives for an invited person. Names may be empty. Refuses a wrong value
 * with BAD_USER_INPUT at its field.
 */
export function columnsOfNewcomer(said: Partial<Record<(typeof KNOWN)[number], string | null>>) {
  const columns: Record<string, string | null> = {}
  for (const name of KNOWN) {
    const value = said[name]
    if (value === undefined) continue
    const typed = value?.trim() || null
    const field = { ...userEntity.fields[name], nullable: true }
    columns[name] = encode(name, field, typed) as string | null
    if (name !== 'role')
      Object.assign(columns, typed === null ? NO_NAME[name] : keptNames({ [name]: typed }))
  }
  return columns
}

const NO_NAME = {
  firstName: { firstName: '', firstKey: '' },
  lastName: { lastName: '', lastKey: '' },
} as const
