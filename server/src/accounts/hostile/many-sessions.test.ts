import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '#accounts/accounts.rules.ts'
import { DATABASES } from '#testing/databases.ts'
import { anAppHolder, aSignedIn, pendingToken } from '#testing/second-factors.ts'
import { holderOf, signIn } from '#testing/sign-in.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

describe.each(DATABASES)('somebody who signs in without end on %s', (database) => {
  let app: TestApp

  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  afterAll(() => app.drop())

  const sessionsOf = (user: string) =>
    app.services.store.read.selectFrom('session').select('_id').where('user', '=', user).execute()

  it('has fifty sessions: the one more ends that which was used longest ago', async () => {
    const person = await aSignedIn(app)
    const tokens: string[] = []
    for (let at = 0; at < LIMITS.sessions; at += 1) {
      app.clock.move(1000)
      tokens.push((await signIn(app, { email: person.email })).data.login.token)
    }
    expect(await sessionsOf(person._id)).toHaveLength(LIMITS.sessions)
    expect(await holderOf(app, person.token)).toBe('nobody')
    for (const token of tokens) expect(await holderOf(app, token)).toBe(person._id)
  })

  it('ends no live session by sign-ins that wait for the second factor', async () => {
    const person = await anAppHolder(app)
    for (let at = 0; at < LIMITS.sessions + 3; at += 1) {
      app.clock.move(1000)
      await pendingToken(app, person)
    }
    expect(await sessionsOf(person._id)).toHaveLength(LIMITS.sessions + 1)
    expect(await holderOf(app, person.token)).toBe(person._id)
  })
})
