import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SQLITE_FILE } from '#db/open-store.ts'
import { testApp } from '#testing/app.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { lockFile } from '#testing/second-process.ts'

const READ = '_id version note'
const CREATE = `mutation($obj: GoalCreateInput!) { goal: goalCreate(obj: $obj) { ${READ} } }`
const UPDATE = `mutation($obj: GoalUpdateInput!) { goal: goalUpdate(obj: $obj) { ${READ} } }`
const LIST = `{ goals: goalGetMany { ${READ} } }`

describe('the embedded store, locked by another process', () => {
  const app = testApp()
  let owner: Actor
  let goal: { _id: string; version: number; note: string }
  let lock: Awaited<ReturnType<typeof lockFile>>

  beforeEach(async () => {
    owner = await aPerson(app)
    goal = (await app.call(CREATE, { obj: { adviceTitle: 'Ask', note: 'first' } }, owner.token))
      .data.goal
    lock = await lockFile(join(app.services.config.dataDir, SQLITE_FILE))
  })
  afterEach(() => lock.release())

  const save = (note: string) => app.call(UPDATE, { obj: { _id: goal._id, note } }, owner.token)
  const read = async () => (await app.call(LIST, {}, owner.token)).data.goals

  it('answers reads while a write waits for a lock, also with an old lastSeen', async () => {
    let isOver = false
    const waiting = save('second').finally(() => {
      isOver = true
    })
    // The server updates lastSeen of an older session, which it can't do now.
    app.clock.move(5 * 60_000)
    for (let time = 0; time < 10; time += 1) expect(await read()).toEqual([goal])
    // If the reads had waited for the lock, the write would have failed by now.
    expect(isOver).toBe(false)
    await lock.release()
    expect((await waiting).data.goal).toMatchObject({ note: 'second' })
  })

  it('saves waiting writes once another process releases its lock', async () => {
    const waiting = [save('second'), save('third')]
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(await read()).toEqual([goal])
    await lock.release()
    const answers = await Promise.all(waiting)
    expect(answers.flatMap((answer) => answer.errors)).toEqual([])
    expect(await read()).toEqual([{ ...goal, note: 'third', version: 3 }])
  })

  it('answers TRY_AGAIN to writes that waited too long for a lock, and saves none of them', async () => {
    for (const { data, errors } of await Promise.all(['a', 'b', 'c'].map(save))) {
      expect(data).toBeNull()
      expect(errors[0]?.extensions).toMatchObject({ code: 'TRY_AGAIN', status: 503, retryAfter: 2 })
      expect(errors[0]?.message).toContain('saved nothing')
    }
    await lock.release()
    expect(await read()).toEqual([goal])
    expect((await save('after')).data.goal).toMatchObject({ note: 'after', version: 2 })
  })
})
