import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailKey } from '#lib/addresses.ts'
import { forgetPerson } from '#privacy/erasing/purge.ts'
import { DATABASES } from '#testing/databases.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aCompany, aPerson, setPassword } from '#testing/factories.ts'
import { importsOf } from '#testing/imports.ts'
import { changeAddress } from '#testing/links.ts'
import { PASSWORD } from '#testing/sign-in.ts'
import { contentOf } from '#testing/tables.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { listNaming } from './people-in-rows.store.ts'
import { noteRows } from './rows.store.ts'

const MAP =
  'mutation($_id: ID!, $fields: [MemberImportField]!) { memberImportMap(_id: $_id, fields: $fields) }'

describe.each(DATABASES)('people in the rows of files, on %s', (database) => {
  let app: TestApp
  let company: string
  let admin: Actor
  let ada: Actor
  let bob: Actor
  let tag: string
  let ours: ReturnType<typeof importsOf>

  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    tag = randomUUID().slice(0, 8)
    company = await aCompany(app, `${tag}.example`)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    ada = await aPerson(app, { company, email: `n.${tag}@x.example` })
    bob = await aPerson(app, { company, email: `an.${tag}@x.example` })
    ours = importsOf(app, admin)
  })

  const where = async (word: string) =>
    [...(await contentOf(app.services.store.read))]
      .filter(([, rows]) => JSON.stringify(rows).toLowerCase().includes(word.toLowerCase()))
      .map(([table]) => table)
  async function copyOf({ token }: Actor) {
    const headers = { authorization: `Bearer ${token}` }
    const reply = await app.http.inject({ method: 'POST', url: '/export', headers })
    expect(reply.statusCode).toBe(200)
    const zip = unzipSync(new Uint8Array(reply.rawPayload))
    const files = Object.entries(zip).map(([name, bytes]) => [name, strFromU8(bytes)] as const)
    const { 'data.json': json = '' } = Object.fromEntries(files)
    return { rows: JSON.parse(json).memberImportRow, all: files.map(([, text]) => text).join() }
  }
  const cellsOf = async (_id: string): Promise<string[][]> =>
    (
      await app.services.store.read
        .selectFrom('memberImportRow')
        .select('cells')
        .where('import', '=', _id)
        .orderBy('number')
        .execute()
    ).map(({ cells }) => JSON.parse(cells))

  it.each([
    ['stands in theirs', () => `${bob.email},`, true],
    ['is named beside theirs', () => `${bob.email},${ada.email}`, true],
    ['is named before theirs', () => `${ada.email},${bob.email}`, false],
  ])('keep their access where somebody is erased whose address %s', async (_what, line, isRead) => {
    const _id = await ours.look(`Wer,Chef\n${line()}\n${admin.email},`)
    expect(await erase(app, ada)).toBeUndefined()
    const fields = ['email', null]
    expect((await app.call(MAP, { _id, fields }, admin.token)).errors).toEqual([])
    await app.jobs.runDue('import')
    const rows = await ours.rows(_id)
    const got = await ours.get(_id)
    expect(got.counts.missing).toBe(0)
    if (isRead) expect(rows.map(({ email }) => email)).toEqual([bob.email, admin.email])
    else expect(got.missingProblem).toContain('one row has no mail address')
    expect(await where(`"${ada.email}`)).toEqual([])
  })

  it('are gone from rows of others, which stay, and from those of which they were', async () => {
    const file = `email,manager,note\n${bob.email},${ada.email},reports\n${ada.email},${bob.email},mine-${tag}`
    const _id = await ours.look(file)
    const before = await ours.rows(_id)
    expect(before).toHaveLength(2)
    expect(await erase(app, ada)).toBeUndefined()
    expect(await cellsOf(_id)).toEqual([[bob.email, '', 'reports']])
    expect(await ours.rows(_id)).toEqual([before[0]])
    expect(await where(`mine-${tag}`)).toEqual([])
    expect(await where(`"${ada.email}`)).toEqual([])
  })

  it('are found in every way to write an address, looked at or not', async () => {
    await setPassword(app, ada, PASSWORD)
    const old = `zoë.${tag}@müller-${tag}.example`
    const first = await changeAddress(app, ada, old)
    const now = await changeAddress(app, first, `k1.${tag}@x.example`)
    const ways = [
      ...[old.toUpperCase(), old.normalize('NFD'), mailKey(old), `Zoë <${old}>`, `${old}.`],
      ...[now.email, now.email.replace('k', '\u212a'), now.email.replaceAll('@', '＠')],
      ...[now.email.replace('1', '¹'), `"${now.email}" x`],
    ]
    const lines = ways.map((way, at) => `"${way.replaceAll('"', '""')}",word-${at}-${tag}`)
    await ours.look(`Who,Remark\n${lines.join('\n')}`)
    const told = (await copyOf(now)).rows.map(({ cells }: { cells: object }) => cells)
    expect(told).toHaveLength(ways.length)
    expect(await erase(app, now)).toBeUndefined()
    expect(await where(`-${tag}`)).toEqual([])
  })

  it('are found where their address is glued to a sign or a word, in their own rows and others', async () => {
    const glued = [
      ...[`Ada/${ada.email}`, `HR|${ada.email}`, `email=${ada.email}`, `_${ada.email}_`],
      ...[`Ada–${ada.email}`, `✉${ada.email}`, `Ada·${ada.email}`, `${ada.email}.Please`],
      ...[
        `${ada.email}-Team`,
        `https://x.example/?to=${ada.email}`,
        ada.email.replace('.', '.\u00ad'),
      ],
    ]
    const others = [`anna.${ada.email}`, `mary-${ada.email}`, `${ada.email}.au`]
    const unread = glued.map((way, at) => `"${way}",mine-${at}-${tag}`)
    const unsaid = await ours.look(`Wer,Note\n${unread.join('\n')}`)
    const elsewhere = importsOf(app, await aPerson(app, { isCompanyAdmin: true }))
    const read = await elsewhere.look(`email,note\n${unread.join('\n')}`)
    const third = importsOf(app, await aPerson(app, { isCompanyAdmin: true }))
    const lines = [...glued, ...others].map((way, at) => `p${at}@z.example,"${way}"`)
    const named = await third.look(`email,manager\n${lines.join('\n')}`)
    expect((await copyOf(ada)).rows).toHaveLength(2 * glued.length)
    expect(await erase(app, ada)).toBeUndefined()
    expect((await cellsOf(unsaid)).flat().join('')).toBe('')
    expect(await cellsOf(read)).toEqual([])
    expect((await cellsOf(named)).map(([, manager]) => manager)).toEqual([
      ...glued.map(() => ''),
      ...others,
    ])
    expect(await where(`mine-`)).toEqual([])
  })

  it('are not told the addresses of others in their own rows, nor rows of others', async () => {
    const file = `email,manager,note\n${bob.email},Ada <${ada.email}>,fine\n,${bob.email},other-${tag}`
    await ours.look(file)
    const { rows, all } = await copyOf(bob)
    expect(rows.map(({ cells }: { cells: object }) => cells)).toEqual([
      { email: bob.email, manager: 'Ada <[address of somebody else]>', note: 'fine' },
    ])
    for (const word of [`"${ada.email}`, `<${ada.email}`, `other-${tag}`]) {
      expect(all).not.toContain(word)
    }
    expect((await copyOf(ada)).rows).toEqual([])
  })

  it('do not come back with what a look at a row had read before', async () => {
    const _id = await ours.look(`email,manager\n${bob.email},${ada.email}`)
    const { store } = app.services
    const read = await store.read
      .selectFrom('memberImportRow')
      .selectAll()
      .where('import', '=', _id)
      .execute()
    expect(await erase(app, ada)).toBeUndefined()
    await store.write((trx) => noteRows(trx, [{ ...read[0], name: ada.email } as never]))
    expect(await where(`"${ada.email}`)).toEqual([])
  })

  it('are looked for in thousands of rows a portion at a time, and in all of them', async () => {
    const lines = Array.from({ length: 1300 }, (_, at) => `p${at}.${tag}@x.example,${ada.email}`)
    const reply = await ours.send(`email,manager\n${lines.join('\n')}`)
    const { _id } = reply.json()
    const { store } = app.services
    const person = { ...ada, emailKey: ada.email }
    await store.write((trx) => forgetPerson(trx, person, app.clock.now()))
    const cells = await cellsOf(_id)
    expect(cells).toHaveLength(1300)
    expect(cells.filter(([, manager]) => manager !== '')).toEqual([])
    expect(await listNaming(store.read, { _id: ada._id, keys: [ada.email] }).next()).toEqual({
      done: true,
      value: undefined,
    })
    expect(await ours.cancel(_id)).toBeUndefined()
  })

  it.each([
    'ada@x.example,Byron\nbob@x.example,Bo',
    'Ada <ada@x.example>,Byron\nbob@x.example,Bo',
    'ＡＤＡ＠X.example;Byron\nbob@x.example;Bo',
  ])('are never the names of columns: %s', async (file) => {
    const reply = await ours.send(file)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors[0]).toMatchObject({
      message: expect.stringContaining('Put the names of the columns there'),
      extensions: { code: 'BAD_USER_INPUT', field: 'file' },
    })
    expect(await ours.get()).toBeNull()
    expect(await where('byron')).toEqual([])
  })
})
