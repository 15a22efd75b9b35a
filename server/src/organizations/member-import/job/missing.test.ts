import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { importsOf } from '#testing/imports.ts'
import { outboxOf } from '#testing/outbox.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const MAP =
  'mutation($_id: ID!, $f: [MemberImportField]!) { memberImportMap(_id: $_id, fields: $f) }'

describe.each(DATABASES)('members whom no row of a file names on %s', (database) => {
  let app: TestApp
  let company: string
  let admin: Actor
  let member: Actor
  let ours: ReturnType<typeof importsOf>

  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    company = await aCompany(app, `${randomUUID().slice(0, 8)}.example`)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    member = await aPerson(app, { company })
    ours = importsOf(app, admin)
  })

  const set = ({ _id }: Actor, values: object) =>
    app.services.store.write((trx) =>
      trx.updateTable('user').set(values).where('_id', '=', _id).execute(),
    )
  const moveTo = (person: Actor, email: string) => set(person, { email, emailKey: email })
  const endOf = async ({ _id }: Actor) =>
    (
      await app.services.store.read
        .selectFrom('user')
        .select('deactivatedDate')
        .where('_id', '=', _id)
        .executeTakeFirstOrThrow()
    ).deactivatedDate
  const address = (name: string) => `${name}-${company.slice(0, 8)}@a.example`

  it('are not told of while a row may be about anybody, and the page says why', async () => {
    const none = await ours.look(`Wer,Vorname\n${member.email},Bo`)
    expect(await ours.get(none)).toMatchObject({
      counts: { missing: 0 },
      missingProblem:
        'Who is not in the file cannot be deactivated before a column says the mail address.',
    })
    expect(await ours.start(none, 1)).toBe('CONFLICT')
    expect(await app.code(MAP, { _id: none, f: ['email', null] }, admin.token)).toBeUndefined()
    await app.jobs.runDue('import')
    expect(await ours.get(none)).toMatchObject({ counts: { missing: 0 }, missingProblem: null })
    const unread = ['"broken@a.example,Bo', 'no address,Bo', ',Bo']
    for (const row of unread) {
      const _id = await ours.look(`email,first name\n${row}`)
      expect(await ours.get(_id)).toMatchObject({
        ...{ state: 'ready', counts: { missing: 0, refused: 1 } },
        missingProblem:
          'Who is not in the file cannot be deactivated: one row has no mail address that can be read.',
      })
    }
    const all = await ours.look(`email,first name\n${unread.toReversed().join('\n')}`)
    expect((await ours.get(all)).missingProblem).toContain('3 rows have')
  })

  it('are known by who they are, whatever their address is by then', async () => {
    const other = await aPerson(app, { company })
    const _id = await ours.look(`email\n${address('nobody')}\n${address('new')}`)
    expect((await ours.get(_id)).counts).toMatchObject({ create: 2, missing: 2 })
    await moveTo(member, address('moved'))
    // Whoever has an address now that the file does have is named by it.
    await moveTo(other, address('new'))
    expect(await ours.start(_id, 2)).toBeUndefined()
    await app.jobs.runDue('import')
    expect((await ours.get(_id)).results).toMatchObject({ create: 1, deactivate: 1, skip: 2 })
    expect(await endOf(member)).not.toBeNull()
    expect(await endOf(other)).toBeNull()
  })

  it('stay as they are once they left, though they were invited anew', async () => {
    const { email } = member
    const _id = await ours.look(`email\n${address('nobody')}`)
    await set(member, { company: null })
    await moveTo(member, address('left'))
    const invite = 'mutation($e: String!) { memberInvite(obj: { email: $e }) }'
    expect(await app.code(invite, { e: email }, admin.token)).toBeUndefined()
    expect(await ours.start(_id, 1)).toBeUndefined()
    await app.jobs.runDue('import')
    expect((await ours.get(_id)).results).toMatchObject({ deactivate: 0, skip: 1 })
    const left = await app.services.store.read
      .selectFrom('invitation')
      .select('email')
      .where('company', '=', company)
      .orderBy('email')
      .execute()
    expect(left.map((one) => one.email)).toContain(email)
    expect(await endOf(member)).toBeNull()
  })

  it('are told one after another that their access ended', async () => {
    const all = [member, ...(await Promise.all([1, 2, 3].map(() => aPerson(app, { company }))))]
    const _id = await ours.look(`email\n${address('new')}`)
    expect(await ours.start(_id, 4)).toBeUndefined()
    await app.jobs.runDue('import')
    const addresses = [address('new'), ...all.map(({ email }) => email)]
    const mails = (await outboxOf(app)).filter(({ recipient }) => addresses.includes(recipient))
    const waits = mails.map(({ nextTry }) => Number(nextTry) - app.clock.now())
    expect(waits.sort((a, b) => a - b)).toEqual([0, 100, 200, 300, 400])
  })
})
