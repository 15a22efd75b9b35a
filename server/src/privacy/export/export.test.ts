import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import { guarded } from '#lib/csv.ts'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson, setPassword } from '#testing/factories.ts'
import { mailsTo } from '#testing/links.ts'
import { leaveMarks } from '#testing/markers.ts'
import { setRows } from '#testing/rows.ts'
import { PASSWORD } from '#testing/sign-in.ts'
import { SHOWN } from '../personal.ts'

const MINUTE = 60_000

describe.each(DATABASES)('export of a person’s data on %s', (database) => {
  const app = testApp(database)
  let company: string
  let person: Actor

  beforeEach(async () => {
    company = await aCompany(app)
    person = await aPerson(app, { company })
  })

  const ask = (token?: string) =>
    app.http.inject({
      method: 'POST',
      url: '/export',
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
  const refusal = async (token?: string) => {
    const reply = await ask(token)
    return reply.statusCode === 200 ? undefined : reply.statusCode
  }
  async function files(token: string): Promise<Record<string, string>> {
    const reply = await ask(token)
    expect(reply.statusCode).toBe(200)
    const zip = unzipSync(new Uint8Array(reply.rawPayload))
    return Object.fromEntries(Object.entries(zip).map(([name, bytes]) => [name, strFromU8(bytes)]))
  }

  it('exports a person’s data as a page, as JSON and as CSV tables', async () => {
    await setPassword(app, person, PASSWORD)
    const mark = 'marked-words'
    person = await leaveMarks(app, person, mark)
    const found = await files(person.token)
    const names = SHOWN.map(({ table }) => `tables/${table}.csv`)
    expect(Object.keys(found)).toEqual([
      ...['README.html', 'data.json', ...names, 'pictures/picture.webp'],
    ])
    const data = JSON.parse(found['data.json'] ?? '')
    expect(data.user[0]).toMatchObject({ _id: person._id, email: person.email, lastName: mark })
    expect(data.user[0].createdDate).toBe(new Date(app.clock.now()).toISOString())
    for (const table of ['goal', 'checkIn', 'history', 'search', 'impactActionHistory']) {
      expect([table, JSON.stringify(data[table])]).toEqual([table, expect.stringContaining(mark)])
      expect(found[`tables/${table}.csv`]).toContain(mark)
    }
    for (const table of ['likedAction', 'feedback', 'session', 'totp', 'smsFactor', 'pause']) {
      expect([table, data[table].length > 0]).toEqual([table, true])
    }
    expect(data.goal.some((goal: { deletedDate: unknown }) => goal.deletedDate !== null)).toBe(true)
    expect(data.smsFactor[0].lastFour).toBe('******0177')
    expect(found['README.html']).toContain(mark)
    expect(found['README.html']).not.toMatch(/<script|https?:\/\/|src=/)
  })

  it('exports no secrets and no data of other people', async () => {
    await setPassword(app, person, PASSWORD)
    const other = await leaveMarks(app, await aPerson(app, { company }), 'not-yours')
    person = await leaveMarks(app, person, 'mine')
    const { read } = app.services.store
    const secrets = [
      ...(await read.selectFrom('credential').select('hash as it').execute()),
      ...(await read.selectFrom('session').select('tokenHash as it').execute()),
      ...(await read.selectFrom('totp').select('sealedSecret as it').execute()),
      ...(await read.selectFrom('recoveryCode').select('codeHash as it').execute()),
      ...(await read.selectFrom('actionCode').select('codeHash as it').execute()),
    ].map(({ it }) => it)
    expect(secrets.length).toBeGreaterThan(8)
    const all = Object.values(await files(person.token)).join()
    for (const needle of [...secrets, person.token, other._id, other.email, 'not-yours']) {
      expect(all).not.toContain(needle)
    }
  })

  it('hides admins and the people they looked at in each other’s exports', async () => {
    const admin = await aPerson(app, { isAppAdmin: true })
    const look = 'query($_id: ID!) { userGet(_id: $_id) { _id } }'
    await app.call(look, { _id: person._id }, admin.token)
    const events = async (of: Actor) => JSON.parse((await files(of.token))['data.json'] ?? '')
    expect(JSON.stringify(await events(admin))).not.toContain(person._id)
    const told = await events(person)
    expect(JSON.stringify(told)).not.toContain(admin._id)
    expect(told.auditEvent).toContainEqual(
      expect.objectContaining({ kind: 'app_admin_look', subject: person._id, actor: null }),
    )
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '1\n=1', '1;=1', '1\t=1'])(
    'escapes the formula %j in exported CSV',
    async (note) => {
      const create =
        'mutation($t: String!) { goalCreate(obj: { adviceTitle: "A", note: $t }) { _id } }'
      expect((await app.call(create, { t: `${note} "x", y` }, person.token)).errors).toEqual([])
      const csv = (await files(person.token))['tables/goal.csv'] ?? ''
      expect(csv).toContain(`"${guarded(note)} ""x"", y"`)
    },
  )

  it('escapes HTML in the exported page', async () => {
    const change = 'mutation($obj: UserUpdateInput!) { userUpdate(obj: $obj) { _id } }'
    const job = '<script>alert(1)</script>"&'
    await app.call(change, { obj: { _id: person._id, job } }, person.token)
    const html = (await files(person.token))['README.html'] ?? ''
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&amp;')
  })

  it('exports many rows completely and yields to other requests', async () => {
    const rows = Array.from({ length: 1700 }, (_, at) => ({
      ...{ user: person._id, week: '2026-40', measure: 'feed', gone: 0 as const },
      item: `tip ${at}`,
      at: app.clock.now(),
    }))
    await app.services.store.write(async (trx) => {
      for (let from = 0; from < rows.length; from += 100) {
        await trx
          .insertInto('impactEvent')
          .values(rows.slice(from, from + 100))
          .execute()
      }
    })
    let turns = 0
    const turning = setInterval(() => {
      turns += 1
    }, 0)
    const data = JSON.parse((await files(person.token))['data.json'] ?? '')
    clearInterval(turning)
    expect(new Set(data.impactEvent.map(({ item }: { item: string }) => item)).size).toBe(1700)
    expect(turns).toBeGreaterThan(3)
  })

  it('records an export in the trail and mails the person', async () => {
    await files(person.token)
    expect(await mailsTo(app, person.email, 'dataExported')).toHaveLength(1)
    const { data } = await app.call('{ identityEventGetMany { kind } }', {}, person.token)
    expect(data.identityEventGetMany).toEqual([{ kind: 'data_exported' }])
  })

  it('refuses an export without a session or recent sign-in, and the eleventh in a day', async () => {
    expect(await refusal()).toBe(401)
    expect(await refusal('x')).toBe(401)
    expect(await refusal((await aPerson(app, { state: 'pending_2fa' })).token)).toBe(403)
    for (let time = 0; time < 10; time += 1) expect(await refusal(person.token)).toBeUndefined()
    expect(await refusal(person.token)).toBe(429)
    const late = await aPerson(app, { company })
    app.clock.move(10 * MINUTE + 1)
    const reply = await ask(late.token)
    expect(reply.statusCode).toBe(403)
    expect(reply.json().errors[0].extensions.code).toBe('SIGN_IN_AGAIN')
  })

  it('allows an export without a membership and after the account is closed', async () => {
    const unpaid = await aPerson(app, { company: null })
    expect(await refusal(unpaid.token)).toBeUndefined()
    await setRows(app, 'user', { _id: person._id }, { deletionDate: app.clock.now() + MINUTE })
    expect(await refusal(person.token)).toBeUndefined()
  })
})
