import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgresStore } from '#db/open-store.ts'
import type { Store } from '#db/store.ts'
import { toWire } from '#graphql/errors.ts'
import { openMigratedStore, type TestStore } from '#testing/databases.ts'

const LIMITS = { statement: 300, lock: 150, idle: 300, answer: 500 }
/** More than the pool has connections */
const MANY = 12

describe('PostgreSQL that takes too long', () => {
  let behind: TestStore
  let store: Store

  beforeAll(async () => {
    behind = await openMigratedStore('postgres')
    store = openPostgresStore(behind.url ?? '', LIMITS)
  })
  afterAll(async () => {
    await store.close()
    await behind.store.close()
    await behind.drop()
  })

  const answered = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => toWire(error, 'request', 'INTERNAL').wire,
    )
  const AGAIN = {
    message: 'The server can’t reach its data right now. Try again in a moment.',
    extensions: { code: 'TRY_AGAIN', status: 503, retryAfter: 2 },
  }
  const touch = (of: Store) =>
    of.write((trx) => trx.updateTable('installation').set({ _id: 'x' }).execute())

  it('answers TRY_AGAIN to a write with a slow statement', async () => {
    const slow = store.write((trx) => sql`select pg_sleep(5)`.execute(trx))
    expect(await answered(slow)).toEqual(AGAIN)
  })

  it('answers TRY_AGAIN to a write that waits too long for a locked row', async () => {
    await behind.store.write(async (trx) => {
      await trx.updateTable('installation').set({ _id: 'theirs' }).execute()
      expect(await answered(touch(store))).toEqual(AGAIN)
    })
    expect(await answered(touch(store))).toBe('done')
  })

  it('ends a transaction that is idle between two statements, and releases its locks', async () => {
    const resting = store.write(async (trx) => {
      await trx.updateTable('installation').set({ _id: 'rests' }).execute()
      await sleep(2 * LIMITS.idle)
      await sql`select 1`.execute(trx)
    })
    const [outcome] = await Promise.all([
      answered(resting),
      sleep(LIMITS.idle + 100).then(() => touch(store)),
    ])
    expect(outcome).toEqual(AGAIN)
  })

  it('answers TRY_AGAIN to reads that PostgreSQL does not answer, and closes their connections', async () => {
    const hanging = Array.from({ length: MANY }, (_, at) =>
      answered(
        at % 2 === 0
          ? sql`select pg_sleep(5)`.execute(store.read)
          : Promise.resolve(store.rows('select pg_sleep(5)', [])),
      ),
    )
    for (const outcome of await Promise.all(hanging)) expect(outcome).toEqual(AGAIN)
    expect(await store.rows('select 1 as one', [])).toEqual([{ one: 1 }])
  })

  it('sets no time limit for a migration', async () => {
    const slow = store.writer
      .transaction()
      .execute((trx) => sql`select pg_sleep(${(LIMITS.answer + 200) / 1000})`.execute(trx))
    expect(await answered(slow)).toBe('done')
  })
})
