import { recordCompanyEvent } from '#audit/company-events/company-events.ts'
import type { Db } from '#db/store.ts'
import type { MemberImportTable } from '#db/tables.imports.ts'
import type { SignedIn } from '#graphql/context.ts'
import { seatsLeft } from '#organizations/companies/seats.ts'
import { strangersOf } from '#organizations/members/invitations.ts'
import { changeImport } from '../imports.store.ts'
import { readCounts, type Verdict } from '../row-outcomes.rules.ts'
import { listRowsAfter, noteRows } from '../rows.store.ts'
import { doRows } from './apply-rows.ts'
import { type JudgedRow, judge } from './decide-rows.ts'

/** The verdict as it was shown, where it came otherwise. */
const plannedOf = ({ row, isMissing }: JudgedRow, verdict: Verdict): string | null => {
  const planned = isMissing ? 'deactivate' : row.verdict
  return planned === verdict ? null : planned
}

/**
 * Brings in the next rows of an import that is held, as its company is, `most` at the most. What is
 * to be done is decided anew for each. Behind the last row the import is done, and its company’s
 * trail says so.
 */
export async function runSome(
  trx: Db,
  by: SignedIn,
  task: MemberImportTable,
  most: number,
): Promise<void> {
  const { _id, company, lastNumber } = task
  const ahead = await listRowsAfter(trx, _id, task.position, most)
  const rows = task.withMissing === 1 ? ahead : ahead.filter(({ number }) => number <= lastNumber)
  const last = rows.at(-1)
  if (last === undefined) return finish(trx, by, task)
  const seats = await seatsLeft(trx, company)
  const strangers = await strangersOf(trx, by, company)
  const { judged } = await judge(trx, by, { ...task, seats }, rows, strangers)
  const { done, mailAt } = await doRows(trx, by, company, judged, task.mailAt)
  const results = readCounts(task.results)
  const noted = done.map(({ one, verdict, problem }) => {
    const { row, email, emailKey, name, changes } = one
    const planned = plannedOf(one, verdict)
    const said = verdict === 'update' && changes !== undefined ? JSON.stringify(changes) : null
    results[verdict] += 1
    return { ...row, email, emailKey, name, verdict, planned, problem, changes: said }
  })
  await noteRows(trx, noted)
  const passed = task.passed + done.length
  const counted = { position: last.number, passed, mailAt, results: JSON.stringify(results) }
  await changeImport(trx, _id, ['running'], counted)
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
    ...done,
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
