import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { up as givenUp } from '#db/migrations/0032-given-up.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { changeAddress, mailsTo } from '#testing/links.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const INVITE = 'mutation($email: String!) { memberInvite(obj: { email: $email }) }'
const OUT = 'mutation($_id: ID!) { memberDeactivate(_id: $_id) }'
const READ = 'query($code: String!) { invitationGet(code: $code) { company } }'

describe.each(DATABASES)('addresses that were given up before it was noted when, on %s', (db) => {
  let app: TestApp
  let company: string
  let admin: Actor

  beforeEach(async () => {
    app = await makeTestApp(db)
    company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
  })
  afterEach(() => app.drop())

  const anAddress = () => `${randomUUID()}@private.example`
  const migrate = () =>
    app.services.store.write(async (trx) => {
      const before = trx as unknown as Kysely<unknown>
      await sql`drop index "invitation_admins"`.execute(before)
      await before.schema.alterTable('formerAddress').dropColumn('leftDate').execute()
      await givenUp(before)
    })
  const opens = async (email: string) => {
    const text = (await mailsTo(app, email, 'invitation')).at(-1)?.text ?? ''
    return app.code(READ, { code: /invite=([\w-]{43})/.exec(text)?.[1] ?? 'none' })
  }

  it('count as theirs whenever somebody was invited there; of those given up since it is known', async () => {
    const [before, since] = [anAddress(), anAddress()]
    const begun = await aPerson(app, { company, email: before })
    const person = await changeAddress(app, begun, since)
    await migrate()
    const ada = await changeAddress(app, person, anAddress())
    app.clock.move(1000)
    for (const email of [before, since]) {
      expect(await app.code(INVITE, { email }, admin.token)).toBeUndefined()
    }
    expect(await app.code(OUT, { _id: ada._id }, admin.token)).toBeUndefined()
    expect(await opens(before)).toBe('INVALID_CODE')
    expect(await opens(since)).toBeUndefined()
  })
})
