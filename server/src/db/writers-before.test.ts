import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { up as first } from '#db/migrations/0001-first.ts'
import { up as lastChanged } from '#db/migrations/0009-last-changed.ts'
import { up as writers } from '#db/migrations/0030-writers.ts'
import { DATABASES, openTestStore, type TestStore } from '#testing/databases.ts'
import { migrateBy } from '#testing/migrating.ts'

const TIMES = { createdDate: 1, updatedDate: 1 }

describe.each(DATABASES)('what was written before it was kept by whom, on %s', (database) => {
  let test: TestStore
  beforeEach(async () => {
    test = await openTestStore(database)
  })
  afterEach(async () => {
    await test.store.close()
    await test.drop()
  })

  it('is of whoever made it, where nobody changed it since, and else of nobody', async () => {
    const before = { '0001': { up: first }, '0009': { up: lastChanged } }
    await migrateBy(test, before)
    const { writer, read } = test.store
    const reminder = { company: 'c', createdBy: 'ada', targetDate: '2026-11-30', text: 'x' }
    const answer = { company: 'c', updatedBy: 'ada', answer: 'x', ...TIMES }
    for (const version of [1, 2]) {
      const _id = `${version}`
      const lists = { actions: '[]', roles: '[]', ...TIMES }
      await writer
        .insertInto('reminder')
        .values({ ...reminder, ...lists, _id, version } as never)
        .execute()
      await writer
        .insertInto('orgInfo')
        .values({ ...answer, _id, id: _id, version } as never)
        .execute()
    }
    await migrateBy(test, { ...before, '0030': { up: writers } })
    const reminders = read.selectFrom('reminder').select(['textBy', 'detailsBy']).orderBy('_id')
    expect(await reminders.execute()).toEqual([
      { textBy: 'ada', detailsBy: 'ada' },
      { textBy: null, detailsBy: null },
    ])
    const answers = read.selectFrom('orgInfo').select(['answerBy', 'urlBy', 'contactBy'])
    expect(await answers.orderBy('_id').execute()).toEqual([
      { answerBy: 'ada', urlBy: 'ada', contactBy: 'ada' },
      { answerBy: null, urlBy: null, contactBy: null },
    ])
  })
})
