import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aPerson, setPassword } from '#testing/factories.ts'
import { mailsTo } from '#testing/links.ts'
import { anAppHolder, appCode, done, pendingToken } from '#testing/second-factors.ts'
import { PASSWORD, signIn } from '#testing/sign-in.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

describe('sign-in from a new device (promise 14)', () => {
  const app = testApp()
  let person: Actor

  beforeEach(async () => {
    person = await aPerson(app)
    await setPassword(app, person, PASSWORD)
  })

  const mails = () => mailsTo(app, person.email, 'newDevice')
  const from = async (agent: string, address = '203.0.113.7', password = PASSWORD) => {
    const headers = { 'user-agent': agent }
    const { errors } = await signIn(app, { email: person.email, password, from: address, headers })
    return errors[0]?.extensions.code ?? 'done'
  }

  it('mails about a sign-in with another program, except the first sign-in', async () => {
    await from(FIREFOX)
    expect(await mails()).toEqual([])
    await from(CHROME)
    const [mail] = await mails()
    expect(mail?.text).toContain('Chrome on Windows')
    expect(mail?.text).toContain('203.0.113.x')
  })

  it('mails once about a new program and once about a new network', async () => {
    for (const time of [1, 2]) {
      await from(FIREFOX)
      await from(FIREFOX.replaceAll('143', `14${time}`), '203.0.200.9')
      await from(CHROME)
      await from(FIREFOX, '198.51.100.9')
    }
    expect(await mails()).toHaveLength(2)
  })

  it('mails about a new device only after the second factor is proven', async () => {
    const holder = await anAppHolder(app)
    const waiting = await pendingToken(app, holder)
    const told = () => mailsTo(app, holder.email, 'newDevice')
    app.clock.move(60_000)
    const code = () => ({ code: appCode(holder.secret, app.clock.now()) })
    await done(app, 'verifyTOTP', waiting, code())
    expect(await told()).toEqual([])
    const headers = { 'user-agent': CHROME }
    const { data } = await signIn(app, { email: holder.email, headers })
    expect(data.login.state).toBe('pending_2fa')
    expect(await told()).toEqual([])
    app.clock.move(60_000)
    await app.http.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${data.login.token}`,
        ...headers,
      },
      payload: {
        query: 'mutation($code: String!) { verifyTOTP(code: $code) { state } }',
        variables: code(),
      },
    })
    expect(await told()).toHaveLength(1)
  })
})
