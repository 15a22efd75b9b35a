import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { lockCompany } from '#db/locks.ts'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { rowOf, setRows } from '#testing/rows.ts'

const MOVE =
  'mutation($_id: ID!, $from: ID!, $to: ID!) { memberMove(_id: $_id, from: $from, to: $to) }'
const LEAVE = 'mutation { memberLeave }'
const CLOSE = 'mutation($_id: ID!) { userDelete(_id: $_id) { _id } }'
const USER = 'mutation($obj: UserUpdateInput!) { userUpdate(obj: $obj) { _id } }'

describe.each(DATABASES)('leaving and being moved on %s', (database) => {
  const app = testApp(database)
  let operator: Actor
  let from: string
  let to: string

  beforeEach(async () => {
    operator = await aPerson(app, { isAppAdmin: true })
    from = await aCompany(app, 'heron.example')
    to = await aCompany(app)
  })

  const move = (who: Actor) => app.code(MOVE, { _id: who._id, from, to }, operator.token)
  const record = (who: Actor) =>
    rowOf(
      app,
      'user',
      { _id: who._id },
      'company',
      'isCompanyAdmin',
      'deactivatedDate',
      'deletionDate',
    )
  /** On PostgreSQL, waits until another transaction waits for a lock. */
  const someoneWaits = async () => {
    if (database === 'sqlite') return
    const waiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    while ((await waiting.execute(app.services.store.read)).rows.length === 0) await sleep(5)
  }
  const set = (who: Actor, values: object) => setRows(app, 'user', { _id: who._id }, values)

  it('lets members leave and move from a company without an admin', async () => {
    const [first, second, third] = [
      await aPerson(app, { company: from }),
      await aPerson(app, { company: from }),
      await aPerson(app, { company: from }),
    ]
    expect(await app.code(LEAVE, {}, first.token)).toBeUndefined()
    expect((await record(first)).company).toBeNull()
    expect(await move(second)).toBeUndefined()
    expect((await record(second)).company).toBe(to)
    expect((await record(third)).company).toBe(from)
  })

  it('refuses to let the only admin of other members leave or be moved', async () => {
    const boss = await aPerson(app, { company: from, isCompanyAdmin: true })
    await aPerson(app, { company: from })
    expect(await move(boss)).toBe('CONFLICT')
    expect(await app.code(LEAVE, {}, boss.token)).toBe('CONFLICT')
    expect((await record(boss)).company).toBe(from)
  })

  it('refuses to move a closed account', async () => {
    await aPerson(app, { company: from, isCompanyAdmin: true })
    const closed = await aPerson(app, { company: from })
    const values = { deletionDate: app.clock.now() + 1e9, deactivatedDate: app.clock.now() }
    await set(closed, values)
    expect(await move(closed)).toBe('NOT_FOUND')
    expect(await record(closed)).toEqual({ ...values, company: from, isCompanyAdmin: 0 })
  })

  it.each([
    ['leaves', LEAVE],
    ['closes the account', CLOSE],
  ])('moves an admin who %s at the same moment without deadlock', async (_name, own) => {
    for (let round = 0; round < 6; round += 1) {
      from = await aCompany(app, 'heron.example')
      await aPerson(app, { company: from, isCompanyAdmin: true })
      const boss = await aPerson(app, { company: from, isCompanyAdmin: true })
      const variables = own === CLOSE ? { _id: boss._id } : {}
      const codes = await Promise.all([
        move(boss),
        sleep(round % 4).then(() => app.code(own, variables, boss.token)),
      ])
      expect(codes).not.toContain('TRY_AGAIN')
      expect(codes).toContain(undefined)
    }
  })

  it('refuses an admin right for a person moved to another company meanwhile', async () => {
    const person = await aPerson(app, { company: from })
    const obj = { _id: person._id, isCompanyAdmin: true }
    const made = await app.services.store.write(async (trx) => {
      await lockCompany(trx, from)
      const call = app.code(USER, { obj }, operator.token)
      await someoneWaits()
      await trx.updateTable('user').set({ company: to }).where('_id', '=', person._id).execute()
      return { call }
    })
    // On SQLite the change comes after the move, and applies to the new company.
    const isAfter = database === 'sqlite'
    expect(await made.call).toBe(isAfter ? undefined : 'CONFLICT')
    expect(await record(person)).toMatchObject({ company: to, isCompanyAdmin: isAfter ? 1 : 0 })
  })
})
