import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmbeddedStore, SQLITE_FILE } from '#db/open-store.ts'
import { aRepository } from '#testing/site-folder.ts'
import { type SpawnedServer, spawnServer } from '#testing/spawned-server.ts'

const PASSWORD = 'marmalade on toast'
const LOGIN = `mutation { login(email: "member@juniper.example", password: "${PASSWORD}") { token } }`
const CREATE = 'mutation($obj: GoalCreateInput!) { goalCreate(obj: $obj) { _id version } }'
const UPDATE = 'mutation($obj: GoalUpdateInput!) { goalUpdate(obj: $obj) { _id version } }'

let repository: Awaited<ReturnType<typeof aRepository>>

beforeAll(async () => {
  repository = await aRepository()
})
afterAll(() => repository.drop())

/** Saves goals one after the other until the server is gone, and records the acknowledged ones. */
async function saveUntilGone(server: SpawnedServer, token: string, saved: Map<string, number>) {
  for (;;) {
    const _id = randomUUID()
    try {
      const made = await server.call(
        CREATE,
        { obj: { _id, adviceTitle: 'Ask', note: 'first' } },
        token,
      )
      if (made.data?.goalCreate === undefined) return
      saved.set(_id, 1)
      const changed = await server.call(UPDATE, { obj: { _id, note: 'second' } }, token)
      if (changed.data?.goalUpdate === undefined) return
      saved.set(_id, 2)
    } catch {
      return
    }
  }
}

it('keeps every acknowledged save when the server is killed', async () => {
  const settings = {
    PORT: '0',
    DATA_DIR: 'killed',
    DEMO_PASSWORD: PASSWORD,
    LOG_LEVEL: 'silent',
  }
  const saved = new Map<string, number>()
  let server = await spawnServer(repository.root, settings)
  const { token } = (await server.call(LOGIN)).data.login
  for (let round = 0; round < 2; round += 1) {
    const before = saved.size
    const clients = Array.from({ length: 6 }, () => saveUntilGone(server, token, saved))
    while (saved.size < before + 30) await new Promise((resolve) => setTimeout(resolve, 10))
    await server.end('SIGKILL')
    await Promise.all(clients)
    server = await spawnServer(repository.root, settings)
  }
  const { data } = await server.call('{ goalGetMany { _id version note } }', {}, token)
  const stored = new Map<string, { version: number; note: string }>(
    data.goalGetMany.map((goal: { _id: string }) => [goal._id, goal]),
  )
  // The list ends after a thousand goals, so the rest are read one by one.
  for (const [_id, version] of saved) {
    const goal =
      stored.get(_id) ??
      (await server.call(`{ goalGet(_id: "${_id}") { version } }`, {}, token)).data.goalGet
    expect(goal.version).toBeGreaterThanOrEqual(version)
  }
  await server.end()
  const database = new DatabaseSync(join(repository.root, 'killed', SQLITE_FILE))
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
  database.close()
})

it('the embedded store uses a log of writes, and its migrations wait for the disk', async () => {
  const store = await openEmbeddedStore(join(repository.root, 'pragmas'))
  const ask = async (name: string) =>
    (await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(store.writer)).rows[0]
  expect(await ask('journal_mode')).toEqual({ journal_mode: 'wal' })
  expect(await ask('synchronous')).toEqual({ synchronous: 2 })
  await store.close()
})
