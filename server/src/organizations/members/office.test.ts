import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { codeTo, link, NEW_PASSWORD } from '#testing/links.ts'
import { signIn } from '#testing/sign-in.ts'

const LINK = 'mutation { link: invitationLinkCreate(days: 90, uses: 40) { code } }'

describe('an office behind one network address', () => {
  const app = testApp()
  const from = '198.51.100.9'
  let admin: Actor
  beforeAll(async () => {
    admin = await aPerson(app, { company: await aCompany(app), isCompanyAdmin: true })
  })

  const signUp = (email: string, more: object = {}) => {
    const obj = { email, password: NEW_PASSWORD, firstName: 'Ada', lastName: 'Byron', ...more }
    return link(app, 'userCreate', { obj }, { from })
  }

  it('lets forty people of one network address join in ten minutes, after failed sign-ups', async () => {
    const { code: invitation } = (await app.call(LINK, {}, admin.token)).data.link
    for (let at = 0; at < 20; at += 1) {
      await signUp(`stranger${at}@b.example`, { referralCode: `mistyped ${at}` })
    }
    expect((await signUp('stranger@b.example')).errors[0]?.extensions.code).toBe(
      'TOO_MANY_REQUESTS',
    )
    for (let at = 0; at < 40; at += 1) {
      const email = `member${at}@a.example`
      expect((await signUp(email, { invitation })).errors, email).toEqual([])
      const code = await codeTo(app, email, 'verifyAddress')
      expect((await link(app, 'verifyEmail', { code }, { from })).data.verifyEmail).toBe(true)
      const { data } = await signIn(app, { email, password: NEW_PASSWORD, from })
      expect(data.login.state).toBe('active')
      app.clock.move(15_000)
    }
    const counts = await app.call('{ memberCounts { all } }', {}, admin.token)
    expect(counts.data.memberCounts.all).toBe(41)
  })

  it('sends reset links to forty people of one network address in an hour', async () => {
    for (let at = 0; at < 40; at += 1) {
      const email = `member${at}@a.example`
      const { errors } = await link(app, 'getResetPasswordLink', { email }, { from })
      expect(errors, email).toEqual([])
    }
  })
})
