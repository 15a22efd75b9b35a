import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { up as first } from '#db/migrations/0001-first.ts'
import { up as privacy } from '#db/migrations/0010-privacy.ts'
import { up as copiesAndVersions } from '#db/migrations/0024-copies-and-versions.ts'
import { makeFeedbackWorker } from '#features/feedback/feedback.worker.ts'
import { openFeedbackTable } from '#outside/feedback-table.ts'
import { DATABASES, openTestStore, type TestStore } from '#testing/databases.ts'
import { aRemoteTable } from '#testing/feedback-table.ts'
import { migrateBy } from '#testing/migrating.ts'

const TEXTS = { email: '', name: '', path: '/', lastError: null }
/** As they were left: sent, given up, still to be deleted and given up, and never to be sent. */
const ROWS = [
  { _id: 'sent', user: 'u', message: 'sent', tries: 1, remoteId: 'old1' },
  { _id: 'given-up', user: 'u', message: 'given up', tries: 100, remoteId: null },
  { _id: 'left-behind', user: null, message: '', tries: 100, remoteId: 'old2' },
  { _id: 'stays-here', user: 'u', message: 'stays here', tries: 0, remoteId: null },
]

describe.each(DATABASES)('feedback from before copies had a key, on %s', (database) => {
  let test: TestStore
  beforeEach(async () => {
    test = await openTestStore(database)
  })
  afterEach(async () => {
    await test.store.close()
    await test.drop()
  })

  it('is brought there and deleted there after all, where that was given up', async () => {
    const before = { '0001': { up: first }, '0010': { up: privacy } }
    await migrateBy(test, before)
    const old = ROWS.map((row, at) => ({ ...TEXTS, ...row, date: at, nextTry: null }))
    await test.store.writer
      .insertInto('feedback')
      .values(old as never)
      .execute()
    await migrateBy(test, { ...before, '0024': { up: copiesAndVersions } })

    const table = await aRemoteTable()
    table.rows.set('old1', { message: 'sent' })
    table.rows.set('old2', { message: 'of somebody who was erased' })
    const log = { warn: () => undefined, error: () => undefined }
    const doors = { store: test.store, clock: { now: () => 1000 }, log }
    const to = openFeedbackTable({ url: table.url, key: 'k' })
    const worker = makeFeedbackWorker({ ...doors, table: to })
    await worker.runDue()
    await worker.close()
    await table.close()
    expect(table.messages().sort()).toEqual(['given up', 'sent'])
    const left = await test.store.read.selectFrom('feedback').select('_id').orderBy('_id').execute()
    expect(left.map(({ _id }) => _id)).toEqual(['given-up', 'sent', 'stays-here'])
  })
})
