import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { erase } from '#testing/erasing.ts'
import { aCompany, aPerson } from '#testing/factories.ts'
import { importsOf } from '#testing/imports.ts'
import { aSession } from '#testing/policy-world.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const ROWS = 80
const CELLS = 49
/** Of letters outside of ASCII each address costs the most. */
const FULL = Array.from({ length: CELLS }, () => 'é@é.ee '.repeat(42)).join()

const processorMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The longest time for which work kept the processor, in ms. */
async function longestOf(work: () => Promise<unknown>): Promise<number> {
  let [longest, last] = [0, processorMs()]
  const look = () => {
    longest = Math.max(longest, processorMs() - last)
    last = processorMs()
  }
  const watch = setInterval(look, 1)
  await work()
  look()
  clearInterval(watch)
  return longest
}

describe.each(DATABASES)('a file that is full of addresses, on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  afterAll(() => app.drop())

  it('lets others be served while somebody in each of its rows has a copy, and is erased', async () => {
    const admin = await aPerson(app, { company: await aCompany(app), isCompanyAdmin: true })
    const ada = await aPerson(app, { email: `${randomUUID()}@x.example` })
    const header = `Wer${Array.from({ length: CELLS }, (_, at) => `,c${at}`).join('')}`
    const line = `z@z.example ${ada.email},${FULL}`
    const file = `${header}\n${Array.from({ length: ROWS }, () => line).join('\n')}`
    const reply = await importsOf(app, admin).send(file)
    expect(reply.statusCode).toBe(200)
    const headers = { authorization: `Bearer ${await aSession(app, ada._id)}` }
    const copied = await longestOf(() =>
      app.http.inject({ method: 'POST', url: '/export', headers }),
    )
    const erased = await longestOf(() => erase(app, ada))
    const rows = await app.services.store.read
      .selectFrom('memberImportRow')
      .select('cells')
      .where('import', '=', reply.json()._id)
      .execute()
    expect(rows).toHaveLength(ROWS)
    expect(JSON.stringify(rows)).not.toContain(ada.email)
    // Half a second and more each, where it was one turn.
    expect([copied < 250, erased < 250, copied, erased]).toEqual([true, true, copied, erased])
  })
})
