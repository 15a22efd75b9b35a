import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashToken } from '#features/identity/identity.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const DELETE = 'mutation($_id: ID!) { userDelete(_id: $_id) { _id } }'
const MINUTE = 60_000

describe.each(DATABASES)('deleting oneself on %s', (database) => {
  let app: TestApp
  let company: string
  let person: Actor

  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  beforeEach(async () => {
    company = await aCompany(app)
    person = await aPerson(app, { company })
  })
  afterAll(() => app.drop())

  const erase = (_id: string, by = person) => app.call(DELETE, { _id }, by.token)

  /** Every row of every table as text. */
  async function everything(): Promise<Map<string, string>> {
    const tables =
      database === 'sqlite'
        ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
        : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`
    const { read } = app.services.store
    const found = new Map<string, string>()
    for (const { name } of (await tables.execute(read)).rows) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(read)
      found.set(name, JSON.stringify(rows))
    }
    return found
  }

  it('needs a sign-in that is at most ten minutes old', async () => {
    app.clock.move(10 * MINUTE + 1)
    expect((await erase(person._id)).errors[0]?.extensions.code).toBe('SIGN_IN_AGAIN')
    expect((await app.call('{ me { _id } }', {}, person.token)).data.me._id).toBe(person._id)
    const fresh = await aPerson(app)
    app.clock.move(10 * MINUTE)
    expect((await erase(fresh._id, fresh)).errors).toEqual([])
  })

  it('is only of oneself: anybody else’s id answers like an unknown one, for admins too', async () => {
    const admin = await aPerson(app, { company, isCompanyAdmin: true })
    const operator = await aPerson(app, { isAppAdmin: true })
    for (const by of [admin, operator, await aPerson(app, { company })]) {
      const foreign = await erase(person._id, by)
      expect(foreign.errors).toEqual((await erase(randomUUID(), by)).errors)
      expect(foreign.errors[0]?.extensions.code).toBe('NOT_FOUND')
    }
    expect((await app.call('{ me { _id } }', {}, person.token)).data.me._id).toBe(person._id)
  })

  it('leaves nothing of the person in any table, and everything of others', async () => {
    const marker = `marker${randomUUID().replaceAll('-', '')}`
    const admin = await aPerson(app, {
      company,
      isCompanyAdmin: true,
      email: `${marker}@a.example`,
    })
    const colleague = await aPerson(app, { company })
    await leaveTraces(admin, marker)
    await leaveTraces(colleague, 'theirs')
    const operator = await aPerson(app, { isAppAdmin: true })
    await app.call(
      'query($_id: ID!) { userGet(_id: $_id) { _id } }',
      { _id: admin._id },
      operator.token,
    )
    const needles = [marker, admin._id, admin.token, hashToken(admin.token)]
    const before = await everything()
    expect([...before.values()].join()).toContain(marker)
    expect((await erase(admin._id, admin)).errors).toEqual([])
    const after = await everything()
    expect(after.size).toBeGreaterThanOrEqual(14)
    for (const [table, rows] of after) {
      for (const needle of needles) expect([table, rows.includes(needle)]).toEqual([table, false])
    }
    const kept = await app.call(
      '{ goalGetMany { note } searchGetMany { query } }',
      {},
      colleague.token,
    )
    expect(kept.data).toEqual({
      goalGetMany: [{ note: 'theirs' }],
      searchGetMany: [{ query: 'theirs' }],
    })
    const reminders = await app.call(
      '{ reminderGetMany { text createdBy { _id } } }',
      {},
      colleague.token,
    )
    expect(reminders.data.reminderGetMany).toEqual([{ text: 'For all', createdBy: null }])
    expect(await app.code('{ me { _id } }', {}, admin.token)).toBe('UNAUTHENTICATED')
  })

  it('ends every session of the person at once', async () => {
    const { store } = app.services
    const row = await store.read
      .selectFrom('session')
      .selectAll()
      .where('user', '=', person._id)
      .executeTakeFirstOrThrow()
    const second = app.services.ids.secret()
    await store.write((trx) =>
      trx
        .insertInto('session')
        .values({ ...row, _id: randomUUID(), tokenHash: hashToken(second) })
        .execute(),
    )
    await erase(person._id)
    expect(await app.code('{ me { _id } }', {}, second)).toBe('UNAUTHENTICATED')
  })

  async function leaveTraces(actor: Actor, text: string): Promise<void> {
    const calls = [
      'userUpdate(obj: { _id: $me, firstName: $t, lastName: $t, job: $t, selectedTraitIds: [$t] }) { _id }',
      'goalCreate(obj: { note: $t, adviceTitle: $t, advices: [{ id: $t, title: $t, body: $t }] }) { _id }',
      'historyCreate(obj: { startTime: "2026-11-20T10:00:00Z", flow: { entity: $t, startTime: "2026-11-20", steps: [] } }) { _id }',
      'searchCreate(obj: { query: $t }) { _id }',
      'impactActionHistoryCreate(obj: { id: $t, title: $t }) { _id }',
      'likedActionUpdateById(id: $t, liked: 4)',
    ]
    for (const call of calls) {
      const query = `mutation($t: String!, $me: ID!) { ${call} ${call.includes('$me') ? '' : 'logoutNot: userUpdate(obj: { _id: $me }) { _id }'} }`
      const { errors } = await app.call(query, { t: text, me: actor._id }, actor.token)
      expect(errors).toEqual([])
    }
    if (text !== 'theirs') {
      const remind =
        'mutation { reminderCreate(obj: { text: "For all", targetDate: "2026-11-30" }) { _id } }'
      expect((await app.call(remind, {}, actor.token)).errors).toEqual([])
      const gone = await app.call(
        'mutation($t: String!) { goalCreate(obj: { note: $t }) { _id } }',
        { t: text },
        actor.token,
      )
      await app.call(
        `mutation { goalDelete(_id: "${gone.data.goalCreate._id}") { _id } }`,
        {},
        actor.token,
      )
      const now = app.clock.now()
      await app.services.store.write(async (trx) => {
        await trx
          .insertInto('credential')
          .values({ user: actor._id, hash: text, updatedDate: now })
          .execute()
        await trx
          .insertInto('actionCode')
          .values({
            codeHash: text,
            user: actor._id,
            kind: 'verify',
            email: null,
            createdDate: now,
            expires: now,
          })
          .execute()
        await trx
          .insertInto('outbox')
          .values({
            _id: randomUUID(),
            channel: 'mail',
            recipient: actor.email,
            subject: text,
            text,
            html: text,
            createdDate: now,
            tries: 0,
            nextTry: now,
            sentDate: null,
            lastError: null,
          })
          .execute()
      })
    }
  }
})
