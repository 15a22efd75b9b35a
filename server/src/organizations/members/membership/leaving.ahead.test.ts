import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, aPerson } from '#testing/factories.ts'
import { codeTo } from '#testing/links.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const LEAVE = 'mutation($email: String) { done: memberLeave(email: $email) }'
const CHANGE = 'mutation($email: String!) { done: emailChange(email: $email) }'
const AHEAD =
  'query($code: String!) { done: verifyEmailPreview(code: $code) { leaves company asks } }'
const USE = 'mutation($code: String!) { done: verifyEmail(code: $code) }'

describe('the link that leaves a company', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeTestApp()
  })
  afterAll(() => app.drop())

  it('says which company one leaves by it, and no other link does', async () => {
    const domain = `${randomUUID().slice(0, 8)}.example`
    const company = await aCompany(app, domain)
    const person = await aPerson(app, { company, email: `ada@${domain}` })
    const own = `${randomUUID()}@private.example`
    const moves = `${randomUUID()}@private.example`
    const ahead = async (email: string) => {
      const code = await codeTo(app, email, 'confirmNewAddress')
      return { code, told: (await app.call(AHEAD, { code })).data.done }
    }
    await app.call(CHANGE, { email: moves }, person.token)
    expect((await ahead(moves)).told).toMatchObject({ leaves: null })
    const { data } = await app.call(LEAVE, { email: own }, person.token)
    expect(data.done).toBe('mailed')
    const { code, told } = await ahead(own)
    const leaves = `Company ${company.slice(0, 4)}`
    expect(told).toEqual({ leaves, company: null, asks: false })
    expect((await app.call(USE, { code }, person.token)).data.done).toBe(true)
    // Once it is used it tells nobody anything.
    expect(await app.code(AHEAD, { code })).toBe('INVALID_CODE')
  })
})
