import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openEmbeddedStore, openPostgresStore } from '#db/open-store.ts'
import type { Store } from '#db/store.ts'
import { DATABASES, openMigratedStore, type TestStore } from '#testing/databases.ts'
import { testClock } from '#testing/test-app.ts'
import { DONE, type JobHandler } from './handler.ts'
import { type Jobs, makeJobs } from './jobs.ts'

describe.each(DATABASES)('batches of jobs on %s', (database) => {
  const stores: Store[] = []
  let test: TestStore
  let ran: string[]

  beforeAll(async () => {
    test = await openMigratedStore(database)
  })
  beforeEach(() => {
    ran = []
  })
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close()
  })
  afterAll(async () => {
    await test.store.close()
    await test.drop()
  })

  /** The jobs of one process */
  const aProcess = (more: Partial<JobHandler>, store = test.store) => {
    const log = { warn: () => undefined, error: () => undefined }
    const jobs = makeJobs({ store, clock: testClock(), log })
    const run = async (key: string) => {
      ran.push(key)
      return DONE
    }
    const work = { run, together: 2, leaseMs: 300_000, waits: [10_000], givesUp: true } as const
    jobs.handle({ work: { ...work, ...more } })
    return jobs
  }
  const anotherStore = async () => {
    const { url, folder } = test
    const store = url === undefined ? await openEmbeddedStore(folder) : openPostgresStore(url)
    stores.push(store)
    return store
  }
  const add = (jobs: Jobs, ...keys: string[]) =>
    test.store.write((trx) => jobs.enqueue(trx, ...keys.map((key) => ({ kind: 'work', key }))))
  const rows = () => test.store.read.selectFrom('job').selectAll().execute()

  it.each([1, 7])('runs each job once if several processes claim %i at a time', async (batch) => {
    const sizes: number[] = []
    const write =
      (store: Store): Store['write'] =>
      async (work) => {
        const value = await store.write(work)
        if (Array.isArray(value)) sizes.push(value.length)
        return value
      }
    const others = await Promise.all([anotherStore(), anotherStore(), anotherStore()])
    const processes = [test.store, ...others].map((store) =>
      aProcess({ batch }, { ...store, write: write(store) }),
    )
    const keys = Array.from({ length: 200 }, (_, at) => `job${at}`)
    await add(processes[0] as Jobs, ...keys)
    await Promise.all(processes.map((jobs) => jobs.runDue()))
    expect([...ran].sort()).toEqual([...keys].sort())
    expect(await rows()).toEqual([])
    expect(Math.max(...sizes)).toBe(batch)
  })

  it('records the other ends of a batch if one of them can’t be stored', async () => {
    const write = async () => {
      throw new Error('never stored')
    }
    const run = async (key: string) => {
      ran.push(key)
      return key === 'b' ? { write } : DONE
    }
    const jobs = aProcess({ run, batch: 3, together: 1, leaseMs: 300 })
    await add(jobs, 'a', 'b', 'c')
    await jobs.runDue()
    expect([...ran].sort()).toEqual(['a', 'b', 'c'])
    expect((await rows()).map(({ key }) => key)).toEqual(['b'])
  })
})
