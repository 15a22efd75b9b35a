import { describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { codesTo, link, linkOutcome } from '#testing/links.ts'
import { aSignedIn, outcome, pendingToken, setUpPhone } from '#testing/second-factors.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('a stranger cannot lock a person out', () => {
  const app = testApp('sqlite', { SMS_PER_PREFIX: '20', SMS_PER_DAY: '40' })

  it('the last mailed reset link works although a stranger asks for more (promise 6)', async () => {
    const { email } = await aSignedIn(app)
    const sent: number[] = []
    for (let minute = 0; minute < 240; minute += 5) {
      // The stranger asks first each time, and more than once.
      for (let at = 0; at < 3; at += 1) await link(app, 'getResetPasswordLink', { email })
      await link(app, 'getResetPasswordLink', { email })
      const codes = await codesTo(app, email, 'resetLink')
      const code = codes.at(-1) as string
      expect(await linkOutcome(app, 'verifyResetPasswordCode', { code })).toBe('done')
      while (sent.length < codes.length) sent.push(app.clock.now())
      app.clock.move(5 * MINUTE)
    }
    for (const start of sent) {
      const within = sent.filter((at) => at >= start && at < start + HOUR)
      expect(within.length).toBeLessThanOrEqual(6)
    }
  })

  it('set-ups by others with a person’s number don’t block SMS sign-in (promise 9)', async () => {
    const phone = '+12025550123'
    const person = await setUpPhone(app, await aSignedIn(app), phone)
    for (let at = 0; at < 12; at += 1) {
      await outcome(app, 'setupSMSOTP', (await aSignedIn(app)).token, { phone })
    }
    const late = (await aSignedIn(app)).token
    expect(await outcome(app, 'setupSMSOTP', late, { phone })).toBe('TOO_MANY_REQUESTS')
    app.clock.move(MINUTE)
    const waiting = await pendingToken(app, person)
    expect(await outcome(app, 'requestSMSOTP', waiting)).toBe('done')
  })

  it('set-ups leave enough texts for sign-ins in each range of numbers and in total', async () => {
    const person = await setUpPhone(app, await aSignedIn(app), '+4915112345678')
    const set = async (phone: string) =>
      outcome(app, 'setupSMSOTP', (await aSignedIn(app)).token, { phone })
    for (let at = 0; at < 25; at += 1) await set(`+49151123456${at + 10}`)
    for (let at = 0; at < 25; at += 1) await set(`+3519123456${at + 10}`)
    expect(await set('+33612345678')).toBe('TOO_MANY_REQUESTS')
    app.clock.move(MINUTE)
    const waiting = await pendingToken(app, person)
    expect(await outcome(app, 'requestSMSOTP', waiting)).toBe('done')
  })
})
