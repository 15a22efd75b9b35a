import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { DATABASES, openTestStore, type TestStore } from '#testing/databases.ts'
import { acceptStep, confirmTotp, ensureUnconfirmed, findTotp } from './totp.store.ts'

describe.each(DATABASES)('time steps of an app on %s', (database) => {
  let opened: TestStore
  const write: TestStore['store']['write'] = (work) => opened.store.write(work)
  const app = { user: 'u', sealedSecret: 's' }

  beforeAll(async () => {
    opened = await openTestStore(database)
    await migrate(opened.store)
    await write((trx) => ensureUnconfirmed(trx, 'u', 's', 1))
  })
  afterAll(async () => {
    await opened.store.close()
    await opened.drop()
  })

  const accept = (step: number) => write((trx) => acceptStep(trx, { ...app, step }))

  it('refuses a time step before the app is confirmed', async () => {
    expect(await accept(5)).toBe(false)
    expect(await write((trx) => confirmTotp(trx, { ...app, step: 10 }, 2))).toBe(true)
    expect(await write((trx) => confirmTotp(trx, { ...app, step: 11 }, 3))).toBe(false)
  })

  it('accepts only time steps after the last used one (promise 8)', async () => {
    for (const [step, taken] of [
      [9, false],
      [10, false],
      [11, true],
      [11, false],
      [10, false],
      [13, true],
      [12, false],
    ] as const) {
      expect([step, await accept(step)]).toEqual([step, taken])
    }
  })

  it('accepts a time step once in 40 simultaneous uses (promise 16)', async () => {
    const met = await Promise.all(Array.from({ length: 40 }, () => accept(20)))
    expect(met.filter((taken) => taken)).toHaveLength(1)
  })

  it('refuses a time step of another secret', async () => {
    const other = { user: 'u', sealedSecret: 'another', step: 30 }
    expect(await write((trx) => acceptStep(trx, other))).toBe(false)
    expect((await findTotp(opened.store.read, 'u'))?.lastStep).toBe(20)
  })
})
