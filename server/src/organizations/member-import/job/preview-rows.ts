import type { Db } from '#db/store.ts'
import type { MemberImportRowTable, MemberImportTable } from '#db/tables.imports.ts'
import type { SignedIn } from '#graphql/context.ts'
import { seatsLeft } from '#organizations/companies/seats.ts'
import { changeImport } from '#organizations/member-import/core/imports.store.ts'
import {
  ENDED_BEFORE,
  leftAfter,
  type Plan,
} from '#organizations/member-import/core/row-outcomes.rules.ts'
import {
  insertRows,
  listFirstOf,
  listRowsAfter,
  noteRows,
} from '#organizations/member-import/core/rows.store.ts'
import { strangersOf } from '#organizations/members/core/invitations.ts'
import { membersAfter } from '#organizations/members/core/membership-status.ts'
import { deactivatedAmong } from '#organizations/members/membership/membership.ts'
import { type DecidedRow, decideRows, storedRow } from './decide-rows.ts'

const MEMBERS = 100

/** Adds a note to invitations that let a deactivated person come back. */
async function withNotes(
  db: Db,
  company: string,
  decided: readonly DecidedRow[],
): Promise<DecidedRow[]> {
  const isInvitation = ({ verdict }: DecidedRow) => verdict === 'create' || verdict === 'later'
  const keys = decided.filter(isInvitation).flatMap(({ emailKey }) => emailKey ?? [])
  const ended = await deactivatedAmong(db, company, keys)
  return decided.map((one) =>
    isInvitation(one) && ended.has(one.emailKey ?? '')
      ? { ...one, problem: [one.problem, ENDED_BEFORE].filter(Boolean).join(' ') }
      : one,
  )
}

/**
 * Decides the next rows of a locked import, at most `most`. After the last row, lists the missing
 * members. Doesn't change the company.
 */
export async function previewBatch(
  trx: Db,
  by: SignedIn,
  task: MemberImportTable,
  most: number,
): Promise<void> {
  const { _id, company, position, lastNumber } = task
  const isFirst = position === 0
  const rows = (await listRowsAfter(trx, _id, position, most)).filter(
    ({ number }) => number <= lastNumber,
  )
  const last = rows.at(-1)
  if (last === undefined) return listMissing(trx, by, task)
  const plan = JSON.parse(task.counts) as Plan
  const strangers = await strangersOf(trx, by, company)
  const before = { ...task, seats: isFirst ? await seatsLeft(trx, company) : task.seats }
  const within = { ...strangers, left: leftAfter(plan, strangers) }
  const { decided, seats } = await decideRows(trx, by, before, rows, within)
  if (isFirst) plan.domains = strangers.domains
  for (const { verdict, isOutside } of decided) {
    plan[verdict] += 1
    if (isOutside) plan.outside += 1
  }
  const noted = await withNotes(trx, company, decided)
  await noteRows(
    trx,
    noted.map((one) => storedRow(one, one)),
  )
  const unread = task.unread + decided.filter(({ emailKey }) => emailKey === null).length
  await changeImport(trx, _id, ['checking'], {
    ...{ position: last.number, passed: task.passed + rows.length, unread, seats },
    counts: JSON.stringify(plan),
  })
}

/**
 * Adds a row for each member with access that no row names, except the actor. Lists no members if a
 * row has no readable address, because it may be about one of them.
 */
async function listMissing(trx: Db, by: SignedIn, task: MemberImportTable): Promise<void> {
  const { _id, company, lastNumber, cursor } = task
  const place = cursor === null ? null : (JSON.parse(cursor) as [number, string])
  const members = task.unread > 0 ? [] : await membersAfter(trx, company, place, MEMBERS)
  const last = members.at(-1)
  if (last === undefined) {
    const begin = { position: 0, passed: 0, cursor: null }
    await changeImport(trx, _id, ['checking'], { state: 'ready', ...begin })
    return
  }
  const keys = members.map(({ emailKey }) => emailKey)
  const found = await listFirstOf(trx, _id, lastNumber, keys)
  const named = new Set(found.map(({ emailKey }) => emailKey))
  const counts = JSON.parse(task.counts) as Plan
  const rows = members
    .filter(
      (one) =>
        !named.has(one.emailKey) &&
        one._id !== by.viewer.userId &&
        (by.viewer.role === 'appAdmin' || one.isAppAdmin === 0),
    )
    .map(
      (one, at): MemberImportRowTable => ({
        ...{ import: _id, number: lastNumber + counts.missing + at + 1, person: one._id },
        ...{ email: one.email, emailKey: one.emailKey, verdict: 'missing', planned: null },
        ...{ name: `${one.firstName} ${one.lastName}`.trim(), problem: null, changes: null },
        ...{ cells: '[]', addresses: '', broken: null },
      }),
    )
  await insertRows(trx, rows)
  counts.missing += rows.length
  await changeImport(trx, _id, ['checking'], {
    cursor: JSON.stringify([last.createdDate, last._id]),
    counts: JSON.stringify(counts),
  })
}
