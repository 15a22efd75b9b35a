import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { aCompany, aPerson } from '#testing/factories.ts'
import { manyMembers } from '#testing/many-members.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { adminsWithAccess, listAdmins } from './seats.store.ts'

describe.each(DATABASES)('admins of a company on %s', (database) => {
  let app: TestApp

  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  afterAll(() => app.drop())

  const close = (_id: string) =>
    app.services.store.write((trx) =>
      trx.updateTable('user').set('deletionDate', 1).where('_id', '=', _id).execute(),
    )
  const end = (_id: string) =>
    app.services.store.write((trx) =>
      trx
        .updateTable('user')
        .set({ deactivatedDate: 1, isCompanyAdmin: 0 })
        .where('_id', '=', _id)
        .execute(),
    )

  it('lists admins of a company with access, up to the number asked for', async () => {
    const company = await aCompany(app)
    const elsewhere = await aCompany(app, 'b.example')
    const [one, other, left, closed] = [
      await aPerson(app, { company, isCompanyAdmin: true }),
      await aPerson(app, { company, isCompanyAdmin: true }),
      await aPerson(app, { company, isCompanyAdmin: true }),
      await aPerson(app, { company, isCompanyAdmin: true }),
    ]
    await aPerson(app, { company })
    await aPerson(app, { company: elsewhere, isCompanyAdmin: true })
    await end(left._id)
    await close(closed._id)
    const { read } = app.services.store
    expect((await listAdmins(read, company, 9)).toSorted()).toEqual([one._id, other._id].toSorted())
    expect(await listAdmins(read, company, 1)).toHaveLength(1)
  })
})

it('finds admins of a company on SQLite by the index of admins, without reading members', async () => {
  const app = await makeTestApp('sqlite')
  const company = await aCompany(app)
  await manyMembers(app, company, 1000)
  const { store } = app.services
  const { sql, parameters } = adminsWithAccess(store.read, company).limit(2).compile()
  const steps = JSON.stringify(await store.rows(`explain query plan ${sql}`, parameters))
  expect(steps).toContain('SEARCH user USING COVERING INDEX user_admins (company=?)')
  expect(steps).not.toContain('user_members')
  await app.drop()
})
