import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SQLITE_FILE } from '#db/store.ts'
import { aRepository } from '#testing/site-folder.ts'
import { spawnServer } from '#testing/spawned-server.ts'

const PASSWORD = 'marmalade on toast'
const LOGIN = `mutation { login(email: "admin@juniper.example", password: "${PASSWORD}") { token } }`
const GET = '{ memberImportGet { state passed results { create } } }'
const ROWS = 800

let repository: Awaited<ReturnType<typeof aRepository>>

beforeAll(async () => {
  repository = await aRepository()
})
afterAll(() => repository.drop())

it('goes on at the first row that was not done when its server is killed half way', async () => {
  const settings = {
    ...{ PORT: '0', DATA_DIR: 'killed', DEMO_PASSWORD: PASSWORD, LOG_LEVEL: 'silent' },
  }
  let server = await spawnServer(repository.root, settings)
  const { token } = (await server.call(LOGIN)).data.login
  const look = async () => (await server.call(GET, {}, token)).data.memberImportGet
  const until = async (is: (seen: { state: string; passed: number }) => boolean) => {
    for (;;) {
      const seen = await look()
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
  const start = 'mutation($_id: ID!) { memberImportStart(_id: $_id, look: 1) }'
  expect((await server.call(start, { _id }, token)).errors).toEqual([])
  await until(({ passed }) => passed > ROWS / 10)
  await server.end('SIGKILL')

  const file = join(repository.root, 'killed', SQLITE_FILE)
  const stored = new DatabaseSync(file)
  const count = (table: string, where: string) =>
    Number(stored.prepare(`select count(*) as n from "${table}" where ${where}`).get()?.n)
  const half = stored.prepare('select passed, results from memberImport').get()
  const invited = count('invitation', `"email" like '%@new.example'`)
  // No half rows: what is noted as done is what was done, its mail and its trace with it.
  expect(invited).toBe(half?.passed)
  expect(invited).toBeLessThan(ROWS)
  expect(JSON.parse(String(half?.results)).create).toBe(invited)
  expect(count('outbox', `"recipient" like '%@new.example'`)).toBe(invited)
  expect(count('memberImportRow', `"name" = 'Bo 0'`)).toBe(1)

  server = await spawnServer(repository.root, settings)
  expect(await until(({ state }) => state === 'done')).toMatchObject({
    ...{ passed: ROWS, results: { create: ROWS } },
  })
  expect(count('invitation', `"email" like '%@new.example'`)).toBe(ROWS)
  expect(count('outbox', `"recipient" like '%@new.example'`)).toBe(ROWS)
  stored.close()
  await server.end()
}, 120_000)
