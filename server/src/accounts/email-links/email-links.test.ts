import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { makeCode, purge } from './email-links.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describe.each(DATABASES)('purging expired codes on %s', (database) => {
  let app: TestApp

  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  afterAll(() => app.drop())

  it('purges expired codes; a code with sign-up data stays 30 days longer', async () => {
    const { store } = app.services
    const start = app.clock.now()
    const given = { firstName: 'Ada', lastName: 'Byron', referralCode: null }
    await store.write(async (trx) => {
      const email = 'ada@a.example'
      await makeCode(trx, app.services, { user: 'one', kind: 'reset', email })
      await makeCode(trx, app.services, { user: 'one', kind: 'verify', email, signUp: 'x', given })
      await makeCode(trx, app.services, { user: 'two', kind: 'verify', email })
    })
    const left = async (after: number) => {
      await purge(store, start + after)
      const rows = await store.read.selectFrom('actionCode').select(['user', 'kind']).execute()
      return rows.map(({ user, kind }) => `${user} ${kind}`).sort()
    }
    expect(await left(30 * MINUTE)).toEqual(['one reset', 'one verify', 'two verify'])
    expect(await left(30 * MINUTE + 1)).toEqual(['one verify', 'two verify'])
    expect(await left(DAY + 1)).toEqual(['one verify'])
    expect(await left(31 * DAY)).toEqual(['one verify'])
    expect(await left(31 * DAY + 1)).toEqual([])
  })
})
