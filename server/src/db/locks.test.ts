import { afterAll, beforeAll, expect, it } from 'vitest'
import { lockActor, lockCompany, lockJoinRules } from '#db/locks.ts'
import { aCompany, aPerson } from '#testing/factories.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeTestApp()
})
afterAll(() => app.drop())

it('refuses a lock that comes before a taken lock in the order', async () => {
  const { _id } = await aPerson(app, {})
  const wrong = app.services.store.write(async (trx) => {
    await lockActor(trx, _id)
    await lockJoinRules(trx)
  })
  await expect(wrong).rejects.toThrow('Locks out of order: joinRules')
})

it('refuses to lock a second company with a smaller id, and locks the same company twice', async () => {
  const [first = '', second = ''] = [await aCompany(app), await aCompany(app)].toSorted()
  const lock = (ids: readonly string[]) =>
    app.services.store.write(async (trx) => {
      for (const id of ids) await lockCompany(trx, id)
    })
  await lock([first, second, first])
  await expect(lock([second, first])).rejects.toThrow('Locks out of order: company')
})

it('starts every transaction without locks', async () => {
  const { _id } = await aPerson(app, {})
  const { store } = app.services
  const actors = store.write((trx) => lockActor(trx, _id))
  await Promise.all([actors, store.write(lockJoinRules), store.write(lockJoinRules)])
})
