import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { up as noAccessNoAdmin } from '#db/migrations/0026-no-access-no-admin.ts'
import { DATABASES } from '#testing/databases.ts'
import { aCompany, aPerson } from '#testing/factories.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

describe.each(DATABASES)(
  'a database in which the deactivated kept their rights, on %s',
  (database) => {
    let app: TestApp
    beforeAll(async () => {
      app = await makeTestApp(database)
    })
    afterAll(() => app.drop())

    it('has no admins without access, and all others as they were', async () => {
      const company = await aCompany(app)
      const admin = { company, isCompanyAdmin: true } as const
      const [stays, away, closedAway, closed] = [
        await aPerson(app, admin),
        await aPerson(app, admin),
        await aPerson(app, admin),
        await aPerson(app, admin),
      ]
      const { store } = app.services
      await store.write(async (trx) => {
        const set = (column: 'deactivatedDate' | 'deletionDate', ids: string[]) =>
          trx.updateTable('user').set(column, 1).where('_id', 'in', ids).execute()
        await set('deactivatedDate', [away._id, closedAway._id])
        await set('deletionDate', [closed._id, closedAway._id])
        await noAccessNoAdmin(trx as unknown as Kysely<unknown>)
      })
      const query = store.read.selectFrom('user').select('_id').where('isCompanyAdmin', '=', 1)
      const admins = (await query.execute()).map(({ _id }) => _id)
      expect(admins.toSorted()).toEqual([stays._id, closed._id].toSorted())
    })
  },
)
