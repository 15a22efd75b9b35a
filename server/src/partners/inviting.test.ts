import { beforeEach, describe, expect, it } from 'vitest'
import { storedNameKey } from '#lib/names.ts'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { partnerCalls } from '#testing/partners.ts'
import { aSession } from '#testing/policy-world.ts'
import { rowsOf, setRows } from '#testing/rows.ts'
import { purge } from './partners.ts'

const DAY = 86_400_000

describe.each(DATABASES)('inviting an impact partner, on %s', (database) => {
  const app = testApp(database)
  const { work, invite, refusal, find, findable, statesOf, listOf, partners } = partnerCalls(app)
  let company: string
  let ada: Actor
  let bob: Actor

  const named = (one: Actor, firstName: string, lastName: string, more = {}) => {
    const keys = { firstKey: storedNameKey(firstName), lastKey: storedNameKey(lastName) }
    return setRows(app, 'user', { _id: one._id }, { firstName, lastName, ...keys, ...more })
  }

  beforeEach(async () => {
    company = await aCompany(app)
    ada = await aPerson(app, { company })
    bob = await aPerson(app, { company })
    await named(ada, 'Ada', 'Byron')
    await named(bob, 'Bob', 'Berg')
    await findable(ada, bob)
  })

  it('finds colleagues by prefixes of their names and shows only name and picture', async () => {
    const shy = await aPerson(app, { company })
    await named(shy, 'Bobby', 'Berg')
    const left = await aPerson(app, { company })
    await findable(left, await aPerson(app))
    await named(left, 'Boris', 'Berg', { deactivatedDate: 1 })
    expect(await find(ada, 'bo')).toEqual([
      { _id: bob._id, name: 'Bob Berg', firstName: 'Bob', avatar: null },
    ])
    expect(await find(ada, 'bé bob')).toHaveLength(1)
    const jo = await aPerson(app, { company })
    await findable(jo)
    await named(jo, 'Jörg', 'Berg')
    expect(await find(ada, 'joerg')).toMatchObject([{ _id: jo._id }])
    // The search finds neither the searcher nor an email address.
    expect(await find(ada, 'ada')).toEqual([])
    expect(await find(ada, bob.email.slice(0, 6))).toEqual([])
  })

  it('makes a partnership when the invited colleague accepts', async () => {
    expect(await invite(ada, bob)).toMatchObject({ state: 'invited', code: null })
    expect(await listOf(ada)).toMatchObject([{ state: 'invited', person: { name: 'Bob Berg' } }])
    const [row] = await listOf(bob)
    expect(row).toMatchObject({ state: 'incoming', person: { firstName: 'Ada' } })
    expect(await refusal(ada, `partnerAccept(_id: "${row._id}")`)).toBe('NOT_FOUND')
    await work(bob, `partnerAccept(_id: "${row._id}")`)
    expect([await statesOf(ada), await statesOf(bob)]).toEqual([['accepted'], ['accepted']])
    const again = `partnerInvite(obj: { colleague: "${bob._id}" }) { _id }`
    expect(await refusal(ada, again)).toBe('CONFLICT')
    await work(ada, `partnerEnd(_id: "${row._id}")`)
    expect([await statesOf(ada), await statesOf(bob)]).toEqual([[], []])
  })

  it('makes one partnership from two concurrent invitations of each other', async () => {
    const states = await Promise.all([invite(ada, bob), invite(bob, ada)])
    expect(states.map(({ state }) => state).sort()).toEqual(['accepted', 'invited'])
    expect([await statesOf(ada), await statesOf(bob)]).toEqual([['accepted'], ['accepted']])
  })

  it('shows a declined partner invitation as unanswered and allows another after 14 days', async () => {
    const { _id } = await invite(ada, bob)
    await work(bob, `partnerDecline(_id: "${_id}")`)
    expect([await statesOf(ada), await statesOf(bob)]).toEqual([['invited'], []])
    const again = `partnerInvite(obj: { colleague: "${bob._id}" }) { _id }`
    expect(await refusal(ada, again)).toBe('LIMIT_REACHED')
    await work(ada, `partnerEnd(_id: "${_id}")`)
    expect(await refusal(ada, again)).toBe('LIMIT_REACHED')
    app.clock.move(15 * DAY)
    ada = { ...ada, token: await aSession(app, ada._id) }
    expect((await invite(ada, bob)).state).toBe('invited')
  })

  it('accepts a declined invitation when the colleague invites back', async () => {
    const { _id } = await invite(ada, bob)
    await work(bob, `partnerDecline(_id: "${_id}")`)
    expect((await invite(bob, ada)).state).toBe('accepted')
    expect(await statesOf(ada)).toEqual(['accepted'])
  })

  it('refuses invitations and links of a blocked person without a message', async () => {
    const { _id } = await invite(ada, bob)
    const { code } = await invite(bob)
    await work(bob, `partnerBlock(_id: "${_id}")`)
    expect([await statesOf(ada), await statesOf(bob)]).toEqual([
      ['invited'],
      ['invited', 'blocked'],
    ])
    expect([await find(ada, 'bob'), await find(bob, 'ada')]).toEqual([[], []])
    const again = `partnerInvite(obj: { colleague: "${bob._id}" }) { _id }`
    expect(await refusal(ada, again)).toBe('NOT_FOUND')
    expect(await refusal(ada, `partnerAcceptLink(code: "${code}")`)).toBe('INVALID_CODE')
    const theirs = await invite(ada)
    expect(await refusal(bob, `partnerAcceptLink(code: "${theirs.code}")`)).toBe('CONFLICT')
    const [, blocked] = await listOf(bob)
    expect(await refusal(ada, `partnerUnblock(_id: "${blocked._id}")`)).toBe('NOT_FOUND')
    await work(bob, `partnerUnblock(_id: "${blocked._id}")`)
    await work(bob, `partnerAcceptLink(code: "${theirs.code}")`)
    expect(await statesOf(ada)).toEqual(['accepted'])
  })

  it('lets one person of any company accept a partner link within 14 days', async () => {
    const [far, other] = [await aPerson(app, { company: null, paid: true }), await aPerson(app)]
    const { code, _id } = await invite(ada)
    expect(JSON.stringify(await rowsOf(app, 'partnership'))).not.toContain(code)
    const accept = `partnerAcceptLink(code: "${code}")`
    const preview = `{ done: partnerLinkGet(code: "${code}") { name isOwn } }`
    expect((await app.call(preview, {}, far.token)).data.done).toEqual({
      ...{ name: 'Ada Byron', isOwn: false },
    })
    expect(await refusal(ada, accept)).toBe('CONFLICT')
    const used = await Promise.all([refusal(far, accept), refusal(other, accept)])
    expect(used.sort()).toEqual(['INVALID_CODE', undefined].sort())
    expect(await statesOf(ada)).toEqual(['accepted'])
    expect((await rowsOf(app, 'partnership')).find((row) => row._id === _id)?.tokenHash).toBeNull()
    const withdrawn = await invite(ada)
    expect(await refusal(bob, `partnerEnd(_id: "${withdrawn._id}")`)).toBe('NOT_FOUND')
    await work(ada, `partnerEnd(_id: "${withdrawn._id}")`)
    expect(await refusal(bob, `partnerAcceptLink(code: "${withdrawn.code}")`)).toBe('INVALID_CODE')
    const late = await invite(bob)
    app.clock.move(14 * DAY)
    far.token = await aSession(app, far._id)
    expect(await refusal(far, `partnerAcceptLink(code: "${late.code}")`)).toBe('INVALID_CODE')
  })

  it('ends a partnership found by name when one leaves the company, but not one made by link', async () => {
    const cleo = await aPerson(app, { company })
    const { _id } = await invite(ada, bob)
    await work(bob, `partnerAccept(_id: "${_id}")`)
    await partners(ada, cleo)
    const elsewhere = await aCompany(app)
    const move = async (one: Actor, to: string) =>
      setRows(app, 'user', { _id: one._id }, { company: to })
    await move(ada, elsewhere)
    expect([await statesOf(ada), await statesOf(bob), await statesOf(cleo)]).toEqual([
      ...[['accepted'], [], ['accepted']],
    ])
    await purge(app.services.store, app.clock.now())
    await move(ada, company)
    expect(await statesOf(bob)).toEqual([])
  })

  it('hides a deactivated or closed partner and deletes an erased one', async () => {
    await partners(ada, bob)
    for (const gone of [{ deactivatedDate: 1 }, { deletionDate: app.clock.now() + DAY }]) {
      await setRows(app, 'user', { _id: bob._id }, gone)
      expect(await statesOf(ada)).toEqual([])
      await setRows(app, 'user', { _id: bob._id }, { deactivatedDate: null, deletionDate: null })
      expect(await statesOf(ada)).toEqual(['accepted'])
    }
    await erase(app, bob)
    expect(await statesOf(ada)).toEqual([])
    expect(await rowsOf(app, 'partnership')).not.toContainEqual(
      expect.objectContaining({ user: ada._id }),
    )
  })

  if (database === 'postgres') return

  it('refuses more than 20 partner invitations in a week', async () => {
    for (let n = 0; n < 20; n += 1) await invite(ada)
    expect(await refusal(ada, 'partnerInvite(obj: {}) { _id }')).toBe('TOO_MANY_REQUESTS')
  })

  it('emails an invited colleague who chose that, in their hours, without the inviter’s address', async () => {
    const choose =
      'mutation { done: messageChoose(kind: "partner", mail: true, push: false) { days } }'
    await app.done(choose, {}, bob.token)
    await invite(ada, bob)
    const quiet = await aPerson(app, { company })
    await findable(quiet)
    await invite(bob, quiet)
    const sent = (await rowsOf(app, 'outbox')).filter(
      ({ kind, user }) => kind === 'partner' && [bob._id, quiet._id].includes(`${user}`),
    )
    const mails = sent.filter(({ channel }) => channel === 'mail')
    expect(sent.map(({ user, channel }) => [user, channel]).sort()).toEqual(
      [
        [bob._id, 'app'],
        [bob._id, 'mail'],
        [quiet._id, 'app'],
      ].sort(),
    )
    const [job] = (await rowsOf(app, 'job')).filter(({ key }) => key === mails[0]?._id)
    // On Monday morning: it is a Saturday.
    expect(new Date(Number(job?.runAt)).toISOString()).toMatch(/T08:00:00.000Z$/)
    expect(mails[0]?.text).toContain('Ada Byron would like to be your impact partner')
    expect(mails[0]?.text).not.toContain(ada.email)
  })

  it('refuses a search for colleagues by a short name or by a public user', async () => {
    const ask = (name: string) => `{ partnerColleagueGetMany(name: "${name}") { _id } }`
    expect(await app.code(ask(' b '), {}, ada.token)).toBe('BAD_USER_INPUT')
    const alone = await aPerson(app, { company: null, paid: true })
    expect(await app.code(ask('bob'), {}, alone.token)).toBe('FORBIDDEN')
    const byName = `partnerInvite(obj: { colleague: "${bob._id}" }) { _id }`
    expect(await refusal(alone, byName)).toBe('FORBIDDEN')
  })
})
