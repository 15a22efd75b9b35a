import { setImmediate as nextTurn } from 'node:timers/promises'
import { Zip, ZipDeflate } from 'fflate'
import { countForPerson } from '#accounts/core/person-limit.ts'
import { lockOwnSession } from '#accounts/core/session.ts'
import { largestPicture } from '#accounts/pictures/pictures.ts'
import { recordEvent } from '#audit/audit.ts'
import type { Db } from '#db/store.ts'
import type { ForgottenPerson } from '#entity/personal.types.ts'
import type { SignedIn } from '#graphql/context.ts'
import { requireFreshSignIn } from '#graphql/viewer.ts'
import type { Seal } from '#integrations/seal.ts'
import { type CsvCell, csvLines } from '#lib/csv.ts'
import { queueMailTo } from '#messaging/outbox/outbox.ts'
import { SHOWN, type ShownTable } from '../personal.ts'
import { PAGE_END, pageHead, pageRow, partEnd, partHead } from './export.page.ts'
import { readable } from './export.rows.ts'
import { companyName, findReader, type Row, readRows } from './export.store.ts'

const DAY = 24 * 3_600_000
const PER_DAY = 10
const AT_ONCE = 500

/** The person whose data is copied, and the database that it is read from */
type Copy = { db: Db; seal: Seal; reader: ForgottenPerson; made: string }

export type Export = { name: string; bytes: AsyncGenerator<Uint8Array> }

/**
 * The data of the viewer as one archive: page, JSON, CSV of each table, picture. Needs a recent
 * sign-in. Limited to ten a day, recorded and mailed. Product 6, one’s own data.
 */
export async function exportData(context: SignedIn): Promise<Export> {
  const { store, viewer, clock } = context
  requireFreshSignIn(viewer.signedInAt, clock.now())
  await countForPerson(context, {
    what: 'export',
    most: PER_DAY,
    windowMs: DAY,
    message: 'You’ve downloaded your data several times today. Try again tomorrow.',
  })
  await store.write(async (trx) => {
    await lockOwnSession(trx, context)
    await recordEvent(trx, context, { kind: 'data_exported', subject: viewer.userId })
    await queueMailTo(trx, context, viewer.userId, { kind: 'dataExported' })
  })
  const made = new Date(clock.now()).toISOString()
  const name = `goodwork-data-${made.slice(0, 10)}.zip`
  return { name, bytes: zipped(entriesOf(context, made)) }
}

async function* entriesOf(context: SignedIn, made: string): AsyncGenerator<Entry> {
  const db = context.store.read
  const reader = await findReader(db, context.viewer.userId)
  const copy = { db, seal: context.seal, reader, made }
  yield { name: 'README.html', pieces: page(copy, context.config.productName) }
  yield { name: 'data.json', pieces: json(copy) }
  for (const from of SHOWN) {
    yield { name: `tables/${from.table}.csv`, pieces: table(copy, from) }
  }
  const picture = await largestPicture(context, context.viewer.userId)
  if (picture !== undefined) yield { name: 'pictures/picture.webp', pieces: only(picture) }
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

async function* rowsOf(copy: Copy, from: ShownTable): AsyncGenerator<Row[]> {
  const { db, reader } = copy
  for await (const rows of from.find?.(db, reader) ?? foundIn(copy, from)) {
    yield rows.map((row) => readable(opened(row, copy, from), from, reader))
  }
}

function opened(row: Row, { seal, reader }: Copy, { opens }: ShownTable): Row {
  if (opens === undefined) return row
  const text = seal.open(opens.purpose, reader._id, `${row[opens.column]}`)
  return { ...row, [opens.column]: JSON.parse(text) }
}

async function* foundIn({ db, reader }: Copy, from: ShownTable): AsyncGenerator<Row[]> {
  for (let offset = 0; ; offset += AT_ONCE) {
    const rows = await readRows(db, from, reader, { offset, limit: AT_ONCE })
    if (rows.length > 0) yield rows
    if (rows.length < AT_ONCE) return
  }
}

async function* page(copy: Copy, product: string): AsyncGenerator<string> {
  const { db, reader } = copy
  const company = await companyName(db, reader._id)
  const user = { table: 'user', by: ['_id'], order: ['_id'] }
  const [profile] = await readRows(db, user, reader, { offset: 0, limit: 1 })
  const name = `${profile?.firstName ?? ''} ${profile?.lastName ?? ''}`.trim()
  const made = copy.made.slice(0, 16).replace('T', ' ')
  yield pageHead({ product, name, company, made }, SHOWN)
  for (const from of SHOWN) {
    yield partHead(from)
    let count = 0
    for await (const rows of rowsOf(copy, from)) {
      count += rows.length
      yield rows.map(pageRow).join('')
    }
    yield partEnd(count)
  }
  yield PAGE_END
}

async function* json(copy: Copy): AsyncGenerator<string> {
  yield `{\n"madeDate": ${JSON.stringify(copy.made)}`
  for (const from of SHOWN) {
    yield `,\n${JSON.stringify(from.table)}: [`
    let before = ''
    for await (const rows of rowsOf(copy, from)) {
      yield before + rows.map((row) => `\n${JSON.stringify(row)}`).join(',')
      before = ','
    }
    yield ']'
  }
  yield '\n}\n'
}

async function* table(copy: Copy, from: ShownTable): AsyncGenerator<string> {
  let columns: string[] | undefined
  for await (const rows of rowsOf(copy, from)) {
    const isFirst = columns === undefined
    columns ??= Object.keys(rows[0] ?? {})
    yield csvOf(rows, columns, isFirst)
  }
}

const plain = (value: unknown): CsvCell =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as CsvCell)

/** Rows as CSV for a spreadsheet, without formulas. Starts with a byte order mark and the names. */
function csvOf(rows: readonly Row[], columns: readonly string[], isFirst: boolean): string {
  const records = rows.map((row) => columns.map((column) => plain(row[column])))
  return csvLines(isFirst ? [columns, ...records] : records, { bom: isFirst })
}

/** An entry of the archive, in pieces, so that it need not fit into memory. */
type Entry = { name: string; pieces: AsyncIterable<string | Uint8Array> }

const PIECE = 64 * 1024

/**
 * An archive of these files, as a stream. Yields to other requests every 64 kB and waits for its
 * reader.
 */
async function* zipped(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  let failed: Error | null = null
  const zip = new Zip((error, bytes) => {
    if (error) failed = error
    else ready.push(bytes)
  })
  const take = function* () {
    if (failed !== null) throw failed
    yield* ready.splice(0)
  }
  for await (const { name, pieces } of entries) {
    const file = new ZipDeflate(name, { level: 6 })
    zip.add(file)
    for await (const piece of pieces) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece, 'utf8') : piece
      for (let from = 0; from < bytes.length; from += PIECE) {
        file.push(bytes.subarray(from, from + PIECE))
        yield* take()
        await nextTurn()
      }
    }
    file.push(new Uint8Array(0), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
