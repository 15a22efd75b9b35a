import type { MemberImportRowTable, MemberImportTable } from '#db/tables.imports.ts'
import type { SignedIn } from '#graphql/context.ts'
import { addressesIn, replaceAddresses } from '#lib/addresses-in.ts'
import { AppError, notFound } from '#lib/errors.ts'
import { cleanName } from '#lib/names.ts'
import { holdAdministered } from '#organizations/companies/administering.ts'
import { actorNow } from '#organizations/members/job-actor.ts'
import { administered } from '#organizations/members/members.ts'
import { insertMentions, mentionsOf } from './about/mentions.store.ts'
import { guessColumns, isKnownColumn } from './columns.rules.ts'
import { changeImport, dropOthers, insertImport, isRunning, keepReading } from './imports.store.ts'
import { readTable } from './reading/file.ts'
import { FILE_LIMITS, refuseFile, type SheetRow } from './reading/sheet.ts'
import { noCounts, noPlan } from './row-outcomes.rules.ts'
import { insertRows } from './rows.store.ts'

export const MOST_BYTES = FILE_LIMITS.bytes

const AT_ONCE = 200
const LONGEST_NAME = 200

const NEW = {
  ...{ state: 'reading', problem: null, rows: 0, lastNumber: 0, position: 0, passed: 0 },
  ...{ cursor: null, seats: null, withMissing: 0 as const, mailAt: 0 },
  ...{ look: 1, unread: 0, sessionsEnded: 0 },
  endedDate: null,
} satisfies Partial<MemberImportTable>

const NOTHING = {
  ...{ email: '', emailKey: null, name: '', verdict: null, planned: null, problem: null },
  ...{ changes: null, person: null },
} as const

const NO_NAMES =
  'The first row of this file names no columns. Put their names there, such as Email and First name.'
const NO_HEADER =
  'The first row of this file has a mail address in it. Put the names of the columns there, such as Email and First name, and the people below.'

/** Whoever stood in the first row would be the name of a column, of which nobody is told or forgotten. */
function checkHeader(header: readonly string[]): void {
  if (header.length === 0) throw refuseFile(NO_NAMES)
  if (header.some((name) => addressesIn(name).length > 0)) throw refuseFile(NO_HEADER)
}

export type Upload = { bytes: Buffer; fileName: string; companyId: string | null }

/** A name of columns that says something to people, where the file has none. */
const titled = (header: readonly string[]) =>
  header.map((name, at) => cleanName(name).slice(0, 100) || `Column ${at + 1}`)

const ENDING = /(?:\.(?:csv|tsv|txt|xlsx?))?$/i

/** The name of a file without mail addresses, as nobody is told of them or forgotten there. */
function keptName(fileName: string): string {
  const name = cleanName(fileName)
  // An ending would be taken for a part of the address before it.
  const end = name.search(ENDING)
  return `${replaceAddresses(name.slice(0, end), () => '…')}${name.slice(end)}`.slice(-LONGEST_NAME)
}

/**
 * Takes a file of members of the company that the caller administers: its rows are kept, nothing is
 * changed. What they would change is worked out afterwards, beside other work. Answers the id of the
 * import. Refuses with NOT_FOUND (another company), CONFLICT (one is being brought in), and
 * BAD_USER_INPUT (also a first row that holds a mail address) and TOO_LARGE at `file`. Product 4, import.
 */
export async function uploadMembers(context: SignedIn, upload: Upload): Promise<string> {
  const { store, ids, clock, viewer, jobs } = context
  const company = administered(context, upload.companyId)
  if (await isRunning(store.read, company)) throw busy()
  const table = await readTable(upload.bytes, isKnownColumn)
  checkHeader(table.header)
  const _id = ids.id()
  const by = viewer.userId
  const made: MemberImportTable = {
    ...NEW,
    ...{ _id, company, createdBy: by, actor: by, createdDate: clock.now() },
    fileName: keptName(upload.fileName),
    delimiter: table.delimiter,
    columns: JSON.stringify(guessColumns(titled(table.header))),
    counts: JSON.stringify(noPlan()),
    results: JSON.stringify(noCounts()),
  }
  await store.write(async (trx) => {
    // Of several files of a company one is the newest; who deletes the company is before or after.
    await holdAdministered(trx, context, company)
    await insertImport(trx, made)
  })
  try {
    const kept = await keepRows(context, _id, table.rows)
    if (kept.rows === 0) throw refuseFile('There are no rows below the names of the columns.')
    await store.write(async (trx) => {
      await holdAdministered(trx, context, company)
      if (await isRunning(trx, company)) throw busy()
      const dropped = await dropOthers(trx, company, _id)
      const begun = { ...kept, ...(await actorNow(trx, context)), state: 'checking' }
      if (!(await changeImport(trx, _id, ['reading'], begun))) throw notFound('import')
      const due = [...dropped.map((other) => other._id), _id]
      await jobs.enqueue(trx, ...due.map((key) => ({ kind: 'import', key })))
    })
  } catch (error) {
    await store.write(async (trx) => {
      await changeImport(trx, _id, ['reading'], { state: 'dropped' })
      await jobs.enqueue(trx, { kind: 'import', key: _id })
    })
    throw error
  }
  return _id
}

const busy = () =>
  new AppError('CONFLICT', 'Another file is being brought in right now. Wait until it is done.')

/** Stores rows as they are read, in small transactions: requests are answered in between. */
async function keepRows(
  { store }: SignedIn,
  _id: string,
  source: AsyncIterable<SheetRow[]>,
): Promise<{ rows: number; lastNumber: number }> {
  let count = 0
  let last = 1
  for await (const read of source) {
    for (let from = 0; from < read.length; from += AT_ONCE) {
      const rows = read.slice(from, from + AT_ONCE).map((row): MemberImportRowTable => {
        // A workbook may say the same number twice, or none.
        last = Math.max(row.number, last + 1)
        const { cells, problem: broken = null } = row
        return { ...NOTHING, import: _id, number: last, cells: JSON.stringify(cells), broken }
      })
      const mentions = rows.flatMap(mentionsOf)
      await store.write(async (trx) => {
        // Whoever took the file back meanwhile would leave these behind, of nobody.
        if (!(await keepReading(trx, _id))) throw notFound('import')
        await insertRows(trx, rows)
        await insertMentions(trx, mentions)
      })
      count += rows.length
    }
  }
  return { rows: count, lastNumber: last }
}
