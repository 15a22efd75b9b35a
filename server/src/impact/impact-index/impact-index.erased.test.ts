import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { removePerson } from '#privacy/erasing/erasing.ts'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'

const TABLES = ['impactEvent', 'impactWeek', 'readReminder', 'pause', 'goal', 'checkIn']

describe.each(DATABASES)('records of a person during their erasure on %s', (database) => {
  const app = testApp(database)
  let company: string
  let reminder: string

  beforeAll(async () => {
    company = await aCompany(app)
    const admin = await aPerson(app, { company, isCompanyAdmin: true })
    const write =
      'mutation { it: reminderCreate(obj: { text: "Now", targetDate: "2026-11-21" }) { _id } }'
    reminder = (await app.call(write, {}, admin.token)).data.it._id
  })

  /** Erases without ending the session first, as for requests that have already checked it. */
  const erase = (person: Actor, delay: number) =>
    app.services.store.write(async (trx) => {
      const now = app.clock.now() + delay
      await trx
        .updateTable('user')
        .set({ deletionDate: now })
        .where('_id', '=', person._id)
        .execute()
      await removePerson(trx, person._id, now)
    })

  const left = async (person: Actor) => {
    const found: string[] = []
    for (const table of TABLES) {
      const { rows } =
        await sql`select 1 from ${sql.table(table)} where ${sql.ref('user')} = ${person._id}`.execute(
          app.services.store.read,
        )
      if (rows.length > 0) found.push(table)
    }
    return found
  }

  const aGoalOf = async (person: Actor) => {
    const create =
      'mutation { it: goalCreate(obj: { adviceTitle: "A", note: "One", isGoal: true }) { _id } }'
    return (await app.call(create, {}, person.token)).data.it._id as string
  }

  it('leaves no row of a person who saves records during their erasure', {
    timeout: 60_000,
  }, async () => {
    const counted = `mutation { recordReadReminder(reminderId: "${reminder}") { _id } }`
    const calls = (goal: string) => [
      counted,
      'mutation { recordTakeAction(type: "adviceViewed") { _id } }',
      'mutation { recordReadFeed(feedId: "181") { _id } }',
      'mutation { recordCompleteProfile { _id } }',
      'mutation { pauseCreate(obj: { fromDay: "2026-12-01", kind: "pause" }) { _id } }',
      `mutation { recordGoal(goalId: "${goal}") { _id } }`,
      `mutation { goalCheckIn(_id: "${goal}", obj: { outcome: "did" }) { _id } }`,
      `mutation { goalUpdate(obj: { _id: "${goal}", isGoal: false }) { _id } }`,
      `mutation { goalDelete(_id: "${goal}") { _id } }`,
    ]
    for (let turn = 0; turn < 8; turn += 1) {
      const person = await aPerson(app, { company })
      const goal = await aGoalOf(person)
      expect(await left(person)).toEqual(expect.arrayContaining(['goal', 'impactEvent']))
      const saves = calls(goal).map((call) => app.call(call, {}, person.token))
      const answers = await Promise.all([erase(person, 0), ...saves])
      expect(await left(person)).toEqual([])
      // A late call is refused for the missing session or record, not with an internal error.
      const codes = answers.flatMap((it) => it?.errors.map((error) => error.extensions?.code) ?? [])
      expect(codes).not.toContain('INTERNAL_SERVER_ERROR')
      expect(codes).not.toContain('TRY_AGAIN')
    }
  })
})
