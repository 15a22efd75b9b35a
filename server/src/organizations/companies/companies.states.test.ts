import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { inState } from '#testing/policy-world.ts'

describe('companies in a session that is not active', () => {
  const app = testApp()
  let company: string
  let admin: Actor

  beforeAll(async () => {
    company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
  })

  it.each(['closed', 'deactivated', 'enrol_2fa', 'unverified'] as const)(
    'shows an admin only the company fields of members if the session is %s',
    async (state) => {
      const read = '{ me { sessionState company { name referralCode adminEmails industry } } }'
      const me = async (who: Actor) => (await app.call(read, {}, who.token)).data.me
      const both = [admin, await aPerson(app, { company, isAppAdmin: true })]
      await inState(app, state, async () => {
        for (const who of both) {
          expect(await me(who)).toMatchObject({
            sessionState: state,
            company: {
              ...{ name: expect.any(String), referralCode: null },
              ...{ adminEmails: null, industry: null },
            },
          })
        }
      })
      for (const who of both) {
        expect((await me(who)).company).toMatchObject({ adminEmails: expect.any(Array) })
      }
    },
  )
})
