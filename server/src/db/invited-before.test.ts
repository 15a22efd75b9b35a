import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { up as first } from '#db/migrations/0001-first.ts'
import { up as secondFactors } from '#db/migrations/0002-second-factors.ts'
import { up as privacy } from '#db/migrations/0010-privacy.ts'
import { up as members } from '#db/migrations/0011-members.ts'
import { up as namedInvited } from '#db/migrations/0025-named-invited.ts'
import { DATABASES, openTestStore, type TestStore } from '#testing/databases.ts'
import { migrateBy } from '#testing/migrating.ts'

const BEFORE = {
  '0001': { up: first },
  '0002': { up: secondFactors },
  '0010': { up: privacy },
  '0011': { up: members },
}

describe.each(DATABASES)(
  'a database whose changes did not say who was invited, on %s',
  (database) => {
    let test: TestStore

    beforeEach(async () => {
      test = await openTestStore(database)
    })
    afterEach(async () => {
      await test.store.close()
      await test.drop()
    })

    const insert = (table: string, row: object) =>
      test.store.write(async (trx) => {
        const loose = trx as unknown as Kysely<Record<string, Record<string, unknown>>>
        await loose
          .insertInto(table)
          .values({ ...row })
          .execute()
      })

    it('says it of those whose invitations are there, page by page, and of nobody else', async () => {
      await migrateBy(test, BEFORE)
      const invitation = {
        ...{ company: 'c', firstKey: '', lastKey: '', isCompanyAdmin: 0 },
        ...{ createdDate: 1, expires: 2, uses: 1, usesLeft: 1 },
      }
      for (const [_id, emailKey, firstName, lastName] of [
        ['i1', 'ida@a.example', 'Ida', 'Nilsson'],
        ['i2', 'bare@a.example', '', ''],
        ['link', null, '', ''],
      ]) {
        const email = emailKey?.replace('a', 'A') ?? null
        const names = { firstName, lastName }
        await insert('invitation', {
          ...invitation,
          ...names,
          _id,
          tokenHash: _id,
          email,
          emailKey,
        })
      }
      const event = { at: 1, actor: 'boss', addressPrefix: '', client: null }
      const about = (item: string) => JSON.stringify({ items: `["${item}"]`, fields: '[]' })
      for (const [_id, kind, subject, detail] of [
        ['a', 'member_invited', 'c', about('i1')],
        ['b', 'member_changed', 'c', about('i1')],
        ['c', 'member_changed', 'c', about('a member')],
        ['d', 'member_invited', 'c', about('i2')],
        ['e', 'member_invited', 'elsewhere', about('i2')],
        ['f', 'member_changed', 'c', '{"items":"[]","fields":"[]"}'],
        ['g', 'invitation_link_made', 'c', about('link')],
      ]) {
        await insert('auditEvent', { ...event, _id, kind, subject, detail })
      }
      for (let more = 0; more < 600; more += 1) {
        const _id = `m${`${more}`.padStart(4, '0')}`
        await insert('auditEvent', {
          ...{ ...event, _id, kind: 'member_changed', subject: 'c', detail: about('a member') },
        })
      }
      const last = { ...event, _id: 'z', kind: 'member_invited', subject: 'c', detail: about('i1') }
      await insert('auditEvent', last)
      await migrateBy(test, { ...BEFORE, '0025': { up: namedInvited } })
      const { rows } = await sql<{ _id: string; emailKey: string; named: string }>`
      select "_id", "emailKey", "named" from "auditEvent" where "emailKey" is not null
      or "named" is not null order by "_id"`.execute(test.store.read)
      const ida = { emailKey: 'ida@a.example', named: 'Ida Nilsson' }
      expect(rows.map((row) => ({ ...row }))).toEqual([
        { _id: 'a', ...ida },
        { _id: 'b', ...ida },
        { _id: 'd', emailKey: 'bare@a.example', named: 'bAre@a.example' },
        { _id: 'z', ...ida },
      ])
      const versions = await sql<{ version: number }>`
      select distinct "version" from "invitation"`.execute(test.store.read)
      expect(versions.rows.map(({ version }) => Number(version))).toEqual([1])
    })
  },
)
