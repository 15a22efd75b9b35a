import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { aSession } from '#testing/policy-world.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const READ = `_id version email firstName lastName job timeZone role timeCommitDaily motivations
  learningStyles selectedTraitIds tier isCompanyAdmin emailVerified`
const UPDATE = `mutation($obj: UserUpdateInput!) { done: userUpdate(obj: $obj) { ${READ} } }`

describe.each(DATABASES)('people on %s', (database) => {
  let app: TestApp
  let member: Actor
  let colleague: Actor
  let admin: Actor
  let stranger: Actor

  beforeAll(async () => {
    app = await makeTestApp(database)
    const company = await aCompany(app)
    member = await aPerson(app, { company })
    colleague = await aPerson(app, { company })
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    stranger = await aPerson(app)
  })
  afterAll(() => app.drop())

  const save = (obj: object, by = member) =>
    app.call(UPDATE, { obj: { _id: by._id, ...obj } }, by.token)

  it('fill in their own profile, every list in its order', async () => {
    const profile = {
      job: 'Nurse',
      timeZone: 'Europe/Lisbon',
      role: 'function',
      timeCommitDaily: 20,
      motivations: ['purpose', 'learn'],
      learningStyles: ['video-short', 'read'],
      selectedTraitIds: ['t9', 't1'],
    }
    const { data } = await save(profile)
    expect(data.done).toMatchObject(profile)
    const { data: mine } = await app.call(`{ me { ${READ} } }`, {}, member.token)
    expect(mine.me).toEqual(data.done)
  })

  it.each([
    ['\u202eمحمد\u202c', 'محمد'],
    ['👨‍👩‍👧‍👦  Ada', '👨‍👩‍👧‍👦 Ada'],
    [`Z${'\u0301'.repeat(60)}`, `Z${'\u0301'.repeat(4)}`],
    ['  Ada\t', 'Ada'],
  ])('keep of the name %j what is to be read', async (firstName, kept) => {
    const { data } = await save({ firstName })
    expect(data.done.firstName).toBe(kept)
  })

  it.each([
    ['role', 'boss'],
    ['timeCommitDaily', 15],
    ['motivations', ['money', 'fame']],
    ['learningStyles', ['video']],
    ['timeZone', 'Europe/Atlantis'],
    ['timeZone', '../../etc/passwd'],
    ['job', 'x'.repeat(61)],
    ['firstName', ''],
    ['firstName', '\u202e\u200d'],
    ['profileCluster', 5],
    ['lastName', null],
    ['selectedTraitIds', Array.from({ length: 101 }, (_, at) => `t${at}`)],
  ])('are refused %s as %s', async (name, value) => {
    const { errors } = await save({ [name]: value })
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: name })
  })

  it('see of a colleague nothing, of their admins neither', async () => {
    const get = (_id: string) =>
      app.call(`{ userGet(_id: "${_id}") { ${READ} } }`, {}, member.token)
    const unknown = (await get('unknown')).errors
    for (const other of [colleague, admin, stranger]) {
      expect((await get(other._id)).errors).toEqual(unknown)
    }
    const { data } = await app.call('{ userGetMany { _id } }', {}, member.token)
    expect(data.userGetMany).toEqual([{ _id: member._id }])
  })

  it('are listed to their own admin, without what is private', async () => {
    await save({ job: 'Nurse', selectedTraitIds: ['t1'], motivations: ['money'] })
    const { data } = await app.call(`{ userGetMany { ${READ} } }`, {}, admin.token)
    const row = data.userGetMany.find((it: { _id: string }) => it._id === member._id)
    expect(row).toMatchObject({
      email: member.email,
      job: null,
      selectedTraitIds: null,
      motivations: null,
      learningStyles: null,
      timeZone: null,
      tier: null,
    })
    expect(data.userGetMany).toHaveLength(3)
  })

  it('are listed as members with the columns of the list, to admins alone', async () => {
    const query = `query($companyId: ID) { members: getCompanyMembers(companyId: $companyId) {
      _id firstName lastName createdDate role email isCompanyAdmin isPrelaunch lastIosLogin } }`
    const listed = async (by: Actor, companyId?: string | null) =>
      (await app.call(query, { companyId }, by.token)).data?.members?.map(
        (it: { _id: string }) => it._id,
      )
    const all = [member._id, colleague._id, admin._id].sort()
    expect((await listed(admin)).sort()).toEqual(all)
    expect((await listed(admin, admin.company)).sort()).toEqual(all)
    expect(await listed(admin, stranger.company)).toEqual([])
    expect(await listed(admin, 'unknown')).toEqual([])
    expect(await app.code(query, {}, member.token)).toBe('FORBIDDEN')
    const operator = await aPerson(app, { isAppAdmin: true })
    expect((await listed(operator, admin.company)).sort()).toEqual(all)
  })

  it('are made admins by an admin of their company, from their next sign-in on', async () => {
    const promote = (isCompanyAdmin: boolean, by: Actor) =>
      app.call(UPDATE, { obj: { _id: colleague._id, isCompanyAdmin } }, by.token)
    expect(await app.code('{ getCompanyMembers { _id } }', {}, colleague.token)).toBe('FORBIDDEN')
    expect((await promote(true, stranger)).errors[0]?.extensions.code).toMatch(
      /NOT_FOUND|FIELD_NOT/,
    )
    const members = (token: string) => app.code('{ getCompanyMembers { _id } }', {}, token)
    await promote(true, admin)
    expect(await members(colleague.token)).toBe('UNAUTHENTICATED')
    expect(await members(await aSession(app, colleague._id))).toBeUndefined()
    await promote(false, admin)
    expect(await members(await aSession(app, colleague._id))).toBe('FORBIDDEN')
  })

  it('are looked at by an app admin only with a line in the trail', async () => {
    const operator = await aPerson(app, { isAppAdmin: true })
    await app.call(`{ userGet(_id: "${member._id}") { _id } }`, {}, operator.token)
    await app.call('{ userGetMany { _id } }', {}, operator.token)
    const rows = await app.services.store.read
      .selectFrom('auditEvent')
      .select(['subject', 'kind'])
      .where('actor', '=', operator._id)
      .execute()
    expect(rows).toEqual(
      expect.arrayContaining([
        { subject: member._id, kind: 'app_admin_look' },
        { subject: null, kind: 'app_admin_look' },
      ]),
    )
  })
})
