import { readAddress } from '#accounts/accounts.ts'
import type { Db } from '#db/store.ts'
import type { MemberImportRowTable, MemberImportTable } from '#db/tables.imports.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError } from '#lib/errors.ts'
import { onlyAdminOf } from '#organizations/companies/seats.ts'
import type { Strangers } from '#organizations/members/invitations.ts'
import {
  endedOf,
  keysOf,
  type Standing,
  standingsOf,
} from '#organizations/members/membership-status.ts'
import { cellsOf, type ImportColumn } from '../columns.rules.ts'
import { ENDED_BEFORE, type Judged, LATER, seatsTaken, verdictOf } from '../row-outcomes.rules.ts'
import { listFirstOf } from '../rows.store.ts'
import { readRow, type Wanted } from '../wanted.rules.ts'

/** A row with what it asks for, how its person stands now, and what is to be done. */
export type JudgedRow = Judged & {
  row: MemberImportRowTable
  /** Of a member whom no row names */
  isMissing: boolean
  wanted: Wanted
  email: string
  emailKey: string | null
  name: string
  standing: Standing | undefined
  /** To be invited, today or later, at an address that is not the company’s */
  isOutside?: boolean
}

type Read = Omit<JudgedRow, 'standing' | 'verdict' | 'changes'>

const NO_ADDRESS = 'There is no mail address in this row.'
const NO_COLUMN = 'No column says the mail address. Choose one.'

/** The row in the words of the product; a member whom no row names is to lose their access. */
function read(
  row: MemberImportRowTable,
  columns: readonly ImportColumn[],
  isMissing: boolean,
): Read {
  if (isMissing) {
    const { email, emailKey, name } = row
    return { row, isMissing, wanted: { isActive: false }, email, emailKey, name }
  }
  const said = readRow(columns, cellsOf(row.cells))
  const { wanted, email } = said
  const name = [wanted.firstName, wanted.lastName].filter(Boolean).join(' ')
  const known = { row, isMissing, wanted, email, name, emailKey: null }
  const fail = (problem: string): Read => ({ ...known, problem })
  if (row.broken !== null) return fail(row.broken)
  if (!columns.some(({ field }) => field === 'email')) return fail(NO_COLUMN)
  if (email === '') return fail(NO_ADDRESS)
  try {
    const address = readAddress(email)
    const { problem } = said
    return {
      ...{ ...known, email: address.email, emailKey: address.key },
      ...(problem === undefined ? {} : { problem }),
    }
  } catch (error) {
    if (error instanceof AppError) return fail(`“${email}” is not a mail address.`)
    throw error
  }
}

const hasKey = (key: string | null): key is string => key !== null

/** The first row that has each address: of those above these, and among these. */
async function firstRows(
  trx: Db,
  _id: string,
  rows: readonly Read[],
): Promise<Map<string, number>> {
  const own = rows.filter(({ isMissing }) => !isMissing)
  const keys = [...new Set(own.map(({ emailKey }) => emailKey).filter(hasKey))]
  const above = (own[0]?.row.number ?? 0) - 1
  const first = new Map<string, number>()
  for (const { emailKey, number } of await listFirstOf(trx, _id, above, keys)) {
    first.set(emailKey, number)
  }
  for (const { emailKey, row } of own) {
    if (emailKey !== null && !first.has(emailKey)) first.set(emailKey, row.number)
  }
  return first
}

type Task = Pick<MemberImportTable, '_id' | 'company' | 'columns' | 'lastNumber' | 'seats'>

/** Of members whom no row named, the keys by which they stand now, if no row names them by those. */
async function keysOfMissing(trx: Db, task: Task, rows: readonly Read[]) {
  const people = rows.map(({ row, isMissing }) => (isMissing ? row.person : null)).filter(hasKey)
  const keys = await keysOf(trx, task.company, people)
  for (const { emailKey } of await listFirstOf(trx, task._id, task.lastNumber, [
    ...keys.values(),
  ])) {
    for (const [person, key] of keys) if (key === emailKey) keys.delete(person)
  }
  return keys
}

/** Of those to be invited, who is outside of the company; who comes behind as many as may be is later. */
function keptWithin({ left: begin, isOne }: Pick<Strangers, 'left' | 'isOne'>) {
  let left = begin
  return (one: JudgedRow): JudgedRow => {
    if (one.verdict !== 'create' || one.emailKey === null || !isOne(one.emailKey)) return one
    if (left === 0) {
      return { ...one, ...LATER, isOutside: true }
    }
    if (left !== null) left -= 1
    return { ...one, isOutside: true }
  }
}

const isToInvite = ({ verdict }: JudgedRow) => verdict === 'create' || verdict === 'later'

/** Who was deactivated and left comes back by an invitation: whoever sends it is told before. */
export async function noteEnded(
  db: Db,
  company: string,
  judged: readonly JudgedRow[],
): Promise<JudgedRow[]> {
  const keys = judged.flatMap((one) => (isToInvite(one) ? one.emailKey : null))
  const ended = await endedOf(db, company, keys.filter(hasKey))
  return judged.map((one) =>
    isToInvite(one) && ended.has(one.emailKey ?? '')
      ? { ...one, problem: [one.problem, ENDED_BEFORE].filter(Boolean).join(' ') }
      : one,
  )
}

/**
 * What is to be done with these rows, which follow each other, as things stand in this transaction.
 * Answers the seats that would be free behind them as well; nothing where they are not counted.
 * `strangers` says how many outside of the company may be invited.
 */
export async function judge(
  trx: Db,
  by: SignedIn,
  task: Task,
  rows: readonly MemberImportRowTable[],
  strangers: Pick<Strangers, 'left' | 'isOne'>,
): Promise<{ judged: JudgedRow[]; seats: number | null }> {
  const columns = JSON.parse(task.columns) as ImportColumn[]
  const all = rows.map((row) => read(row, columns, row.number > task.lastNumber))
  const first = await firstRows(trx, task._id, all)
  const missing = await keysOfMissing(trx, task, all)
  const standings = await standingsOf(trx, task.company, [...first.keys(), ...missing.values()])
  const hasAdmin = [...standings.values()].some(({ isCompanyAdmin }) => isCompanyAdmin)
  const onlyAdmin = hasAdmin ? await onlyAdminOf(trx, task.company) : undefined
  const byAppAdmin = by.viewer.role === 'appAdmin'
  const now = by.clock.now()
  let { seats } = task
  const judged = all.map((one): JudgedRow => {
    const { row, wanted, problem, isMissing } = one
    const emailKey = isMissing ? (missing.get(row.person ?? '') ?? null) : one.emailKey
    const standing = emailKey === null ? undefined : standings.get(emailKey)
    // They left, lost their access, or have an address now that the file does have.
    if (isMissing && standing?.kind !== 'member') return { ...one, standing, verdict: 'skip' }
    const earlier = isMissing || emailKey === null ? undefined : first.get(emailKey)
    if (problem !== undefined) return { ...one, standing, verdict: 'refused', problem }
    if (earlier !== undefined && earlier !== row.number) {
      const twice = `This address stands in row ${earlier} already.`
      return { ...one, standing, verdict: 'refused', problem: twice }
    }
    const isOwn = standing?._id === by.viewer.userId
    const isOnlyAdmin = standing !== undefined && standing._id === onlyAdmin
    const verdict = verdictOf(wanted, standing, { isOwn, byAppAdmin, isOnlyAdmin, seats, now })
    if (seats !== null) seats -= seatsTaken(verdict, standing)
    return { ...one, standing, ...verdict }
  })
  return { judged: judged.map(keptWithin(strangers)), seats }
}
