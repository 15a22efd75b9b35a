import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES, openTestStore, type TestStore } from '#testing/databases.ts'
import { addressOf } from '#testing/outbox.ts'
import { aRepository } from '#testing/site-folder.ts'
import { type SpawnedServer, spawnServer } from '#testing/spawned-server.ts'

const PASSWORD = 'marmalade on toast'
const LOGIN = `mutation { login(email: "admin@juniper.example", password: "${PASSWORD}") { token } }`
const GET = '{ memberImportGet { state passed results { create } } }'
const START = 'mutation($_id: ID!) { memberImportStart(_id: $_id, previewId: 1) }'
const ROWS = 200

/** The stored progress and the applied rows, read in one statement. */
const STORED = sql<{
  passed: number
  results: string
  invited: number
  mailed: number
  bo: number
}>`
  select "passed", "results",
    (select count(*) from "invitation" where "email" like '%@new.example') as "invited",
    (select count(*) from "outbox" where "recipient" like '%@new.example') as "mailed",
    (select count(*) from "memberImportRow" where "name" = 'Bo 0') as "bo"
  from "memberImport"`

describe.each(DATABASES)('an import whose server is killed, on %s', (database) => {
  let repository: Awaited<ReturnType<typeof aRepository>>
  let test: TestStore
  const servers: SpawnedServer[] = []

  beforeAll(async () => {
    repository = await aRepository()
    test = await openTestStore(database)
  })
  afterAll(async () => {
    for (const server of servers) await server.end('SIGKILL')
    await test.store.close()
    await test.drop()
    await repository.drop()
  })

  async function start(): Promise<SpawnedServer> {
    const DATABASE_URL = database === 'postgres' ? await addressOf(test.store) : ''
    const place = { PORT: '0', DATA_DIR: test.folder, DATABASE_URL }
    const settings = { ...place, DEMO_PASSWORD: PASSWORD, LOG_LEVEL: 'silent' }
    const server = await spawnServer(repository.root, settings)
    servers.push(server)
    return server
  }
  const stored = async () => {
    const [row] = (await STORED.execute(test.store.read)).rows
    const { passed, invited, mailed, bo, results } = row as NonNullable<typeof row>
    const { create } = JSON.parse(results) as { create: number }
    return { passed, create, invited: Number(invited), mailed: Number(mailed), bo: Number(bo) }
  }

  it('continues an import at the first unapplied row after its server is killed', async () => {
    let server = await start()
    const { token } = (await server.call(LOGIN)).data.login
    const until = async (is: (seen: { state: string; passed: number }) => boolean) => {
      for (;;) {
        const seen = (await server.call(GET, {}, token)).data.memberImportGet
        if (is(seen)) return seen
        await sleep(20)
      }
    }
    const lines = Array.from({ length: ROWS }, (_, at) => `person${at}@new.example,Bo ${at}`)
    const reply = await fetch(`${server.url}/import/members`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
      body: `email,first name\n${lines.join('\n')}`,
    })
    const { _id } = (await reply.json()) as { _id: string }
    await until(({ state }) => state === 'ready')
    expect((await server.call(START, { _id }, token)).errors).toEqual([])
    await until(({ passed }) => passed > ROWS / 10)
    await server.end('SIGKILL')

    // No row is applied in part: the stored progress equals the invitations and mails.
    const half = await stored()
    const { passed } = half
    expect(half).toEqual({ passed, create: passed, invited: passed, mailed: passed, bo: 1 })
    expect(passed).toBeLessThan(ROWS)

    // Ends the lease of the killed server; `jobs.test.ts` covers leases.
    const { store } = test
    await store.write((trx) => trx.updateTable('job').set({ leasedUntil: 0 }).execute())
    server = await start()
    expect(await until(({ state }) => state === 'done')).toMatchObject({
      ...{ passed: ROWS, results: { create: ROWS } },
    })
    const all = { passed: ROWS, create: ROWS, invited: ROWS, mailed: ROWS, bo: 1 }
    expect(await stored()).toEqual(all)
    await server.end()
  }, 120_000)
})
