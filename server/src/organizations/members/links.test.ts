import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { aSession } from '#testing/policy-world.ts'

const DAY = 24 * 3_600_000
const MOST = 100
const LINK = `mutation($days: Int!, $uses: Int!) {
  link: invitationLinkCreate(days: $days, uses: $uses) { _id code } }`
const LINKS = '{ links: invitationLinkGetMany { _id usesLeft } }'
const REVOKE = 'mutation($_id: ID!) { invitationRevoke(_id: $_id) }'
const EVENTS = '{ done: companyEventGetMany { kind items about } }'
const ACCEPT = 'mutation($code: String!) { invitationAccept(code: $code) }'

describe.each(DATABASES)('links into a company on %s', (database) => {
  const app = testApp(database)
  let company: string
  let admin: Actor

  beforeEach(async () => {
    company = await aCompany(app, `${randomUUID().slice(0, 8)}.example`)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
  })

  const make = (given: object = {}) =>
    app.call(LINK, { days: 90, uses: 100, ...given }, admin.token)
  const listed = async () =>
    (await app.call(LINKS, {}, admin.token)).data.links as { _id: string }[]
  const ids = async () => (await listed()).map(({ _id }) => _id)
  const putMany = (count: number, expires: number) =>
    app.services.store.write((trx) =>
      trx
        .insertInto('invitation')
        .values(
          Array.from({ length: count }, () => ({
            ...{ _id: randomUUID(), tokenHash: randomUUID(), company, email: null, emailKey: null },
            ...{ firstName: '', lastName: '', firstKey: '', lastKey: '', role: null },
            ...{ isCompanyAdmin: 0 as const, createdBy: admin._id, createdDate: app.clock.now() },
            ...{ uses: 1, usesLeft: 1, expires },
          })),
        )
        .execute(),
    )
  const until = () => app.clock.now() + DAY

  it('lists every usable link, so that an admin can revoke each', async () => {
    const first = (await make()).data.link
    app.clock.move(1000)
    await putMany(MOST + 20, until())
    const all = await ids()
    expect(all).toHaveLength(MOST + 21)
    expect(all.at(-1)).toBe(first._id)
    expect((await app.call(REVOKE, { _id: first._id }, admin.token)).errors).toEqual([])
    const { done } = (await app.call(EVENTS, {}, admin.token)).data
    expect(done).toMatchObject([
      { kind: 'invitation_link_ended', items: [first._id], about: [] },
      { kind: 'invitation_link_made', items: [first._id] },
    ])
    const comer = await aPerson(app, { company: null })
    expect(await app.code(ACCEPT, { code: first.code }, comer.token)).toBe('INVALID_CODE')
  })

  it('lists the newest hundred ended links after the usable ones', async () => {
    await putMany(MOST + 20, app.clock.now() + 1000)
    app.clock.move(2000)
    const { _id } = (await make()).data.link
    const all = await ids()
    expect(all).toHaveLength(MOST + 1)
    expect(all[0]).toBe(_id)
  })

  it('refuses a link above a hundred, until one is revoked, used up or expired', async () => {
    await putMany(MOST - 2, until() + DAY)
    await make({ days: 1 })
    const last = (await make({ uses: 1 })).data.link
    const { errors } = await make()
    expect(errors[0]?.extensions.code).toBe('LIMIT_REACHED')
    expect(errors[0]?.message).toBe('You already have 100 open links. End one of them first.')
    const comer = await aPerson(app, { company: null })
    expect(await app.code(ACCEPT, { code: last.code }, comer.token)).toBeUndefined()
    expect((await make()).errors).toEqual([])
    expect((await make()).errors[0]?.extensions.code).toBe('LIMIT_REACHED')
    app.clock.move(DAY)
    admin.token = await aSession(app, admin._id)
    expect((await make()).errors).toEqual([])
    const [one] = await ids()
    expect((await make()).errors[0]?.extensions.code).toBe('LIMIT_REACHED')
    await app.call(REVOKE, { _id: one }, admin.token)
    expect((await make()).errors).toEqual([])
  })

  it('refuses links above a hundred that are made at once', async () => {
    await putMany(MOST - 2, until())
    const codes = await Promise.all(
      Array.from({ length: 6 }, async () => (await make()).errors[0]?.extensions.code),
    )
    expect(codes.filter((code) => code === undefined)).toHaveLength(2)
    expect(codes.filter((code) => code === 'LIMIT_REACHED')).toHaveLength(4)
    expect(await ids()).toHaveLength(MOST)
  })
})
