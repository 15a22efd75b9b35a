import { describe, expect, it } from 'vitest'
import { LIMITS } from '#accounts/core/accounts.rules.ts'
import { testApp } from '#testing/app.ts'
import { rowsOf } from '#testing/rows.ts'
import { anAppHolder, aSignedIn, pendingToken } from '#testing/second-factors.ts'
import { holderOf, signIn } from '#testing/sign-in.ts'

describe('the limit of sessions per person', () => {
  const app = testApp()

  const sessionsOf = (user: string) => rowsOf(app, 'session', { user }, '_id')

  it('the fifty-first session ends the session that was used longest ago', async () => {
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

  it('sign-ins that wait for the second factor end no active session', async () => {
    const person = await anAppHolder(app)
    for (let at = 0; at < LIMITS.sessions + 3; at += 1) {
      app.clock.move(1000)
      await pendingToken(app, person)
    }
    expect(await sessionsOf(person._id)).toHaveLength(LIMITS.sessions + 1)
    expect(await holderOf(app, person.token)).toBe(person._id)
  })
})
