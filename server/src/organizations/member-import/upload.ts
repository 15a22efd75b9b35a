import type { MemberImportRowTable, MemberImportTable } from '#db/tables.imports.ts'
import type { SignedIn } from '#graphql/context.ts'
import { replaceAddresses } from '#lib/addresses-in.ts'
import { AppError, notFound } from '#lib/errors.ts'
import { cleanName } from '#lib/names.ts'
import { lockAsAdmin } from '#organizations/companies/administering.ts'
import { countReadable, guessColumns } from '#organizations/member-import/core/columns.rules.ts'
import {
  changeImport,
  dropOthers,
  insertImport,
  isRunning,
  keepReading,
} from '#organizations/member-import/core/imports.store.ts'
import { noCounts, noPlan } from '#organizations/member-import/core/row-outcomes.rules.ts'
import { insertRows } from '#organizations/member-import/core/rows.store.ts'
import { administered } from '#organizations/members/core/administered.ts'
import { actorNow } from '#organizations/members/core/job-actor.ts'
import type { Encoding } from './reading/letters.ts'
import { readTable, type Table } from './reading/read-file.ts'
import { FILE_LIMITS } from './reading/sheet.ts'

export const MOST_BYTES = FILE_LIMITS.bytes

const LONGEST_NAME = 200

const NEW = {
  ...{ state: 'reading', problem: null, rows: 0, lastNumber: 0, position: 0, passed: 0 },
  ...{ cursor: null, seats: null, withMissing: 0 as const, mailAt: 0 },
  ...{ previewId: 1, unread: 0, sessionsEnded: 0 },
  endedDate: null,
} satisfies Partial<MemberImportTable>

const UNREAD = {
  ...{ email: '', emailKey: null, name: '', verdict: null, planned: null, problem: null },
  ...{ changes: null, person: null },
} as const

export type Upload = {
  bytes: Buffer
  fileName: string
  companyId: string | null
  /** The encoding that a person chose because the letters were wrong */
  encoding: Encoding | null
}

/** The names of columns. A column without a name gets a number. */
const columnNames = (header: readonly string[]) =>
  header.map((name, at) => cleanName(name).slice(0, 100) || `Column ${at + 1}`)

const ENDING = /(?:\.(?:csv|tsv|txt|xlsx?))?$/i

/**
 * The name of a file without mail addresses, because erasure and export don't search file names.
 */
function keptName(fileName: string): string {
  const name = cleanName(fileName.slice(-2 * LONGEST_NAME))
  // Split off, because the extension would be read as part of the address before it.
  const end = name.search(ENDING)
  return `${replaceAddresses(name.slice(0, end), () => '…')}${name.slice(end)}`.slice(-LONGEST_NAME)
}

/**
 * Stores the rows of a file of members and queues their preview. Answers the id of the import. Refuses
 * with NOT_FOUND (another company), CONFLICT (an import runs), and BAD_USER_INPUT (also a first row
 * with a mail address) and TOO_LARGE at `file`. Product 4, import.
 */
export async function uploadMembers(context: SignedIn, upload: Upload): Promise<string> {
  const { store, ids, clock, viewer, jobs } = context
  const company = administered(context, upload.companyId)
  if (await isRunning(store.read, company)) throw busy()
  const table = await readTable(upload.bytes, upload.encoding)
  const _id = ids.id()
  const by = viewer.userId
  const made: MemberImportTable = {
    ...NEW,
    ...{ _id, company, createdBy: by, actor: by, createdDate: clock.now() },
    fileName: keptName(upload.fileName),
    ...{ delimiter: table.delimiter, encoding: table.encoding },
    // Erasure and export need the columns while rows are stored. Later, the values count too.
    columns: JSON.stringify(guessColumns(columnNames(table.header))),
    counts: JSON.stringify(noPlan()),
    results: JSON.stringify(noCounts()),
  }
  try {
    await store.write(async (trx) => {
      // The lock orders several uploads, and a deletion of the company.
      await lockAsAdmin(trx, context, company)
      await insertImport(trx, made)
    })
    const kept = await keepRows(context, _id, table)
    await store.write(async (trx) => {
      await lockAsAdmin(trx, context, company)
      if (await isRunning(trx, company)) throw busy()
      const dropped = await dropOthers(trx, company, _id)
      const begun = { ...kept, ...(await actorNow(trx, context)), state: 'checking' }
      if (!(await changeImport(trx, _id, ['reading'], begun))) throw notFound('import')
      const due = [...dropped.map((other) => other._id), _id]
      await jobs.enqueue(trx, ...due.map((key) => ({ kind: 'import', key })))
    })
  } catch (error) {
    await store.write(async (trx) => {
      const isThere = await changeImport(trx, _id, ['reading'], { state: 'dropped' })
      if (isThere) await jobs.enqueue(trx, { kind: 'import', key: _id })
    })
    throw error
  } finally {
    await table.close()
  }
  return _id
}

const busy = () =>
  new AppError('CONFLICT', 'Another file is being imported right now. Wait until it’s done.')

/**
 * Stores rows as they are read, in small transactions, so that other requests are served meanwhile.
 * Answers the fields of the columns by their names and values.
 */
async function keepRows({ store }: SignedIn, _id: string, table: Table) {
  const names = columnNames(table.header)
  const { add, isReadable } = countReadable(names)
  let count = 0
  let last = 1
  for await (const read of table.rows) {
    const rows = read.map(({ number, cells, problem, addresses }): MemberImportRowTable => {
      last = number
      if (problem === undefined) add(cells)
      const kept = { cells: JSON.stringify(cells), addresses, broken: problem ?? null }
      return { ...UNREAD, import: _id, number, ...kept }
    })
    await store.write(async (trx) => {
      // After a drop, these rows would belong to no import.
      if (!(await keepReading(trx, _id))) throw notFound('import')
      await insertRows(trx, rows)
    })
    count += rows.length
  }
  const columns = JSON.stringify(guessColumns(names, isReadable))
  return { rows: count, lastNumber: last, columns }
}
