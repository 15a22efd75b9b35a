import { readAddress } from '#accounts/core/accounts.ts'
import type { Db } from '#db/store.ts'
import type { MemberImportRowTable, MemberImportTable } from '#db/tables.imports.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError } from '#lib/errors.ts'
import { onlyAdminOf } from '#organizations/companies/seats.ts'
import {
  cellsOf,
  type ImportColumn,
  type MemberFields,
  readCells,
} from '#organizations/member-import/core/columns.rules.ts'
import {
  LATER,
  type Outcome,
  outcomeOf,
  seatsTaken,
} from '#organizations/member-import/core/row-outcomes.rules.ts'
import { listFirstOf } from '#organizations/member-import/core/rows.store.ts'
import type { Strangers } from '#organizations/members/core/invitations.ts'
import { type MemberStatus, statusesOf } from '#organizations/members/core/membership-status.ts'

type ReadRow = {
  row: MemberImportRowTable
  /** A member that no row of the file names */
  isMissing: boolean
  wanted: MemberFields
  email: string
  emailKey: string | null
  name: string
  problem?: string | undefined
}

/** A row with the current status of its person, and its outcome. */
export type DecidedRow = Omit<ReadRow, 'problem'> &
  Outcome & {
    status: MemberStatus | undefined
    /** An invitation, today or later, to an address outside the company's domains */
    isOutside: boolean
  }

/** The stored form of a row that was decided or applied. */
export const storedRow = (
  { row, email, emailKey, name }: DecidedRow,
  { verdict, problem = null, changes }: Omit<Outcome, 'problem'> & { problem?: string | null },
  planned: string | null = null,
): MemberImportRowTable => ({
  ...{ ...row, email, emailKey, name, verdict, planned, problem },
  changes: changes === undefined ? null : JSON.stringify(changes),
})

function read(
  row: MemberImportRowTable,
  columns: readonly ImportColumn[],
  isMissing: boolean,
): ReadRow {
  if (isMissing) {
    const { email, emailKey, name } = row
    return { row, isMissing, wanted: { isActive: false }, email, emailKey, name }
  }
  const { email, wanted, problem } = readCells(columns, cellsOf(row.cells))
  const name = [wanted.firstName, wanted.lastName].filter(Boolean).join(' ')
  const known = { row, isMissing, wanted, email, name, emailKey: null }
  if (row.broken !== null) return { ...known, problem: row.broken }
  if (!columns.some(({ field }) => field === 'email')) {
    return { ...known, problem: 'Choose the column with the email.' }
  }
  if (email === '') return { ...known, problem: 'This row has no email.' }
  try {
    const address = readAddress(email)
    return { ...known, email: address.email, emailKey: address.key, problem }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const isOne = email.split('@').length <= 2
    const fault = isOne ? 'is not an email address' : 'has several emails. Write one in each row'
    return { ...known, problem: `“${email}” ${fault}.` }
  }
}

async function firstRows(
  trx: Db,
  _id: string,
  rows: readonly ReadRow[],
): Promise<Map<string, number>> {
  const own = rows.filter(({ isMissing }) => !isMissing)
  const keys = [...new Set(own.flatMap(({ emailKey }) => emailKey ?? []))]
  const before = await listFirstOf(trx, _id, (own[0]?.row.number ?? 0) - 1, keys)
  const first = new Map(before.map(({ emailKey, number }) => [emailKey, number]))
  for (const { emailKey, row } of own) {
    if (emailKey !== null && !first.has(emailKey)) first.set(emailKey, row.number)
  }
  return first
}

type Task = Pick<MemberImportTable, '_id' | 'company' | 'columns' | 'lastNumber' | 'seats'>

/**
 * Decides these consecutive rows with the data of this transaction. Also answers the seats that are
 * free after them; null without a limit.
 */
export async function decideRows(
  trx: Db,
  by: SignedIn,
  task: Task,
  rows: readonly MemberImportRowTable[],
  strangers: Pick<Strangers, 'left' | 'isOne'>,
): Promise<{ decided: DecidedRow[]; seats: number | null }> {
  const columns = JSON.parse(task.columns) as ImportColumn[]
  const all = rows.map((row) => read(row, columns, row.number > task.lastNumber))
  const first = await firstRows(trx, task._id, all)
  const keys = new Set(all.flatMap(({ emailKey }) => emailKey ?? []))
  const statuses = await statusesOf(trx, task.company, [...keys])
  const hasAdmin = [...statuses.values()].some(({ isCompanyAdmin }) => isCompanyAdmin)
  const onlyAdmin = hasAdmin ? await onlyAdminOf(trx, task.company) : undefined
  const facts = { byAppAdmin: by.viewer.role === 'appAdmin', now: by.clock.now() }
  let { seats } = task
  let { left } = strangers

  function outcomeFor(one: ReadRow, status: MemberStatus | undefined): Outcome {
    const { row, emailKey, problem, isMissing } = one
    if (problem !== undefined) return { verdict: 'refused', problem }
    // The person left, lost their access, or has another address by now.
    if (isMissing && (status?.kind !== 'member' || status._id !== row.person)) {
      return { verdict: 'skip' }
    }
    const earlier = isMissing ? row.number : first.get(emailKey ?? '')
    if (earlier !== row.number) {
      return { verdict: 'refused', problem: `This email is already in row ${earlier}.` }
    }
    const isOwn = status?._id === by.viewer.userId
    const isOnlyAdmin = status !== undefined && status._id === onlyAdmin
    return outcomeOf(one.wanted, status, { ...facts, isOwn, isOnlyAdmin, seats })
  }

  const decided = all.map((one): DecidedRow => {
    const status = statuses.get(one.emailKey ?? '')
    const outcome = outcomeFor(one, status)
    if (seats !== null) seats -= seatsTaken(outcome, status)
    const isOutside = outcome.verdict === 'create' && strangers.isOne(one.emailKey ?? '')
    const isLater = isOutside && left === 0
    if (isOutside && !isLater && left !== null) left -= 1
    const { problem: _problem, ...known } = one
    return { ...known, status, isOutside, ...(isLater ? LATER : outcome) }
  })
  return { decided, seats }
}
