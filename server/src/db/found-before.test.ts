import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { up as first } from '#db/migrations/0001-first.ts'
import { up as impactEvents } from '#db/migrations/0005-impact-events.ts'
import { up as rhythm } from '#db/migrations/0008-rhythm.ts'
import { up as privacy } from '#db/migrations/0010-privacy.ts'
import { up as members } from '#db/migrations/0011-members.ts'
import { up as reports } from '#db/migrations/0014-reports.ts'
import { up as appAdmin } from '#db/migrations/0015-app-admin.ts'
import { up as joined } from '#db/migrations/0016-joined.ts'
import { up as accessSince } from '#db/migrations/0020-access-since.ts'
import { up as foundBy } from '#db/migrations/0022-found-by.ts'
import { up as namedInvited } from '#db/migrations/0025-named-invited.ts'
import { countPage, pageOfInvited, pageOfMembers } from '#features/members/members.list.store.ts'
import type { Page } from '#features/members/members.rules.ts'
import { DATABASES, openTestStore, type TestStore } from '#testing/databases.ts'
import { migrateBy } from '#testing/migrating.ts'

const DATES = { createdDate: 1, updatedDate: 1 }
const USER = {
  ...{ version: 1, optInEmail: 0, optContactByColleague: 0, isCompanyAdmin: 0, isAppAdmin: 0 },
  ...{ emailVerified: 1, showWelcomeDialog: 0, isPrelaunch: 0, shareWeeklyScore: 0, ...DATES },
}
const BEFORE = {
  '0001': { up: first },
  '0005': { up: impactEvents },
  '0008': { up: rhythm },
  '0010': { up: privacy },
  '0011': { up: members },
  '0014': { up: reports },
  '0015': { up: appAdmin },
  '0016': { up: joined },
  '0020': { up: accessSince },
}
const PAGE: Page = {
  ...{ company: 'c', words: [], state: null, role: null, sort: 'name', newestBy: 'createdDate' },
  ...{ after: null, most: 9 },
}

describe.each(DATABASES)('a database from before lists had their words, on %s', (database) => {
  let test: TestStore

  beforeEach(async () => {
    test = await openTestStore(database)
  })
  afterEach(async () => {
    await test.store.close()
    await test.drop()
  })

  const insert = (table: 'user' | 'invitation', row: object) =>
    test.store.write(async (trx) => {
      const loose = trx as unknown as Kysely<Record<string, Record<string, unknown>>>
      await loose
        .insertInto(table)
        .values({ ...row })
        .execute()
    })

  it('finds its members, its invited people and people of no company', async () => {
    await migrateBy(test, BEFORE)
    const keys = { firstName: 'Zoë', firstKey: 'zoe', lastName: 'O’Neill', lastKey: 'o neill' }
    for (const [_id, company] of [
      ['in', 'c'],
      ['alone', null],
    ]) {
      const email = `Z.${_id}@a.example`
      await insert('user', { ...USER, ...keys, _id, company, email, emailKey: email.toLowerCase() })
    }
    const invitation = { tokenHash: '1', company: 'c', createdDate: 1, expires: 2, uses: 1 }
    const to = { email: 'new@b.example', emailKey: 'new@b.example', ...keys }
    await insert('invitation', { ...invitation, ...to, _id: 'invited', usesLeft: 1 })
    await insert('invitation', { ...invitation, _id: 'link', tokenHash: '2', usesLeft: 9 })
    // The lists of today ask for the version of an invitation, which came later.
    await migrateBy(test, { ...BEFORE, '0022': { up: foundBy }, '0025': { up: namedInvited } })
    const { read } = test.store
    const list = async (asked: Partial<Page>) => {
      const page = { ...PAGE, ...asked }
      const rows = await (asked.state === 'invited' ? pageOfInvited : pageOfMembers)(
        read,
        page,
      ).execute()
      expect(await countPage(read, page)).toBe(rows.length)
      return rows.map(({ _id }) => _id)
    }
    for (const words of [[], ['zo'], ['z', 'in', 'nei'], ['z in@a']]) {
      expect([words, await list({ words })]).toEqual([words, ['in']])
    }
    expect(await list({ words: ['alone'], company: null })).toEqual(['alone'])
    expect(await list({ words: ['ne', 'zoe'], state: 'invited' })).toEqual(['invited'])
    expect(await list({ words: ['in', 'example'] })).toEqual([])

    // It follows by itself where somebody is called otherwise.
    await test.store.write((trx) =>
      sql`update "user" set "lastKey" = 'byron' where "_id" = 'in'`.execute(trx),
    )
    expect([await list({ words: ['byr'] }), await list({ words: ['nei'] })]).toEqual([['in'], []])
  })
})
