import { sql } from 'kysely'
import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError } from '#lib/errors.ts'
import { NoRoomToday } from '#organizations/members/invitations.ts'
import {
  addMembers,
  type Changed,
  changeMembers,
  deactivateMember,
  reactivateMember,
} from '#organizations/members/members.ts'
import { NO_ROOM_THEN, type Verdict } from '../row-outcomes.rules.ts'
import type { JudgedRow } from './decide-rows.ts'

/** Mails leave one after another, so that none of others waits behind thousands. */
const MAIL_EVERY_MS = 100

/** What became of a row. */
export type DoneRow = { one: JudgedRow; verdict: Verdict; problem: string | null }

/** A row that is to be done, and when its mail may leave at the earliest, if it has one. */
type Timed = { one: JudgedRow; sendAfter: number }

const fieldsOf = ({ changes = [] }: JudgedRow) => changes.map(({ field }) => field)

/** Gives somebody their access back, or ends it. */
const changesAccess = (one: JudgedRow): boolean =>
  one.verdict === 'deactivate' || fieldsOf(one).includes('state')

const isToDo = ({ verdict }: JudgedRow): boolean =>
  verdict === 'create' || verdict === 'update' || verdict === 'deactivate'

/** Whether somebody gets a mail by it: an invitation, or that their access ended or is back. */
const isMailed = (one: JudgedRow): boolean => one.verdict === 'create' || changesAccess(one)

const inviteeOf = ({ one: { email, wanted }, sendAfter }: Timed) => {
  const { isActive: _active, ...said } = wanted
  return { email, ...said, sendAfter }
}

/** What is written of somebody who is there: those fields alone that are to change. */
function changedOf(one: JudgedRow): Changed[] {
  const { isActive: _active, ...said } = one.wanted
  const fields = fieldsOf(one)
  const given = Object.entries(said).filter(([field]) => fields.includes(field))
  if (one.standing === undefined || given.length === 0) return []
  return [{ _id: one.standing._id, ...Object.fromEntries(given) }]
}

/** Ends the access of a row’s person, or gives it back, and with that what else the row says. */
async function changeAccess(
  trx: Db,
  by: SignedIn,
  company: string,
  { one, sendAfter }: Timed,
): Promise<void> {
  if (one.standing === undefined) return
  const member = { company, _id: one.standing._id }
  if (one.verdict === 'deactivate') {
    await deactivateMember(trx, by, member, sendAfter)
    return
  }
  // Access first: without it nobody is made an admin.
  await reactivateMember(trx, by, member, sendAfter)
  const changed = changedOf(one)
  if (changed.length > 0) await changeMembers(trx, by, company, changed)
}

/**
 * What was decided for some rows, by the same use cases as one person’s change. Access first: a seat
 * that one row leaves is taken by another.
 */
async function act(trx: Db, by: SignedIn, company: string, rows: readonly Timed[]): Promise<void> {
  for (const row of rows) if (changesAccess(row.one)) await changeAccess(trx, by, company, row)
  const invited = rows.filter(({ one }) => one.verdict === 'create').map(inviteeOf)
  if (invited.length > 0) await addMembers(trx, by, company, invited)
  const changed = rows.flatMap(({ one }) => (changesAccess(one) ? [] : changedOf(one)))
  if (changed.length > 0) await changeMembers(trx, by, company, changed)
}

/** What the store says when it is busy, and what nobody expects, is no verdict on a row. */
const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && error.status < 500

/** Some rows, all of them or none: what is refused half way is undone, and answered. */
async function tryRows(
  trx: Db,
  by: SignedIn,
  company: string,
  rows: readonly Timed[],
): Promise<AppError | undefined> {
  await sql`savepoint import_rows`.execute(trx)
  try {
    await act(trx, by, company, rows)
    await sql`release savepoint import_rows`.execute(trx)
    return undefined
  } catch (error) {
    if (!isRefusal(error)) throw error
    await sql`rollback to savepoint import_rows`.execute(trx)
    await sql`release savepoint import_rows`.execute(trx)
    return error
  }
}

function refusedRow(one: JudgedRow, error: AppError): DoneRow {
  if (error instanceof NoRoomToday) return { one, verdict: 'later', problem: NO_ROOM_THEN }
  return { one, verdict: 'refused', problem: error.message }
}

type Done = { done: DoneRow[]; mailAt: number }

/** All of these rows; where one is refused, each half for itself. */
async function doTogether(
  trx: Db,
  by: SignedIn,
  company: string,
  rows: readonly JudgedRow[],
  begin: number,
): Promise<Done> {
  let mailAt = begin
  const timed = rows.map((one): Timed => {
    const sendAfter = mailAt
    if (isMailed(one)) mailAt += MAIL_EVERY_MS
    return { one, sendAfter }
  })
  const refusal = await tryRows(trx, by, company, timed)
  if (refusal === undefined) {
    return { done: rows.map((one) => ({ one, verdict: one.verdict, problem: null })), mailAt }
  }
  if (rows.length === 1) {
    return { done: rows.map((one) => refusedRow(one, refusal)), mailAt: begin }
  }
  const half = Math.ceil(rows.length / 2)
  const first = await doTogether(trx, by, company, rows.slice(0, half), begin)
  const second = await doTogether(trx, by, company, rows.slice(half), first.mailAt)
  return { done: [...first.done, ...second.done], mailAt: second.mailAt }
}

/** What nothing is to be done for; of who has to wait it is read on other days, too. */
const settled = (one: JudgedRow): DoneRow => {
  const { verdict, problem = null } = one
  return { one, verdict, problem: verdict === 'later' ? NO_ROOM_THEN : problem }
}

/**
 * Does what was decided for rows of a company that is held: each row all of it or nothing, many in
 * the same few statements. The first mail leaves at `begin` at the earliest; answers when the next
 * one may. Product 4, import.
 */
export async function doRows(
  trx: Db,
  by: SignedIn,
  company: string,
  judged: readonly JudgedRow[],
  begin: number,
): Promise<Done> {
  const rest = judged.filter((one) => !isToDo(one)).map(settled)
  const rows = judged.filter(isToDo)
  if (rows.length === 0) return { done: rest, mailAt: begin }
  const earliest = Math.max(begin, by.clock.now())
  const { done, mailAt } = await doTogether(trx, by, company, rows, earliest)
  return { done: [...rest, ...done], mailAt }
}
