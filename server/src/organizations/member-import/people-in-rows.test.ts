import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import { mailKey } from '#lib/addresses.ts'
import { forgetPerson } from '#privacy/erasing/purge.ts'
import { DATABASES } from '#testing/databases.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aPerson, setPassword } from '#testing/factories.ts'
import { importsOf, importWorld } from '#testing/imports.ts'
import { changeAddress } from '#testing/links.ts'
import { PASSWORD } from '#testing/sign-in.ts'
import { contentOf } from '#testing/tables.ts'
import { listNaming } from './people-in-rows.store.ts'

const MAP =
  'mutation($_id: ID!, $fields: [MemberImportField]!) { memberImportMap(_id: $_id, fields: $fields) }'

describe.each(DATABASES)('people in rows of files on %s', (database) => {
  const world = importWorld(database)
  let ada: Actor
  let bob: Actor
  let tag: string

  beforeEach(async () => {
    tag = randomUUID().slice(0, 8)
    const { app, company } = world
    ada = await aPerson(app, { company, email: `n.${tag}@x.example` })
    bob = await aPerson(app, { company, email: `an.${tag}@x.example` })
  })

  const where = async (word: string) =>
    [...(await contentOf(world.app.services.store.read))]
      .filter(([, rows]) => JSON.stringify(rows).toLowerCase().includes(word.toLowerCase()))
      .map(([table]) => table)
  async function copyOf({ token }: Actor) {
    const headers = { authorization: `Bearer ${token}` }
    const reply = await world.app.http.inject({ method: 'POST', url: '/export', headers })
    expect(reply.statusCode).toBe(200)
    const zip = unzipSync(new Uint8Array(reply.rawPayload))
    const files = Object.entries(zip).map(([name, bytes]) => [name, strFromU8(bytes)] as const)
    const { 'data.json': json = '' } = Object.fromEntries(files)
    return { rows: JSON.parse(json).memberImportRow, all: files.map(([, text]) => text).join() }
  }
  const cellsOf = async (_id: string): Promise<string[][]> =>
    (await world.storedRows(_id)).map(({ cells }) => JSON.parse(cells))

  it.each([
    ['the file has no erased address', () => `${bob.email},`, true],
    ['the erased address comes after the member’s', () => `${bob.email},${ada.email}`, true],
    ['the erased address comes before the member’s', () => `${ada.email},${bob.email}`, false],
  ])('lists no missing member after an erasure if %s', async (_what, line, isRead) => {
    const { app, admin, ours } = world
    const _id = await ours.look(`Wer,Chef\n${line()}\n${admin.email},`)
    expect(await erase(app, ada)).toBeUndefined()
    const fields = ['email', null]
    expect((await app.call(MAP, { _id, fields }, admin.token)).errors).toEqual([])
    await app.jobs.runDue('import')
    const rows = await ours.rows(_id)
    const got = await ours.get(_id)
    expect(got.counts.missing).toBe(0)
    if (isRead) expect(rows.map(({ email }) => email)).toEqual([bob.email, admin.email])
    else expect(got.missingProblem).toContain('1 row has no readable email')
    expect(await where(`"${ada.email}`)).toEqual([])
  })

  it('deletes the rows of an erased person, and removes them from rows of others', async () => {
    const { app, ours } = world
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

  it('finds a person in rows by every spelling of their address', async () => {
    const { app, ours } = world
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

  it('finds an address that is joined to a sign or a word, in own rows and others', async () => {
    const { app, ours } = world
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

  it('exports a person’s own rows without the addresses of others', async () => {
    const { ours } = world
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

  it('erases a person from more rows than one batch', async () => {
    const { app, ours } = world
    const lines = Array.from({ length: 250 }, (_, at) => `p${at}.${tag}@x.example,${ada.email}`)
    const reply = await ours.send(`email,manager\n${lines.join('\n')}`)
    const { _id } = reply.json()
    const { store } = app.services
    const person = { ...ada, emailKey: ada.email }
    await store.write((trx) => forgetPerson(trx, person, app.clock.now()))
    const cells = await cellsOf(_id)
    expect(cells).toHaveLength(250)
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
  ])('refuses a file with people in place of column names: %s', async (file) => {
    const { ours } = world
    const reply = await ours.send(file)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors[0]).toMatchObject({
      message: expect.stringContaining('Put column names there'),
      extensions: { code: 'BAD_USER_INPUT', field: 'file' },
    })
    expect(await ours.get()).toBeNull()
    expect(await where('byron')).toEqual([])
  })
})
