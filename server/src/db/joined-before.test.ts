import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { up as joined } from '#db/migrations/0016-joined.ts'
import { detailOf } from '#features/audit/company-events.rules.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const DAY = 24 * 3_600_000

describe.each(DATABASES)('a database from before it was kept who came when, on %s', (database) => {
  let app: TestApp
  let company: string
  let made: number

  beforeEach(async () => {
    app = await makeTestApp(database)
    made = app.clock.now()
    company = await aCompany(app)
  })
  afterEach(() => app.drop())

  const migrate = () =>
    app.services.store.write(async (trx) => {
      const db = trx as unknown as Kysely<unknown>
      await db.schema.dropIndex('user_company_joinedDate').execute()
      for (const column of ['joinedDate', 'hasStartedBefore'])
        await db.schema.alterTable('user').dropColumn(column).execute()
      await joined(db)
    })
  const cameBy = (user: Actor, at: number, subject = company) =>
    app.services.store.write((trx) =>
      trx
        .insertInto('auditEvent')
        .values({
          ...{ _id: app.services.ids.id(), at, kind: 'member_joined', subject, actor: user._id },
          ...{ detail: JSON.stringify(detailOf({ items: [user._id] })), addressPrefix: '' },
        })
        .execute(),
    )
  const of = async ({ _id }: Actor) =>
    app.services.store.read
      .selectFrom('user')
      .select(['joinedDate', 'hasStartedBefore'])
      .where('_id', '=', _id)
      .executeTakeFirstOrThrow()

  it('knows it by the trail of the present company, or by the account', async () => {
    const [one, other, nobody] = [
      await aPerson(app, { company }),
      await aPerson(app, { company }),
      await aPerson(app, { company: null }),
    ]
    await cameBy(one, made + 3 * DAY)
    await cameBy(one, made + 5 * DAY)
    await cameBy(one, made + 9 * DAY, await aCompany(app))
    await migrate()
    expect(await of(one)).toEqual({ joinedDate: made + 5 * DAY, hasStartedBefore: 1 })
    expect(await of(other)).toEqual({ joinedDate: made, hasStartedBefore: 0 })
    expect(await of(nobody)).toEqual({ joinedDate: null, hasStartedBefore: 0 })
  })

  it('takes back themes without a figure, and scores that said that everybody was there', async () => {
    for (let more = 0; more < 11; more += 1) await aPerson(app, { company })
    const small = await aCompany(app)
    for (let more = 0; more < 9; more += 1) await aPerson(app, { company: small })
    await app.services.store.write(async (trx) => {
      const row = { company, report: 'themes', period: '2026-11' }
      await trx
        .insertInto('companyReport')
        .values([
          { ...row, item: 'one', figure: null },
          { ...row, item: 'two', figure: 5 },
          { ...row, item: 'secured', report: 'factors', figure: null, basis: 3 },
        ])
        .execute()
      const week = { week: '2026-47', people: 5, mean: 40, closedDate: made }
      await trx
        .insertInto('companyWeek')
        .values([
          { ...week, company },
          { ...week, company: small },
        ])
        .execute()
    })
    await migrate()
    const { read } = app.services.store
    const items = await read.selectFrom('companyReport').select('item').orderBy('item').execute()
    expect(items.map(({ item }) => item)).toEqual(['secured', 'two'])
    const weeks = await read
      .selectFrom('companyWeek')
      .select(['company', 'people', 'mean'])
      .execute()
    expect(new Map(weeks.map((it) => [it.company, [it.people, it.mean]]))).toEqual(
      new Map([
        [company, [5, 40]],
        [small, [null, null]],
      ]),
    )
  })
})
