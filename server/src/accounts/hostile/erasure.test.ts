import { describe, expect, it } from 'vitest'
import { digest } from '#accounts/core/accounts.ts'
import { testApp } from '#testing/app.ts'
import { erase } from '#testing/erasing.ts'
import { link, NEW_PASSWORD, resetCode, signUp } from '#testing/links.ts'
import { anAppHolder, setUpPhone, signInWith } from '#testing/second-factors.ts'
import { outcomeOf, PASSWORD } from '#testing/sign-in.ts'
import { contentOf } from '#testing/tables.ts'

describe('erasing a person', () => {
  const app = testApp()

  it('erasure leaves no row with the person’s address, id or their digests', async () => {
    const email = 'ada.byron@leaving.example'
    // Without an account, this request is stored under the digest of the address.
    await link(app, 'getResetPasswordLink', { email })
    const person = await setUpPhone(app, await anAppHolder(app, { email }), '+12025550199')
    const other = await anAppHolder(app)
    for (const one of [person, other]) {
      await outcomeOf(app, { email: one.email, password: 'a guess', from: '203.0.113.9' })
      await signInWith(app, one, '000000')
      await resetCode(app, one.email)
      await signUp(app, one.email, { password: NEW_PASSWORD })
    }
    const names = [email, digest(email), person._id, digest(person._id)]
    const rowsAbout = async (needles: string[]) => {
      const rows = [...(await contentOf(app.services.store.read))].map((row) => row.join(' '))
      return rows.filter((row) => needles.some((needle) => row.includes(needle)))
    }
    expect((await rowsAbout([digest(email), digest(person._id)])).length).toBeGreaterThan(6)
    const ofOther = await rowsAbout([digest(other.email), digest(other._id)])
    expect(await erase(app, person)).toBeUndefined()
    expect(await rowsAbout(names)).toEqual([])
    expect(await rowsAbout([digest(other.email), digest(other._id)])).toEqual(ofOther)
    const login = { email, password: NEW_PASSWORD, from: '203.0.113.10' }
    expect(await outcomeOf(app, login)).toBe('INVALID_CREDENTIALS')
    expect(await outcomeOf(app, { email: other.email, password: PASSWORD })).toBe('pending_2fa')
  })
})
