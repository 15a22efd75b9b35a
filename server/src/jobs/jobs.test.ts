import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '#db/store.ts'
import { DATABASES, openMigratedStore, type TestStore } from '#testing/databases.ts'
import { until } from '#testing/mail-server.ts'
import { testClock } from '#testing/test-app.ts'
import { DONE, JobError, type JobHandler } from './handler.ts'
import { type Jobs, jobCounts, makeJobs, purge } from './jobs.ts'
import { nextTime } from './schedule.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const LEASE = 5 * MINUTE
const QUIET = { pollMs: 10 * MINUTE, closeMs: 8_000 }

describe.each(DATABASES)('jobs on %s', (database) => {
  const clock = testClock()
  const running: Jobs[] = []
  let test: TestStore
  let ran: string[]
  let lines: { level: string; reason: string; err?: unknown }[]
  /** The work of a job */
  let act: (key: string, signal: AbortSignal) => Promise<unknown>

  beforeAll(async () => {
    test = await openMigratedStore(database)
  })
  beforeEach(async () => {
    ran = []
    lines = []
    act = async () => undefined
    await test.store.write((trx) => trx.deleteFrom('job').execute())
  })
  afterEach(async () => {
    for (const jobs of running.splice(0)) await jobs.close()
  })
  afterAll(async () => {
    await test.store.close()
    await test.drop()
  })

  const handler = (more: Partial<JobHandler> = {}): JobHandler => ({
    run: async (key, signal) => {
      ran.push(key)
      await act(key, signal)
      return DONE
    },
    ...{ together: 2, leaseMs: LEASE, waits: [10_000, MINUTE], givesUp: true },
    ...more,
  })
  /** The jobs of one process; `handlers` by their kinds */
  const aProcess = (
    handlers: Record<string, JobHandler> = { work: handler() },
    { store = test.store, pace = QUIET } = {},
  ) => {
    const note = (level: string) => (facts: object) => lines.push({ level, reason: '', ...facts })
    const jobs = makeJobs({ store, clock, log: { warn: note('warn'), error: note('error') } }, pace)
    jobs.handle(handlers)
    running.push(jobs)
    return jobs
  }
  const add = (jobs: Jobs, ...keys: string[]) =>
    test.store.write((trx) => jobs.enqueue(trx, ...keys.map((key) => ({ kind: 'work', key }))))
  const rows = () => test.store.read.selectFrom('job').selectAll().execute()
  /** A gate that stays closed until `release`. */
  const blocked = () => {
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    return { gate, release }
  }
  const failing = async () => {
    throw new JobError('BUSY')
  }

  it('runs due jobs once, oldest first, and deletes them', async () => {
    const jobs = aProcess({ work: handler({ together: 1 }) })
    await test.store.write((trx) =>
      jobs.enqueue(
        trx,
        { kind: 'work', key: 'later', runAt: clock.now() + MINUTE },
        { kind: 'work', key: 'second', runAt: clock.now() },
        { kind: 'work', key: 'first', runAt: clock.now() - 1 },
        { kind: 'unknown', key: 'waits' },
      ),
    )
    await jobs.runDue()
    expect(ran).toEqual(['first', 'second'])
    clock.move(MINUTE)
    await jobs.runDue()
    await jobs.runDue()
    expect(ran).toEqual(['first', 'second', 'later'])
    expect((await rows()).map(({ key }) => key)).toEqual(['waits'])
  })

  it('stores no job of a transaction that fails', async () => {
    const jobs = aProcess()
    const caused = test.store.write(async (trx) => {
      await jobs.enqueue(trx, { kind: 'work', key: 'a' })
      throw new Error('not stored')
    })
    await expect(caused).rejects.toThrow('not stored')
    expect(await rows()).toEqual([])
  })

  it('does not claim a running job again in the same process, also after its lease', async () => {
    const { gate, release } = blocked()
    act = () => gate
    const jobs = aProcess()
    await add(jobs, 'a')
    const left = jobs.runDue()
    await until(() => ran.length === 1)
    clock.move(2 * LEASE)
    void jobs.runDue()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(ran).toEqual(['a'])
    release()
    await left
    await jobs.runDue()
    expect(ran).toEqual(['a'])
    expect(await rows()).toEqual([])
  })

  it('claims a job of a killed process only after its lease', async () => {
    const { gate, release } = blocked()
    act = () => gate
    const killed = aProcess()
    await add(killed, 'a')
    const left = killed.runDue()
    await until(() => ran.length === 1)
    const next = aProcess()
    await next.runDue()
    clock.move(LEASE - 1)
    await next.runDue()
    expect(ran).toEqual(['a'])
    clock.move(1)
    act = failing
    await next.runDue()
    expect(ran).toEqual(['a', 'a'])
    const claimed = await rows()
    act = () => gate
    release()
    await left
    // The slow process does not overwrite the record of the other.
    expect(await rows()).toEqual(claimed)
    expect(claimed).toMatchObject([{ attempts: 2, lastError: 'BUSY', leasedUntil: null }])
  })

  it('retries a failing job later each time, reports each failure, and finally gives up', async () => {
    const noted: [string, string, boolean][] = []
    const failed: JobHandler['failed'] = async (_trx, key, { reason }, isOver) =>
      noted.push([key, reason, isOver])
    const jobs = aProcess({ work: handler({ failed }) })
    act = failing
    await add(jobs, 'a')
    for (const wait of [10_000, MINUTE]) {
      await jobs.runDue()
      const runAt = Number((await rows())[0]?.runAt) - clock.now()
      expect(runAt).toBeGreaterThanOrEqual(wait)
      expect(runAt).toBeLessThanOrEqual(1.1 * wait)
      clock.move(runAt - 1)
      await jobs.runDue()
      clock.move(1)
    }
    await jobs.runDue()
    expect(ran).toHaveLength(3)
    expect(noted).toEqual([false, false, true].map((isOver) => ['a', 'BUSY', isOver]))
    expect(lines.map(({ level }) => level)).toEqual(['warn', 'warn', 'error'])
    expect(await jobCounts(test.store.read, 'work')).toEqual({ waiting: 0, failed: 1 })
    clock.move(DAY)
    await jobs.runDue()
    expect(ran).toHaveLength(3)
    await purge(test.store, clock.now() + 28 * DAY)
    expect(await rows()).toHaveLength(1)
    await purge(test.store, clock.now() + 30 * DAY)
    expect(await rows()).toEqual([])
  })

  it('gives up a job after a permanent error, or if the next attempt would be too late', async () => {
    const jobs = aProcess()
    act = async (key) => {
      if (key === 'hopeless') throw new JobError('GONE', { permanent: true })
      throw new JobError('BUSY', { until: clock.now() + (key === 'late' ? 10_000 : 11_001) })
    }
    await add(jobs, 'hopeless', 'late', 'in time')
    await jobs.runDue()
    const over = (await rows()).filter(({ failedDate }) => failedDate !== null)
    expect(over.map(({ key }) => key).sort()).toEqual(['hopeless', 'late'])
  })

  it('gives up a job that kills its process each time, but retries a lasting kind forever', async () => {
    const jobs = aProcess({ work: handler(), lasting: handler({ givesUp: false }) })
    await add(jobs, 'a')
    await test.store.write((trx) =>
      trx.updateTable('job').set({ attempts: 3, leasedUntil: clock.now() }).execute(),
    )
    await jobs.runDue()
    expect(ran).toEqual([])
    expect(await rows()).toMatchObject([{ lastError: 'KILLED' }])
    act = failing
    await test.store.write((trx) => jobs.enqueue(trx, { kind: 'lasting', key: 'b' }))
    for (let time = 0; time < 9; time += 1) {
      await jobs.runDue()
      clock.move(2 * MINUTE)
    }
    expect(ran).toHaveLength(9)
  })

  it('logs unexpected errors of jobs, and only the code of expected errors', async () => {
    const jobs = aProcess()
    act = async (key) => {
      if (key === 'odd') throw new TypeError('x is undefined')
      throw new JobError('BUSY', { said: 'ada@a.example is busy' })
    }
    await add(jobs, 'odd', 'known')
    await jobs.runDue()
    expect(JSON.stringify(lines)).not.toContain('ada@')
    expect(lines.find(({ reason }) => reason === 'UNEXPECTED')?.err).toBeInstanceOf(TypeError)
    expect((await rows()).map(({ lastError }) => lastError).sort()).toEqual(['BUSY', 'UNEXPECTED'])
  })

  it('runs a job once more if it was enqueued while it ran, also if it failed', async () => {
    for (const end of [async () => undefined, failing]) {
      const { gate, release } = blocked()
      act = async () => {
        act = async () => undefined
        await gate
        await end()
      }
      const jobs = aProcess()
      await add(jobs, 'a')
      const run = jobs.runDue()
      await until(() => ran.length === 1)
      await add(jobs, 'a')
      release()
      await run
      await jobs.runDue()
      expect(ran).toEqual(['a', 'a'])
      expect(await rows()).toEqual([])
      ran = []
    }
  })

  it('writes the result of a job in the transaction that ends it, and continues unfinished jobs', async () => {
    let parts = 0
    const write: NonNullable<Awaited<ReturnType<JobHandler['run']>>['write']> = (trx) =>
      trx
        .insertInto('counter')
        .values({ key: `part ${parts}`, n: 1, until: 0 })
        .execute()
    const run = async () => {
      parts += 1
      return parts < 3 ? { write, again: clock.now() } : { write }
    }
    const jobs = aProcess({ work: handler({ run }) })
    await add(jobs, 'a')
    await jobs.runDue()
    const stored = await test.store.read.selectFrom('counter').select('key').execute()
    expect(stored).toHaveLength(3)
    expect(await rows()).toEqual([])
  })

  it('runs jobs while another kind is busy, and can pause a kind after an error', async () => {
    const { gate, release } = blocked()
    const slow = handler({ run: async () => gate.then(() => DONE) })
    const jobs = aProcess({ slow, work: handler({ together: 1 }) })
    await test.store.write((trx) =>
      jobs.enqueue(trx, ...['a', 'b', 'c'].map((key) => ({ kind: 'slow', key }))),
    )
    act = async () => {
      throw new JobError('TOO FAST', { pauseMs: 4 * MINUTE })
    }
    await add(jobs, 'x', 'y')
    const all = jobs.runDue()
    await until(() => lines.length === 1)
    release()
    await all
    expect(ran).toEqual(['x'])
    act = async () => undefined
    clock.move(4 * MINUTE - 1)
    await jobs.runDue()
    expect(ran).toEqual(['x'])
    clock.move(1)
    await jobs.runDue()
    expect([...ran].sort()).toEqual(['x', 'x', 'y'])
  })

  it('finds jobs after the start, at once or by polling', async () => {
    const jobs = aProcess()
    await add(jobs, 'a')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(ran).toEqual([])
    jobs.start()
    await until(() => ran.length === 1)
    await add(jobs, 'b')
    await until(() => ran.length === 2)
    await jobs.close()
    aProcess(undefined, { pace: { ...QUIET, pollMs: 20 } }).start()
    await add(jobs, 'c')
    await until(() => ran.length === 3)
  })

  it('waits for running jobs at the close, and aborts them after a time limit', async () => {
    const { gate, release } = blocked()
    act = () => gate
    const jobs = aProcess()
    await add(jobs, 'a', 'b', 'c')
    void jobs.runDue()
    await until(() => ran.length === 2)
    let closed = false
    const closing = jobs.close().then(() => {
      closed = true
    })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(closed).toBe(false)
    release()
    await closing
    await jobs.runDue()
    expect((await rows()).map(({ key, attempts }) => [key, attempts])).toEqual([['c', 0]])

    act = (_key, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new JobError('ABORTED')))
      })
    const impatient = aProcess(undefined, { pace: { ...QUIET, closeMs: 100 } })
    void impatient.runDue()
    await until(() => ran.length === 3)
    await impatient.close()
    expect(await rows()).toMatchObject([{ lastError: 'ABORTED', leasedUntil: null }])
  })

  it('stores the schedule at the next poll if the store failed at the start', async () => {
    let fails = true
    const write: Store['write'] = (work) =>
      fails ? Promise.reject(new Error('busy')) : test.store.write(work)
    const nightly = handler({ schedule: { hour: 3, minute: 10 }, givesUp: false })
    const store = { ...test.store, write }
    aProcess({ nightly }, { store, pace: { ...QUIET, pollMs: 20 } }).start()
    await until(() => lines.some(({ level }) => level === 'error'))
    fails = false
    await until(async () => (await rows()).length === 1)
  })

  it('runs a scheduled job once for all processes at its time, also after a failure', async () => {
    clock.set(Date.parse('2026-11-21T09:00:00Z'))
    const nightly = handler({ schedule: { hour: 3, minute: 10 }, givesUp: false })
    const others = [aProcess({ nightly }), aProcess({ nightly })]
    for (const jobs of others) jobs.start()
    await until(async () => (await rows()).length === 1)
    const due = async () => new Date(Number((await rows())[0]?.runAt)).toISOString()
    expect(await due()).toBe('2026-11-22T03:10:00.000Z')
    clock.set(Date.parse('2026-11-22T07:00:00Z'))
    act = failing
    await Promise.all(others.map((jobs) => jobs.runDue()))
    act = async () => undefined
    clock.move(MINUTE)
    await Promise.all(others.map((jobs) => jobs.runDue()))
    expect(ran).toEqual(['nightly', 'nightly'])
    expect(await due()).toBe('2026-11-23T03:10:00.000Z')
    await test.store.write((trx) =>
      trx
        .updateTable('job')
        .set({ runAt: Date.parse('2027-11-21T03:10:00Z') })
        .execute(),
    )
    aProcess({ nightly }).start()
    await until(async () => (await due()) === '2026-11-23T03:10:00.000Z')
  })

  it('runs a scheduled job on time after the clock was a day ahead and came back', async () => {
    aProcess(
      { often: handler({ schedule: { seconds: 30 } }) },
      { pace: { ...QUIET, pollMs: 20 } },
    ).start()
    const runAt = async () => Number((await rows())[0]?.runAt)
    await until(async () => (await runAt()) > clock.now())
    clock.move(DAY)
    await until(async () => (await runAt()) > clock.now())
    clock.move(-DAY)
    await until(async () => (await runAt()) < clock.now() + MINUTE)
    clock.move(MINUTE)
    await until(() => ran.length === 2)
  })
})

describe('a schedule', () => {
  it.each([
    [{ hour: 3, minute: 10 }, '03:09:59', '21T03:10'],
    [{ hour: 3, minute: 10 }, '03:10:00', '22T03:10'],
    [{ hour: 0, minute: 0 }, '23:59:00', '22T00:00'],
    [{ minute: 30 }, '10:29:00', '21T10:30'],
    [{ minute: 30 }, '10:30:00', '21T11:30'],
    [{ seconds: 30 }, '10:29:30', '21T10:30'],
    [{ seconds: 30 }, '23:59:59', '22T00:00'],
  ])('a job with the schedule %j runs after %s next at %s', (schedule, now, next) => {
    const time = nextTime(schedule, Date.parse(`2026-11-21T${now}Z`))
    expect(new Date(time).toISOString()).toBe(`2026-11-${next}:00.000Z`)
  })
})
