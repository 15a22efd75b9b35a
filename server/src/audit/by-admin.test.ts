import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { aSession } from '#testing/policy-world.ts'
import { callFrom } from '#testing/sign-in.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0'
const DEMOTE = 'mutation($_id: ID!) { memberUpdate(obj: { _id: $_id, isCompanyAdmin: false }) }'
const MOVE =
  'mutation($_id: ID!, $from: ID!, $to: ID!) { memberMove(_id: $_id, from: $from, to: $to) }'
const SIGN_OFF = 'mutation { sessionDeleteMany }'

describe('actions of admins in a person’s own trail', () => {
  const app = testApp()
  let company: string
  let admin: Actor
  let person: Actor

  beforeEach(async () => {
    company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    person = await aPerson(app, { company, isCompanyAdmin: true })
  })

  const act = async (query: string, by: Actor) => {
    const variables = { _id: person._id, from: company, to: await aCompany(app) }
    const headers = { authorization: `Bearer ${by.token}`, 'user-agent': FIREFOX }
    const { errors } = await callFrom(app, query, variables, { from: '198.51.100.7', headers })
    expect(errors).toEqual([])
  }
  const trail = async () => {
    const token = await aSession(app, person._id)
    const ask = '{ identityEventGetMany { kind place client byAdmin } }'
    const { data } = await app.call(ask, {}, token)
    const { rawPayload } = await app.http.inject({
      method: 'POST',
      url: '/export',
      headers: { authorization: `Bearer ${token}` },
    })
    const json = unzipSync(new Uint8Array(rawPayload))['data.json'] ?? new Uint8Array()
    return { events: data.identityEventGetMany, copy: JSON.parse(strFromU8(json)).auditEvent }
  }
  const ended = { kind: 'sessions_ended', place: '', client: '', byAdmin: true }

  it.each([
    ['an admin of the company removes their rights', DEMOTE, {}],
    ['an app admin removes their rights', DEMOTE, { isAppAdmin: true as const }],
    ['an app admin moves them', MOVE, { isAppAdmin: true as const }],
  ])('hides the admin’s place in a person’s own trail when %s', async (_what, query, isApp) => {
    await act(query, 'isAppAdmin' in isApp ? await aPerson(app, isApp) : admin)
    const { events, copy } = await trail()
    expect(events).toContainEqual(ended)
    expect(JSON.stringify([events, copy])).not.toMatch(/198\.51\.100|Firefox/)
  })

  it('still marks an action as an admin’s after that admin is erased', async () => {
    await act(DEMOTE, admin)
    const other = await aPerson(app, { company, isCompanyAdmin: true })
    expect([other._id, await erase(app, admin)]).toEqual([other._id, undefined])
    expect((await trail()).events).toContainEqual(ended)
  })

  it('shows people the place of their actions in their own trail', async () => {
    await aSession(app, person._id)
    await act(SIGN_OFF, person)
    const { events, copy } = await trail()
    const mine = { place: '198.51.100.x', client: 'Firefox on Windows', byAdmin: false }
    expect(events).toContainEqual({ ...mine, kind: 'sessions_ended' })
    expect(copy).toContainEqual(
      expect.objectContaining({ addressPrefix: '198.51.100.x', client: 'Firefox on Windows' }),
    )
  })
})
