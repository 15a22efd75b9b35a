import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { up as noDoorReopens } from '#db/migrations/0027-no-door-reopens.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

describe.each(DATABASES)('a database in which doors reopened by themselves, on %s', (database) => {
  let app: TestApp
  let company: string
  let member: Actor
  let away: Actor

  beforeEach(async () => {
    app = await makeTestApp(database)
    company = await aCompany(app)
    member = await aPerson(app, { company, email: 'member@a.example' })
    away = await aPerson(app, { company, email: 'away+x@a.example' })
  })
  afterEach(() => app.drop())

  const migrate = () =>
    app.services.store.write(async (trx) => {
      const db = trx as unknown as Kysely<unknown>
      await db.schema.dropTable('formerMember').execute()
      await db.schema.alterTable('endedAccess').dropColumn('isKnown').execute()
      await noDoorReopens(db)
    })
  const insert = (table: 'endedAccess' | 'invitation', row: object) =>
    app.services.store.write(async (trx) => {
      const loose = trx as unknown as Kysely<Record<string, Record<string, unknown>>>
      await loose
        .insertInto(table)
        .values({ company, ...row })
        .execute()
    })
  const ended = (user: string, emailKey: string) =>
    insert('endedAccess', { user, emailKey, endedDate: 100 })

  it('knows whose address each company knew, and the mailbox behind a plus', async () => {
    await ended(away._id, away.email)
    await ended(away._id, 'former@b.example')
    await ended('gone', 'gone@a.example')
    await migrate()
    const rows = await app.services.store.read
      .selectFrom('endedAccess')
      .select(['user', 'emailKey', 'isKnown'])
      .orderBy('emailKey')
      .execute()
    expect(rows).toEqual([
      { user: away._id, emailKey: 'away+x@a.example', isKnown: 1 },
      { user: away._id, emailKey: 'away@a.example', isKnown: 0 },
      { user: away._id, emailKey: 'former@b.example', isKnown: 0 },
      { user: 'gone', emailKey: 'gone@a.example', isKnown: 0 },
    ])
  })

  it('has no invitations to members, nor to whose access ended after them, and all others', async () => {
    await ended('gone', 'gone@a.example')
    await ended('back', 'back@a.example')
    const made: [string, string | null, number][] = [
      ['to a member', member.email, 1],
      ['before the end', 'gone@a.example', 99],
      ['after the end', 'back@a.example', 101],
      ['to somebody', 'somebody@a.example', 1],
      ['link', null, 1],
    ]
    for (const [_id, emailKey, createdDate] of made) {
      await insert('invitation', {
        ...{ _id, tokenHash: _id, email: emailKey, emailKey, createdDate },
        ...{ firstName: '', lastName: '', firstKey: '', lastKey: '', isCompanyAdmin: 0 },
        ...{ expires: 1000, uses: 1, usesLeft: 1 },
      })
    }
    await migrate()
    const rows = await app.services.store.read.selectFrom('invitation').select('_id').execute()
    expect(new Set(rows.map(({ _id }) => _id))).toEqual(
      new Set(['after the end', 'to somebody', 'link']),
    )
  })
})
