import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { importsOf } from '#testing/imports.ts'
import { aCompanyToJoin, anAddress, leaveBy, signedInAgain } from '#testing/joining.ts'
import { changeAddress, signUpAndIn } from '#testing/links.ts'
import { setRows } from '#testing/rows.ts'

const DAY = 24 * 3_600_000
const ACCEPT = 'mutation($code: String!) { done: invitationAccept(code: $code) }'
const OUT = 'mutation($_id: ID!) { done: memberDeactivate(_id: $_id) }'
const LEAVE = 'mutation($email: String) { done: memberLeave(email: $email) }'
const TRAIL = '{ events: companyEventGetMany { kind who about items fields } }'
const ME = '{ me { company { _id } } }'

describe('the event of a blocked join', () => {
  const app = testApp()
  let company: string
  let domain: string
  let admin: Actor
  let link: string

  beforeEach(async () => {
    ;({ domain, company, admin, link } = await aCompanyToJoin(app))
  })

  const signedIn = (person: Actor) => signedInAgain(app, person)
  const accept = async (person: Actor) =>
    app.code(ACCEPT, { code: link }, (await signedIn(person)).token)
  const turnedAway = async () => {
    const { events } = (await app.call(TRAIL, {}, (await signedIn(admin)).token)).data
    return events.filter(({ kind }: { kind: string }) => kind === 'member_turned_away')
  }
  const entry = (address: string) => ({
    ...{ kind: 'member_turned_away', who: null, about: [address], items: [], fields: [] },
  })
  /** A deactivated person who left, with a private address. */
  const dismissed = async (email: string) => {
    const person = await aPerson(app, { company, email })
    await app.call(OUT, { _id: person._id }, admin.token)
    if (email.endsWith(`@${domain}`)) return leaveBy(app, person)
    await app.done(LEAVE, {}, (await signedIn(person)).token)
    return person
  }
  const joinAnew = async (email: string, more = {}) => {
    const token = await signUpAndIn(app, email, more)
    const { me } = (await app.call(ME, {}, token)).data
    return { token, company: me.company?._id ?? null }
  }

  it('records the blocked join of a new account with a deactivated address', async () => {
    const email = anAddress(domain)
    await dismissed(email)
    expect((await joinAnew(email)).company).toBeNull()
    expect(await turnedAway()).toEqual([entry(email)])
  })

  it('records one blocked join per address and day, for any number of tries', async () => {
    const person = await dismissed(anAddress())
    for (let times = 0; times < 3; times += 1) expect(await accept(person)).toBe('INVALID_CODE')
    expect(await turnedAway()).toEqual([entry(person.email)])
    app.clock.move(DAY)
    expect(await accept(person)).toBe('INVALID_CODE')
    expect(await turnedAway()).toHaveLength(2)
  })

  it('records no blocked join of an address that the company never knew', async () => {
    const former = anAddress()
    const begun = await aPerson(app, { company: null, email: former })
    const person = await changeAddress(app, begun, anAddress(domain))
    await setRows(app, 'user', { _id: person._id }, { company })
    const { token } = await signedIn(person)
    await app.call(OUT, { _id: person._id }, admin.token)
    expect(token).toBeDefined()
    expect((await joinAnew(former, { invitation: link })).company).toBeNull()
    await leaveBy(app, person)
    expect(await accept(person)).toBe('INVALID_CODE')
    expect(await turnedAway()).toEqual([])
  })

  it('removes the address from a blocked join when its person is erased', async () => {
    const email = anAddress(domain)
    await dismissed(email)
    const { token } = await joinAnew(email)
    const query = app.services.store.read.selectFrom('user').select('_id')
    const { _id } = await query.where('emailKey', '=', email).executeTakeFirstOrThrow()
    expect(await erase(app, { _id, email, company: null, token })).toBeUndefined()
    expect((await turnedAway()).map(({ about }: { about: string[] }) => about)).toEqual([[]])
  })

  it('notes a deactivated address in the preview of an import, which can invite it', async () => {
    const email = anAddress(domain)
    const person = await dismissed(email)
    const known = anAddress()
    await dismissed(known)
    const by = importsOf(app, admin)
    const fresh = anAddress(domain)
    const _id = await by.look(`email\n${email}\n${known}\n${person.email}\n${fresh}\n`)
    const note = 'This person’s access ended earlier. The invitation lets them come back.'
    const seen = async () =>
      (await by.rows(_id)).map(({ verdict, problem }) => [verdict, problem] as const)
    // The company doesn't know the address with which they left.
    expect(await seen()).toEqual([
      ['create', note],
      ['create', note],
      ['create', null],
      ['create', null],
    ])
    await by.start(_id)
    await app.jobs.runDue('import')
    expect(await seen()).toEqual(Array.from({ length: 4 }, () => ['create', null]))
    expect((await joinAnew(email)).company).toBe(company)
  })
})
