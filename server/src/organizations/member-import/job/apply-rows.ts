import { sql } from 'kysely'
import { recordCompanyEvent } from '#audit/company-events.ts'
import type { Db } from '#db/store.ts'
import type { MemberImportTable } from '#db/tables.imports.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError } from '#lib/errors.ts'
import { seatsLeft } from '#organizations/companies/seats.ts'
import { changeImport } from '#organizations/member-import/core/imports.store.ts'
import {
  type Counts,
  NO_ROOM_THEN,
  type Outcome,
} from '#organizations/member-import/core/row-outcomes.rules.ts'
import { listRowsAfter, noteRows } from '#organizations/member-import/core/rows.store.ts'
import { NoRoomToday, strangersOf } from '#organizations/members/core/invitations.ts'
import {
  addMembers,
  type ChangedMember,
  changeMembers,
  deactivateMember,
  reactivateMember,
} from '#organizations/members/members.ts'
import { type DecidedRow, decideRows, storedRow } from './decide-rows.ts'

/** The time between two mails, so that other mails don't wait behind thousands. */
const MAIL_EVERY_MS = 100

/** A row to apply; its mail, if any, is sent at `sendAfter` or later. */
type TimedRow = DecidedRow & { sendAfter: number }

const fieldsOf = ({ changes = [] }: DecidedRow) => changes.map(({ field }) => field)

const changesAccess = (one: DecidedRow): boolean =>
  one.verdict === 'deactivate' || fieldsOf(one).includes('state')

const isToApply = ({ verdict }: DecidedRow): boolean =>
  verdict === 'create' || verdict === 'update' || verdict === 'deactivate'

/** The changes to an existing person: only the fields that differ. */
function changedOf(one: DecidedRow): ChangedMember[] {
  const { isActive: _active, ...wanted } = one.wanted
  const fields = fieldsOf(one)
  const given = Object.entries(wanted).filter(([field]) => fields.includes(field))
  if (one.status === undefined || given.length === 0) return []
  return [{ _id: one.status._id, ...Object.fromEntries(given) }]
}

/**
 * Applies rows with the use cases of changes by hand. Changes of access come first: a row may need
 * the seat that another frees, and only a person with access can become an admin.
 */
async function act(
  trx: Db,
  by: SignedIn,
  company: string,
  rows: readonly TimedRow[],
): Promise<void> {
  for (const one of rows.filter(changesAccess)) {
    const member = { company, _id: one.status?._id ?? '' }
    const change = one.verdict === 'deactivate' ? deactivateMember : reactivateMember
    await change(trx, by, member, one.sendAfter)
  }
  const invited = rows.filter(({ verdict }) => verdict === 'create')
  const people = invited.map(({ email, sendAfter, wanted: { isActive: _active, ...wanted } }) => {
    return { email, ...wanted, sendAfter }
  })
  if (people.length > 0) await addMembers(trx, by, company, people)
  const changed = rows.filter(({ verdict }) => verdict === 'update').flatMap(changedOf)
  if (changed.length > 0) await changeMembers(trx, by, company, changed)
}

/** Applies all of these rows or none. Answers the reason of a refusal; throws other errors. */
async function tryRows(
  trx: Db,
  by: SignedIn,
  company: string,
  rows: readonly TimedRow[],
): Promise<AppError | undefined> {
  await sql`savepoint import_rows`.execute(trx)
  let refusal: AppError | undefined
  try {
    await act(trx, by, company, rows)
  } catch (error) {
    // A busy store or an unexpected error is not a verdict on a row.
    if (!(error instanceof AppError) || error.status >= 500) throw error
    await sql`rollback to savepoint import_rows`.execute(trx)
    refusal = error
  }
  await sql`release savepoint import_rows`.execute(trx)
  return refusal
}

type Done = { one: DecidedRow; outcome: Outcome }

const refusedBy = (error: AppError): Outcome =>
  error instanceof NoRoomToday
    ? { verdict: 'later', problem: NO_ROOM_THEN }
    : { verdict: 'refused', problem: error.message }

/** Applies all of these rows; if one is refused, tries each half separately. */
async function applyRows(
  trx: Db,
  by: SignedIn,
  company: string,
  rows: readonly DecidedRow[],
  begin: number,
): Promise<{ done: Done[]; mailAt: number }> {
  let mailAt = begin
  const timed = rows.map((one): TimedRow => {
    const sendAfter = mailAt
    if (one.verdict === 'create' || changesAccess(one)) mailAt += MAIL_EVERY_MS
    return { ...one, sendAfter }
  })
  const refusal = rows.length === 0 ? undefined : await tryRows(trx, by, company, timed)
  if (refusal === undefined) return { done: rows.map((one) => ({ one, outcome: one })), mailAt }
  if (rows.length === 1) {
    return { done: rows.map((one) => ({ one, outcome: refusedBy(refusal) })), mailAt: begin }
  }
  const half = Math.ceil(rows.length / 2)
  const first = await applyRows(trx, by, company, rows.slice(0, half), begin)
  const second = await applyRows(trx, by, company, rows.slice(half), first.mailAt)
  return { done: [...first.done, ...second.done], mailAt: second.mailAt }
}

/** The result of a row that needs no change. People also read results of `later` on later days. */
const settled = (one: DecidedRow): Done => ({
  one,
  outcome: one.verdict === 'later' ? { ...one, problem: NO_ROOM_THEN } : one,
})

/**
 * Applies the next rows of a locked import of a locked company, at most `most`. Decides each row
 * again. After the last row, the import is done. Product 4, import.
 */
export async function applyBatch(
  trx: Db,
  by: SignedIn,
  task: MemberImportTable,
  most: number,
): Promise<void> {
  const { _id, company, lastNumber, withMissing } = task
  const rows = (await listRowsAfter(trx, _id, task.position, most)).filter(
    ({ number }) => withMissing === 1 || number <= lastNumber,
  )
  const last = rows.at(-1)
  if (last === undefined) return finish(trx, by, task)
  const current = { ...task, seats: await seatsLeft(trx, company) }
  const strangers = await strangersOf(trx, by, company)
  const { decided } = await decideRows(trx, by, current, rows, strangers)
  const begin = Math.max(task.mailAt, by.clock.now())
  const { done, mailAt } = await applyRows(trx, by, company, decided.filter(isToApply), begin)
  const all = [...decided.filter((one) => !isToApply(one)).map(settled), ...done]
  const results = JSON.parse(task.results) as Counts
  const stored = all.map(({ one, outcome }) => {
    const planned = one.isMissing ? 'deactivate' : one.row.verdict
    results[outcome.verdict] += 1
    return storedRow(one, outcome, planned === outcome.verdict ? null : planned)
  })
  await noteRows(trx, stored)
  await changeImport(trx, _id, ['running'], {
    ...{ position: last.number, passed: task.passed + rows.length, mailAt },
    results: JSON.stringify(results),
  })
}

/**
 * Ends an import; `problem` says why it stopped early. If rows were applied, the company's trail
 * gets one entry with the counts, by the actor, or without an actor if they are erased.
 */
export async function finish(
  trx: Db,
  { ids, clock }: Pick<SignedIn, 'ids' | 'clock'>,
  task: MemberImportTable,
  problem: string | null = null,
): Promise<void> {
  const { _id, company, actor, state, results } = task
  const isEnded = await changeImport(trx, _id, ['running', 'checking'], {
    ...{ state: problem === null ? 'done' : 'stopped', problem, endedDate: clock.now() },
    // A preview applies no rows.
    ...(state === 'running' ? {} : { position: 0, passed: 0 }),
  })
  if (!isEnded || state !== 'running') return
  const viewer = actor === null ? null : { userId: actor }
  const witness = { ids, clock, viewer, facts: { address: '', client: '' } }
  const counts = JSON.parse(results) as Counts
  await recordCompanyEvent(trx, witness, {
    ...{ kind: 'members_imported', company, items: [_id], counts },
  })
}
