import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { up as waysIn } from '#db/migrations/0028-ways-in.ts'
import { insertDemoCompany } from '#demo.store.ts'
import { companyToJoin } from '#features/companies/ways/ways.ts'
import { DATABASES } from '#testing/databases.ts'
import { aCompany } from '#testing/factories.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { setWays } from '#testing/ways.ts'

describe.each(DATABASES)(
  'a database from before ways in were found by index, on %s',
  (database) => {
    let app: TestApp

    beforeEach(async () => {
      app = await makeTestApp(database)
    })
    afterEach(() => app.drop())

    const migrate = () =>
      app.services.store.write(async (trx) => {
        const db = trx as unknown as Kysely<unknown>
        await db.schema.dropTable('wayIn').execute()
        await waysIn(db)
      })
    const waysIntoAll = () =>
      app.services.store.read
        .selectFrom('wayIn')
        .selectAll()
        .orderBy('wayKey')
        .orderBy('kind')
        .orderBy('company')
        .execute()
    const joins = (emailKey: string, code: string | null = null) =>
      companyToJoin(app.services.store.read, emailKey, code, app.clock.now())

    it('leads each address where it led, however its company had written it', async () => {
      const [juniper, harbour, codes, everybody] = [
        await aCompany(app, 'first.example'),
        await aCompany(app, 'second.example'),
        await aCompany(app, 'third.example'),
        await aCompany(app, null),
      ]
      const domains = ['Juniper.Example', '@juniper.example', ' bücher.example ', 'gmail.com']
      await setWays(app, juniper, { emailDomains: domains, adminEmails: [] })
      const admins = ['Boss@B.example', 'Ä.Chef@bücher.example', 'boss@b.example']
      await setWays(app, harbour, { emailDomains: [], adminEmails: admins })
      await setWays(app, codes, { emailDomains: [], adminEmails: ['one@juniper.example'] })
      await setWays(app, everybody, { emailDomains: ['everybody.example'] })
      await app.services.store.write((trx) =>
        trx
          .updateTable('company')
          .set({ referralCode: 'Poster 2026', codeKey: 'poster 2026' })
          .where('_id', '=', codes)
          .execute(),
      )
      await migrate()
      expect(await joins('ada@juniper.example')).toEqual({ company: juniper, isAdmin: false })
      expect(await joins('ada@xn--bcher-kva.example')).toEqual({ company: juniper, isAdmin: false })
      expect(await joins('boss@b.example')).toEqual({ company: harbour, isAdmin: true })
      const chef = 'ä.chef@xn--bcher-kva.example'
      expect(await joins(chef)).toEqual({ company: harbour, isAdmin: true })
      expect(await joins(chef, 'POSTER 2026')).toEqual({ company: codes, isAdmin: false })
      expect(await joins('one@juniper.example')).toEqual({ company: codes, isAdmin: true })
      for (const key of [
        'ada@gmail.com',
        'ada@everybody.example',
        'ada@first.example',
        'x@b.example',
      ])
        expect([key, await joins(key)]).toEqual([key, undefined])
    })

    it('knows all of many companies, just as what is written now does', async () => {
      await app.services.store.write(async (trx) => {
        for (let at = 0; at < 1100; at += 1) {
          const company = { _id: randomUUID(), name: `Company ${at}`, domain: `many-${at}.example` }
          await insertDemoCompany(trx, company, app.clock.now())
        }
      })
      const written = await waysIntoAll()
      expect(written).toHaveLength(2200)
      await migrate()
      expect(await waysIntoAll()).toEqual(written)
    })
  },
)
