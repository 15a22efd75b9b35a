import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { prepared, slot } from '#db/prepared.ts'
import { DATABASES, openTestStore, type TestStore } from '#testing/databases.ts'

describe.each(DATABASES)('prepared reads on %s', (database) => {
  let test: TestStore

  beforeAll(async () => {
    test = await openTestStore(database)
    await migrate(test.store)
    await test.store.write(async (trx) => {
      for (let n = 0; n < 5; n += 1) {
        await trx
          .insertInto('counter')
          .values({ key: `k${n}`, n, until: 10 ** 12 + n })
          .execute()
      }
    })
  })
  afterAll(async () => {
    await test.store.close()
    await test.drop()
  })

  const read = prepared((db) =>
    db
      .selectFrom('counter')
      .select(['key', 'until'])
      .where('n', '>=', slot<number>('from'))
      .where('key', '!=', 'k3')
      .where('n', '<=', slot<number>('to'))
      .orderBy('key')
      .limit(3),
  )

  it('a prepared read uses the values of each call', async () => {
    const keys = async (values: Record<string, unknown>) =>
      (await read(test.store, values)).map((row) => row.key)
    expect(await keys({ from: 0, to: 9 })).toEqual(['k0', 'k1', 'k2'])
    expect(await keys({ to: 9, from: 2 })).toEqual(['k2', 'k4'])
    expect(await keys({ from: 7, to: 9 })).toEqual([])
    expect(await keys({ from: 0, to: 0 })).toEqual(['k0'])
  })

  it('a prepared read answers large numbers as numbers', async () => {
    expect(await read(test.store, { from: 4, to: 4 })).toEqual([
      { key: 'k4', until: 1_000_000_000_004 },
    ])
  })

  it('a prepared read runs no SQL of a value', async () => {
    const byKey = prepared((db) =>
      db.selectFrom('counter').select('key').where('key', '=', slot<string>('key')),
    )
    expect(await byKey(test.store, { key: "k1' or '1'='1" })).toEqual([])
    expect(await byKey(test.store, { key: 'k1' })).toEqual([{ key: 'k1' }])
  })

  it('a prepared read of two stores answers the data of each store', async () => {
    const other = await openTestStore(database)
    await migrate(other.store)
    expect(await read(other.store, { from: 0, to: 9 })).toEqual([])
    expect(await read(test.store, { from: 4, to: 9 })).toHaveLength(1)
    await other.store.close()
    await other.drop()
  })

  it('a prepared read answers each of many concurrent calls with its own rows', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => read(test.store, { from: at % 5, to: at % 5 })),
    )
    answers.forEach((rows, at) => {
      expect(rows.map((row) => row.key)).toEqual(at % 5 === 3 ? [] : [`k${at % 5}`])
    })
  })
})
