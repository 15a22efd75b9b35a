import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { aCompany, aPerson } from '#testing/factories.ts'
import { codeTo, link, linkOutcome, mailsTo, NEW_PASSWORD, signUp } from '#testing/links.ts'
import { outboxOf } from '#testing/outbox.ts'
import { rowOf, setRows } from '#testing/rows.ts'
import { outcomeOf } from '#testing/sign-in.ts'

/** Small letters make an ASCII k of it, so the address looks as if it differed in capitals alone. */
const KELVIN = '\u212a'

describe('what only looks like somebody', () => {
  const app = testApp()

  it('an address in letters that become plain ones gets no mail: the plain one does', async () => {
    await signUp(app, `${KELVIN}im@twins.example`)
    await signUp(app, `ada@boo${KELVIN}s.example`)
    const known = await aPerson(app)
    await link(app, 'emailChange', { email: `${KELVIN}ay@twins.example` }, { token: known.token })
    const recipients = (await outboxOf(app)).map((row) => row.recipient)
    for (const email of ['kim@twins.example', 'ada@books.example', 'kay@twins.example']) {
      expect(recipients).toContain(email)
    }
    for (const email of recipients) expect(email.normalize('NFKC')).toBe(email)
  })

  it('a sign-up under the id of another person says nothing about them later', async () => {
    const theirs = await aCompany(app, null)
    const trap = await aCompany(app, 'trap.example')
    await setRows(app, 'company', { _id: trap }, { referralCode: 'trap', codeKey: 'trap' })
    const known = await aPerson(app, { company: theirs })
    await signUp(app, 'mallory@twins.example', { _id: known._id, referralCode: 'trap' })
    const email = 'known@elsewhere.example'
    await link(app, 'emailChange', { email }, { token: known.token })
    const code = await codeTo(app, email, 'confirmNewAddress')
    const { token } = known
    expect(await linkOutcome(app, 'verifyEmail', { code }, { token })).toBe('done')
    const { company } = await rowOf(app, 'user', { _id: known._id }, 'company')
    expect(company).toBe(theirs)
  })

  it('nor takes the link away from one who waits for theirs', async () => {
    const _id = randomUUID()
    await signUp(app, 'eve@twins.example', { _id })
    await signUp(app, 'mallory2@twins.example', { _id })
    // A second sign-up of the address replaced what was stored of the first.
    await signUp(app, 'eve@twins.example')
    await link(app, 'resendEmailVerification', { _id })
    expect(await mailsTo(app, 'mallory2@twins.example', 'verifyAddress')).toHaveLength(1)
    const code = await codeTo(app, 'eve@twins.example', 'verifyAddress')
    expect(await linkOutcome(app, 'verifyEmail', { code })).toBe('done')
    const login = { email: 'eve@twins.example', password: NEW_PASSWORD }
    expect(await outcomeOf(app, login)).toBe('active')
  })
})
