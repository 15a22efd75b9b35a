import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { aCompany, aPerson } from '#testing/factories.ts'
import { codeTo, link, linkOutcome, mailsTo, NEW_PASSWORD, signUp } from '#testing/links.ts'
import { rowOf, setRows } from '#testing/rows.ts'
import { outcomeOf } from '#testing/sign-in.ts'

describe('sign-ups with an id that is already taken', () => {
  const app = testApp()

  it('a sign-up with another person’s id does not change that person’s company later', async () => {
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

  it('a sign-up with the id of another sign-up leaves that one’s link valid', async () => {
    const _id = randomUUID()
    await signUp(app, 'eve@twins.example', { _id })
    await signUp(app, 'mallory2@twins.example', { _id })
    // This second sign-up of the address replaces the stored data of the first.
    await signUp(app, 'eve@twins.example')
    await link(app, 'resendEmailVerification', { _id })
    expect(await mailsTo(app, 'mallory2@twins.example', 'verifyAddress')).toHaveLength(1)
    const code = await codeTo(app, 'eve@twins.example', 'verifyAddress')
    expect(await linkOutcome(app, 'verifyEmail', { code })).toBe('done')
    const login = { email: 'eve@twins.example', password: NEW_PASSWORD }
    expect(await outcomeOf(app, login)).toBe('active')
  })
})
