import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { rowsOf } from '#testing/rows.ts'

const FULL = {
  message: 'The server’s disk is full, so nothing was saved. Tell the person who runs the server.',
  extensions: { code: 'TRY_AGAIN', status: 503 },
}
const CREATE = 'mutation($obj: GoalCreateInput!) { goalCreate(obj: $obj) { note } }'

describe('the embedded store on a full disk', () => {
  const app = testApp()
  let owner: Actor

  beforeAll(async () => {
    owner = await aPerson(app)
  })

  /** Lets the writing connection add this many pages to the file. */
  const leave = (pages: number) =>
    app.services.store.write(async (trx) => {
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(trx)
      const most = (rows[0]?.page_count ?? 0) + pages
      await sql`pragma max_page_count = ${sql.lit(most)}`.execute(trx)
    })
  const save = async (size: number) => {
    const obj = { adviceTitle: 'Ask', note: 'x'.repeat(size) }
    const { data, errors } = await app.call(CREATE, { obj }, owner.token)
    return errors[0] ?? data.goalCreate.note.length
  }
  const stored = () => rowsOf(app, 'goal', {}, 'note')

  it('refuses all writes of a shared commit on a full disk, and stores none of them', async () => {
    await leave(0)
    const outcomes = await Promise.all(Array.from({ length: 60 }, () => save(2000)))
    const refused = outcomes.filter((outcome) => typeof outcome !== 'number')
    expect(refused.length).toBeGreaterThan(1)
    for (const { path, ...error } of refused) expect(error).toEqual(FULL)
    expect(await stored()).toHaveLength(outcomes.length - refused.length)
  })

  it('saves again once a full disk has free space', async () => {
    await leave(10_000)
    expect(await save(2000)).toBe(2000)
  })

  it('reports the cause to all writes of a commit that SQLite rolled back itself', async () => {
    const { store } = app.services
    // A full disk rolls back like this, at any moment.
    const ending = sql`insert or rollback into counter (key, n, until) values ('a', 1, 0), ('a', 1, 0)`
    const row = { key: 'b', n: 1, until: 0 }
    const writes = await Promise.allSettled([
      store.write((trx) => trx.insertInto('counter').values(row).execute()),
      store.write((trx) => ending.execute(trx)),
    ])
    for (const outcome of writes) {
      expect(outcome).toMatchObject({ reason: { message: expect.stringMatching(/^UNIQUE/) } })
    }
    expect(await store.read.selectFrom('counter').select('key').execute()).toEqual([])
  })
})
