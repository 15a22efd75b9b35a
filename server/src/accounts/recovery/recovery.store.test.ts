import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { DATABASES, openTestStore, type TestStore } from '#testing/databases.ts'
import { countUnused, insertRecoveryCodes, useCode } from './recovery.store.ts'

describe.each(DATABASES)('a stored recovery code on %s', (database) => {
  let opened: TestStore

  beforeAll(async () => {
    opened = await openTestStore(database)
    await migrate(opened.store)
    await opened.store.write((trx) => insertRecoveryCodes(trx, 'u', ['a', 'b'], 1))
  })
  afterAll(async () => {
    await opened.store.close()
    await opened.drop()
  })

  const use = (user: string, hashes: string[]) =>
    opened.store.write((trx) => useCode(trx, user, hashes, 2))

  it('is used once of 40 times at once, with nothing else to hold them apart (promise 16)', async () => {
    const met = await Promise.all(Array.from({ length: 40 }, () => use('u', ['older', 'a'])))
    expect(met.filter((used) => used)).toHaveLength(1)
    expect(await countUnused(opened.store.read, 'u')).toBe(1)
  })

  it('belongs to its person, and nothing belongs to nobody', async () => {
    expect(await use('v', ['b'])).toBe(false)
    expect(await use('u', [])).toBe(false)
    expect(await use('u', ['b'])).toBe(true)
  })
})
