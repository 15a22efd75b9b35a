import type { Db } from '#db/store.ts'
import type { MemberImportRowTable, MemberImportTable } from '#db/tables.imports.ts'
import type { SignedIn } from '#graphql/context.ts'
import { seatsLeft } from '#organizations/companies/seats.ts'
import { strangersOf } from '#organizations/members/invitations.ts'
import { type MemberPlace, membersAfter } from '#organizations/members/membership-status.ts'
import { changeImport } from '../imports.store.ts'
import { leftBehind, readPlan } from '../row-outcomes.rules.ts'
import { insertRows, listFirstOf, listRowsAfter, noteRows } from '../rows.store.ts'
import { type JudgedRow, judge, noteEnded } from './decide-rows.ts'

const MEMBERS = 100

function planned({ row, ...judged }: JudgedRow): MemberImportRowTable {
  const { email, emailKey, name, verdict, problem = null, changes } = judged
  const said = changes === undefined ? null : JSON.stringify(changes)
  return { ...row, email, emailKey, name, verdict, planned: null, problem, changes: said }
}

/**
 * Works out for the next rows of an import that is held, `most` at the most, what would be done with
 * them; behind the last one, whom of the company no row names. Nothing of the company is changed.
 */
export async function checkSome(
  trx: Db,
  by: SignedIn,
  task: MemberImportTable,
  most: number,
): Promise<void> {
  const seatsNow = task.position === 0 ? await seatsLeft(trx, task.company) : task.seats
  const begun = { ...task, seats: seatsNow }
  const rows = await listRowsAfter(trx, task._id, task.position, most)
  const own = rows.filter(({ number }) => number <= task.lastNumber)
  const last = own.at(-1)
  if (last === undefined) return checkMissing(trx, by, task)
  const plan = readPlan(task.counts)
  const strangers = await strangersOf(trx, by, task.company)
  const within = { ...strangers, left: leftBehind(plan, strangers) }
  const { judged: decided, seats } = await judge(trx, by, begun, own, within)
  const judged = await noteEnded(trx, task.company, decided)
  if (task.position === 0) plan.domains = strangers.domains
  plan.outside += judged.filter(({ isOutside }) => isOutside).length
  for (const { verdict } of judged) plan[verdict] += 1
  await noteRows(trx, judged.map(planned))
  const passed = task.passed + own.length
  const unread = task.unread + judged.filter(({ emailKey }) => emailKey === null).length
  await changeImport(trx, task._id, ['checking'], {
    ...{ position: last.number, passed, unread, seats, counts: JSON.stringify(plan) },
  })
}

/** Every row was looked at. */
async function makeReady(trx: Db, { _id }: MemberImportTable): Promise<void> {
  const begin = { position: 0, passed: 0, cursor: null }
  await changeImport(trx, _id, ['checking'], { state: 'ready', ...begin })
}

/**
 * Members with access whom no row names, but for whoever asks. Nobody is one of them while a row has
 * no address that can be read: it may be about them.
 */
async function checkMissing(trx: Db, by: SignedIn, task: MemberImportTable): Promise<void> {
  const { _id, company, lastNumber } = task
  if (task.unread > 0) return makeReady(trx, task)
  const place = task.cursor === null ? null : (JSON.parse(task.cursor) as MemberPlace)
  const members = await membersAfter(trx, company, place, MEMBERS)
  const last = members.at(-1)
  const counts = readPlan(task.counts)
  if (last === undefined) return makeReady(trx, task)
  const keys = members.map(({ emailKey }) => emailKey)
  const found = await listFirstOf(trx, _id, lastNumber, keys)
  const named = new Set(found.map(({ emailKey }) => emailKey))
  const isReached = by.viewer.role === 'appAdmin'
  const missing = members.filter(
    (one) =>
      !named.has(one.emailKey) &&
      one._id !== by.viewer.userId &&
      (isReached || one.isAppAdmin === 0),
  )
  const rows = missing.map(
    (one, at): MemberImportRowTable => ({
      ...{
        import: _id,
        number: lastNumber + counts.missing + at + 1,
        cells: '[]',
        addresses: '',
        broken: null,
      },
      ...{ email: one.email, emailKey: one.emailKey, verdict: 'missing', planned: null },
      person: one._id,
      ...{ name: `${one.firstName} ${one.lastName}`.trim(), problem: null, changes: null },
    }),
  )
  await insertRows(trx, rows)
  counts.missing += rows.length
  const cursor = JSON.stringify([last.createdDate, last._id])
  await changeImport(trx, _id, ['checking'], { cursor, counts: JSON.stringify(counts) })
}
