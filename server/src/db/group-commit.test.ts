import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { DATABASES, openTestStore, type TestStore } from '#testing/databases.ts'

describe.each(DATABASES)('concurrent writes on %s', (database) => {
  let test: TestStore

  beforeAll(async () => {
    test = await openTestStore(database)
    await migrate(test.store)
  })
  afterAll(async () => {
    await test.store.close()
    await test.drop()
  })

  const insert = (key: string, fails = false) =>
    test.store.write(async (trx) => {
      await trx.insertInto('counter').values({ key, n: 1, until: 0 }).execute()
      if (fails) throw new Error(`not ${key}`)
      return key
    })
  const stored = async (like: string) => {
    const rows = await test.store.read
      .selectFrom('counter')
      .select('key')
      .where('key', 'like', like)
      .orderBy('key')
      .execute()
    return rows.map(({ key }) => key)
  }

  it('stores all concurrent writes, and answers each with its own result', async () => {
    const keys = Array.from({ length: 120 }, (_, index) => `many-${String(index).padStart(3, '0')}`)
    expect(await Promise.all(keys.map((key) => insert(key)))).toEqual(keys)
    expect(await stored('many-%')).toEqual(keys)
  })

  it('rolls back only the failing write of a shared commit', async () => {
    await insert('some-1')
    // The second fails by itself, the last because its key is taken.
    const all = [insert('some-2'), insert('some-3', true), insert('some-4'), insert('some-1')]
    const settled = await Promise.allSettled(all)
    const kept = settled.map(({ status }) => status === 'fulfilled')
    expect(kept).toEqual([true, false, true, false])
    expect(await stored('some-%')).toEqual(['some-1', 'some-2', 'some-4'])
  })

  it('answers a concurrent write only once it is stored', async () => {
    const seen = ['now-1', 'now-2', 'now-3'].map(async (key) => stored(await insert(key)))
    expect(await Promise.all(seen)).toEqual([['now-1'], ['now-2'], ['now-3']])
  })

  it('accepts writes after all writes of a commit failed', async () => {
    await Promise.allSettled([insert('bad-1', true), insert('bad-2', true)])
    expect(await insert('good-1')).toBe('good-1')
    expect(await stored('bad-%')).toEqual([])
  })
})
