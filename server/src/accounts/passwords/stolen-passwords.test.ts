import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { link, linkOutcome, NEW_PASSWORD, resetCode, signUp } from '#testing/links.ts'
import { aSignedIn } from '#testing/second-factors.ts'
import { countWork, holderOf, PASSWORD } from '#testing/sign-in.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const STOLEN = 'thirteen stolen umbrellas'
const HASH = createHash('sha1').update(STOLEN).digest('hex').toUpperCase()

describe('a stolen password (promise 1)', () => {
  let list: Server
  let app: TestApp
  let asked: string[] = []

  beforeAll(async () => {
    list = createServer((request, reply) => {
      asked.push(request.url ?? '')
      reply.end(`${HASH.slice(5)}:1402\r\n${'0'.repeat(35)}:0`)
    })
    await new Promise<void>((resolve) => list.listen(0, '127.0.0.1', resolve))
    const address = list.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    app = await makeTestApp('sqlite', { BREACHED_PASSWORDS_URL: `http://127.0.0.1:${port}/range/` })
  })
  afterAll(async () => {
    await app.drop()
    list.closeAllConnections()
    await new Promise((resolve) => list.close(resolve))
  })

  it('sign-up refuses a stolen password and accepts another one', async () => {
    const work = countWork(app)
    const { errors } = await signUp(app, 'ada@a.example', { password: STOLEN })
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'password' })
    expect(work.hashed).toBe(0)
    expect((await signUp(app, 'ada@a.example')).errors).toEqual([])
  })

  it('a reset refuses a stolen password, and its code stays valid', async () => {
    const person = await aSignedIn(app)
    const code = await resetCode(app, person.email)
    const reset = (password: string) => linkOutcome(app, 'resetPassword', { code, password })
    expect(await reset(STOLEN)).toBe('BAD_USER_INPUT')
    expect(await reset(NEW_PASSWORD)).toBe('done')
  })

  it('a password change refuses a stolen password', async () => {
    const person = await aSignedIn(app)
    const given = { password: PASSWORD, newPassword: STOLEN }
    const { errors } = await link(app, 'passwordChange', given, { token: person.token })
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'newPassword' })
    expect(await holderOf(app, person.token)).toBe(person._id)
  })

  it('sends five characters of the hash to the list, and only after all other checks', async () => {
    asked = []
    const code = 'x'.repeat(43)
    await linkOutcome(app, 'resetPassword', { code, password: STOLEN })
    await signUp(app, 'bea@a.example', { password: 'short' })
    expect(asked).toEqual([])
    await signUp(app, 'bea@a.example', { password: STOLEN })
    expect(asked).toEqual([`/range/${HASH.slice(0, 5)}`])
  })

  it('accepts a stolen password if the list does not answer', async () => {
    const alone = await makeTestApp('sqlite', { BREACHED_PASSWORDS_URL: 'http://127.0.0.1:1' })
    expect((await signUp(alone, 'ada@a.example', { password: STOLEN })).errors).toEqual([])
    await alone.drop()
  })
})
