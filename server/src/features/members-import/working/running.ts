import { sql } from 'kysely'
import type { Db } from '#db/store.ts'
import type { MemberImportRowTable, MemberImportTable } from '#db/tables.imports.ts'
import { recordCompanyEvent } from '#features/audit/company-events.ts'
import { NoRoomToday } from '#features/members/invitations.ts'
import {
  addMember,
  changeMember,
  deactivateMember,
  reactivateMember,
} from '#features/members/members.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError } from '#kernel/errors.ts'
import { changeImport } from '../imports.store.ts'
import { listRowsAfter, noteRows } from '../rows.store.ts'
import { NO_ROOM_THEN, readCounts, type Verdict } from '../verdicts.rules.ts'
import { type JudgedRow, judge } from './judging.ts'

/** How much is brought in in one transaction. */
export type Portion = { most: number; forMs: number }

/** Mails leave one after another, so that none of others waits behind thousands. */
const MAIL_EVERY_MS = 100

/** Does what was decided for a row, by the same use cases as one person’s change. */
async function act(trx: Db, by: SignedIn, company: string, one: JudgedRow, sendAfter: number) {
  const { verdict, wanted, standing, email, changes = [] } = one
  const { isActive: _active, ...said } = wanted
  if (verdict === 'create') {
    await addMember(trx, by, company, { email, ...said }, sendAfter)
    return
  }
  if (standing === undefined) return
  const member = { company, _id: standing._id }
  if (verdict === 'deactivate') await deactivateMember(trx, by, member, sendAfter)
  if (verdict !== 'update') return
  const fields = changes.map(({ field }) => field)
  const given = Object.entries(said).filter(([field]) => fields.includes(field))
  // Access first: without it nobody is made an admin.
  if (fields.includes('state')) await reactivateMember(trx, by, member, sendAfter)
  if (given.length > 0) await changeMember(trx, by, member, Object.fromEntries(given))
}

/** Whether somebody gets a mail by it: an invitation, or that their access ended or is back. */
const isMailed = (verdict: Verdict, { changes = [] }: JudgedRow): boolean =>
  verdict === 'create' ||
  verdict === 'deactivate' ||
  (verdict === 'update' && changes.some(({ field }) => field === 'state'))

/** What the store says when it is busy, and what nobody expects, is no verdict on a row. */
const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && error.status < 500

/** One row, all of it or nothing: what is refused half way is undone. */
async function doRow(
  trx: Db,
  by: SignedIn,
  company: string,
  one: JudgedRow,
  sendAfter: number,
): Promise<{ verdict: Verdict; problem: string | null }> {
  const { verdict, problem = null } = one
  if (verdict === 'skip' || verdict === 'refused') return { verdict, problem }
  await sql`savepoint import_row`.execute(trx)
  try {
    await act(trx, by, company, one, sendAfter)
    return { verdict, problem: null }
  } catch (error) {
    if (!isRefusal(error)) throw error
    await sql`rollback to savepoint import_row`.execute(trx)
    if (error instanceof NoRoomToday) return { verdict: 'later', problem: NO_ROOM_THEN }
    return { verdict: 'refused', problem: error.message }
  }
}

/** The verdict as it was shown, where it came otherwise. */
const plannedOf = ({ row, isMissing }: JudgedRow, verdict: Verdict): string | null => {
  const planned = isMissing ? 'deactivate' : row.verdict
  return planned === verdict ? null : planned
}

/**
 * Brings in some rows of an import that is held, as its company is: `most` at the most and one at
 * least, no more than `forMs` has time for. What is to be done is decided anew for each. Behind the
 * last row the import is done, and its company’s trail says so.
 */
export async function runSome(
  trx: Db,
  by: SignedIn,
  task: MemberImportTable,
  { most, forMs }: Portion,
): Promise<void> {
  const { _id, company, lastNumber } = task
  const begin = performance.now()
  const ahead = await listRowsAfter(trx, _id, task.position, most)
  const rows = task.withMissing === 1 ? ahead : ahead.filter(({ number }) => number <= lastNumber)
  if (rows.length === 0) return finish(trx, by, task)
  const { judged } = await judge(trx, by, { ...task, seats: null }, rows)
  const results = readCounts(task.results)
  const noted: MemberImportRowTable[] = []
  let { position, passed, mailAt } = task
  for (const one of judged) {
    const { row, email, emailKey, name, changes } = one
    const at = Math.max(mailAt, by.clock.now())
    const { verdict, problem } = await doRow(trx, by, company, one, at)
    if (isMailed(verdict, one)) mailAt = at + MAIL_EVERY_MS
    const planned = plannedOf(one, verdict)
    const said = verdict === 'update' && changes !== undefined ? JSON.stringify(changes) : null
    noted.push({ ...row, email, emailKey, name, verdict, planned, problem, changes: said })
    results[verdict] += 1
    position = row.number
    passed += 1
    if (performance.now() - begin > forMs) break
  }
  await noteRows(trx, noted)
  const done = { position, passed, mailAt, results: JSON.stringify(results) }
  await changeImport(trx, _id, ['running'], done)
}

/**
 * The import is over; `problem` says why it stopped before its end. If rows were brought in, its
 * company's trail has one entry of whoever began it, with the counts; nobody, once they are gone.
 */
export async function finish(
  trx: Db,
  { ids, clock }: Pick<SignedIn, 'ids' | 'clock'>,
  task: MemberImportTable,
  problem: string | null = null,
): Promise<void> {
  const { _id, company, actor } = task
  // Of rows that were only looked at nothing is done.
  const done = task.state === 'running' ? {} : { position: 0, passed: 0 }
  const isEnded = await changeImport(trx, _id, ['running', 'checking'], {
    ...{ state: problem === null ? 'done' : 'stopped', problem, endedDate: clock.now() },
    ...{ worker: null, lease: null, ...done },
  })
  if (!isEnded || task.state !== 'running') return
  const viewer = actor === null ? null : { userId: actor }
  const witness = { ids, clock, viewer, facts: { address: '', client: '' } }
  const counts = readCounts(task.results)
  await recordCompanyEvent(trx, witness, {
    kind: 'members_imported',
    company,
    items: [_id],
    counts,
  })
}
