import { beforeEach, describe, expect, it } from 'vitest'
import { eraseDue } from '#privacy/erasing/erasing.ts'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson, setPassword } from '#testing/factories.ts'
import { importsOf } from '#testing/imports.ts'
import { setJoinRules } from '#testing/join-rules.ts'
import { codeTo, link, linkOutcome, mailsTo, resetCode } from '#testing/links.ts'
import { outcomeOf, PASSWORD, signIn } from '#testing/sign-in.ts'

const CLOSE = 'mutation($_id: ID!) { userDelete(_id: $_id) { _id deletionDate } }'
const KEEP = 'mutation { userKeep }'
const BY_LINK = 'mutation($code: String!) { userKeepByLink(code: $code) }'
const ME = '{ me { _id email sessionState deletionDate } }'
const DAY = 24 * 3_600_000

describe.each(DATABASES)('closing an account on %s', (database) => {
  const app = testApp(database, {}, undefined, { passwords: 'product' })
  let company: string
  let person: Actor

  beforeEach(async () => {
    company = await aCompany(app)
    person = await aPerson(app, { company })
    await setPassword(app, person, PASSWORD)
    await app.call(
      'mutation { goalCreate(obj: { adviceTitle: "A", note: "Mine" }) { _id } }',
      {},
      person.token,
    )
  })

  const close = (by = person) => app.call(CLOSE, { _id: by._id }, by.token)
  /** Lists the address in the company, so that an erasure changes the company as well. */
  const listAsAdmin = (email: string) => setJoinRules(app, company, { adminEmails: [email] })
  const again = async () => (await signIn(app, { email: person.email })).data.login
  const goals = async (token: string) =>
    (await app.call('{ goalGetMany { note } }', {}, token)).data.goalGetMany

  it('either keeps or erases an account if both happen at once', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const one = await aPerson(app, { company })
      await setPassword(app, one, PASSWORD)
      await listAsAdmin(one.email)
      await close(one)
      app.clock.move(14 * DAY - 1)
      const { token } = (await signIn(app, { email: one.email })).data.login
      app.clock.move(1)
      const [kept] = await Promise.all([app.code(KEEP, {}, token), eraseDue(app.services)])
      const found = await outcomeOf(app, { email: one.email })
      expect([kept, found]).toEqual(
        kept === undefined ? [undefined, 'active'] : ['UNAUTHENTICATED', 'INVALID_CREDENTIALS'],
      )
    }
  })

  it('lets only one of the last two admins close their account at once', async () => {
    const admins = [
      await aPerson(app, { company, isCompanyAdmin: true }),
      await aPerson(app, { company, isCompanyAdmin: true }),
    ]
    const answers = await Promise.all(admins.map((admin) => close(admin)))
    const codes = answers.map(({ errors }) => errors[0]?.extensions.code)
    expect(codes.sort()).toEqual(['CONFLICT', undefined])
  })

  if (database === 'postgres') return

  it('closes an account, ends every session and mails the date of erasure', async () => {
    const other = (await again()).token
    const until = new Date(app.clock.now() + 14 * DAY).toISOString()
    const { data, errors } = await close()
    expect(errors).toEqual([])
    expect(data.userDelete).toEqual({ _id: person._id, deletionDate: until })
    for (const token of [person.token, other]) {
      expect(await app.code(ME, {}, token)).toBe('UNAUTHENTICATED')
    }
    const [mail] = await mailsTo(app, person.email, 'accountClosed')
    expect(mail?.text).toContain(`${app.services.config.publicUrl}/auth/keep-account?code=`)
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
    expect(mail?.text).toContain(day.format(app.clock.now() + 14 * DAY))
  })

  it('hides a closed account from admins who invite its address or import it', async () => {
    const admin = await aPerson(app, { company, isCompanyAdmin: true })
    const INVITE = 'mutation($obj: MemberCreateInput!) { memberInvite(obj: $obj) }'
    const invite = async () => {
      const { errors } = await app.call(INVITE, { obj: { email: person.email } }, admin.token)
      return errors.map(({ message, extensions }) => [message, extensions.code])
    }
    expect(await invite()).toEqual([['This person is already a member.', 'CONFLICT']])
    await close()
    const notNow = 'We can’t invite this email right now. Try again later.'
    expect(await invite()).toEqual([[notNow, 'CONFLICT']])
    const theirs = importsOf(app, admin)
    const [row] = await theirs.rows(await theirs.look(`email\n${person.email}`))
    expect([row?.verdict, row?.problem]).toEqual(['refused', notNow])
    expect(await mailsTo(app, person.email, 'invitation')).toEqual([])
  })

  it('lets a person with a closed account sign in only to keep it', async () => {
    await close()
    expect(await outcomeOf(app, { email: person.email, password: 'not the one' })).toBe(
      'INVALID_CREDENTIALS',
    )
    const { token, state } = await again()
    expect(state).toBe('closed')
    expect((await app.call(ME, {}, token)).data.me).toMatchObject({
      _id: person._id,
      sessionState: 'closed',
      deletionDate: new Date(app.clock.now() + 14 * DAY).toISOString(),
    })
    expect(await app.code('{ goalGetMany { _id } }', {}, token)).toBe('FORBIDDEN')
    expect(await app.code(CLOSE, { _id: person._id }, token)).toBe('FORBIDDEN')
    expect((await app.call(KEEP, {}, token)).errors).toEqual([])
    expect(await goals(token)).toEqual([{ note: 'Mine' }])
    expect(await mailsTo(app, person.email, 'accountKept')).toHaveLength(1)
    expect(await app.code(KEEP, {}, token)).toBe('FORBIDDEN')
  })

  it('keeps a closed account by the mailed link, once and without a session', async () => {
    await close()
    const code = await codeTo(app, person.email, 'accountClosed')
    expect((await app.call(BY_LINK, { code })).errors).toEqual([])
    expect(await app.code(BY_LINK, { code })).toBe('INVALID_CODE')
    expect((await again()).state).toBe('active')
    await eraseDue(app.services)
    app.clock.move(15 * DAY)
    await eraseDue(app.services)
    expect(await goals((await again()).token)).toEqual([{ note: 'Mine' }])
  })

  it('lets a person with a closed account reset the password', async () => {
    await close()
    const code = await resetCode(app, person.email)
    const password = 'seven purple umbrellas'
    expect(await linkOutcome(app, 'resetPassword', { code, password })).toBe('done')
    expect(await outcomeOf(app, { email: person.email, password })).toBe('closed')
  })

  it('erases a closed account after 14 days and not before', async () => {
    await close()
    app.clock.move(14 * DAY - 1)
    await eraseDue(app.services)
    expect((await again()).state).toBe('closed')
    app.clock.move(1)
    expect(await eraseDue(app.services)).toBeGreaterThan(0)
    expect(await outcomeOf(app, { email: person.email })).toBe('INVALID_CREDENTIALS')
  })

  it('hides a closed account from the admins of the company', async () => {
    const admin = await aPerson(app, { company, isCompanyAdmin: true })
    const seen = async () =>
      JSON.stringify(
        (await app.call('{ getCompanyMembers { _id } userGetMany { _id } }', {}, admin.token)).data,
      )
    expect(await seen()).toContain(person._id)
    await close()
    expect(await seen()).not.toContain(person._id)
    const get = 'query($_id: ID!) { userGet(_id: $_id) { _id } }'
    expect(await app.code(get, { _id: person._id }, admin.token)).toBe('NOT_FOUND')
  })

  it('refuses to close the account of a company’s last admin', async () => {
    const admin = await aPerson(app, { company, isCompanyAdmin: true })
    const refused = await close(admin)
    expect(refused.errors[0]?.extensions.code).toBe('CONFLICT')
    expect(refused.errors[0]?.message).toContain('only admin')
    expect((await app.call(ME, {}, admin.token)).data.me.deletionDate).toBeNull()
    await aPerson(app, { company, isCompanyAdmin: true })
    expect((await close(admin)).errors).toEqual([])
  })

  it('keeps an account closed when a person signs up with its address', async () => {
    await close()
    const given = { email: person.email, password: PASSWORD, firstName: 'A', lastName: 'B' }
    expect((await link(app, 'userCreate', { obj: given })).errors).toEqual([])
    expect((await again()).state).toBe('closed')
  })
})
