import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { emptied } from '#testing/emptied.ts'
import { type Actor, aCompany, aPerson, setPassword } from '#testing/factories.ts'
import { link } from '#testing/links.ts'
import { aSession } from '#testing/policy-world.ts'
import { callFrom, countWork, outcomeOf, PASSWORD } from '#testing/sign-in.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const SIGN_UP = `mutation($obj: UserCreateInput!) { userCreate(obj: $obj) {
  _id version email firstName lastName avatar role tier job isCompanyAdmin isAppAdmin emailVerified
  isPublicUser sessionState createdDate updatedDate lastIosLogin company { _id name } totpEnabled
  recoveryCodes motivations profileCluster optInEmail showWelcomeDialog
} }`
const HOUR = 3_600_000

describe.each(DATABASES)('signing up on %s', (database) => {
  let app: TestApp
  let known: Actor

  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    await emptied(app)
    known = await aPerson(app, { company: await aCompany(app), email: 'Known@a.example' })
    await setPassword(app, known, PASSWORD)
  })

  const obj = (email: string, more = {}) => ({
    email,
    password: 'seven purple umbrellas',
    firstName: 'Ada',
    lastName: 'Byron',
    ...more,
  })
  const signUp = (given: object, from?: string) =>
    callFrom(app, SIGN_UP, { obj: given }, from === undefined ? {} : { from })
  const rowsOf = (table: 'user' | 'credential' | 'outbox' | 'session' | 'actionCode') =>
    app.services.store.read.selectFrom(table).selectAll().execute() as Promise<
      Record<string, unknown>[]
    >

  it('sign-up makes an unverified person without a company and mails a link', async () => {
    const { data, errors } = await signUp(obj('ada@a.example'))
    expect(errors).toEqual([])
    const made = (await rowsOf('user')).find((row) => row._id === data.userCreate._id)
    expect(made).toMatchObject({
      email: 'ada@a.example',
      emailVerified: 0,
      company: null,
      tier: null,
      isCompanyAdmin: 0,
      isAppAdmin: 0,
    })
    const [mail, ...more] = await rowsOf('outbox')
    expect(more).toEqual([])
    expect(mail).toMatchObject({ recipient: 'ada@a.example', channel: 'mail', sentDate: null })
    expect(mail?.text).toContain(`${app.services.config.publicUrl}/auth/verify-email?code=`)
    const login = { email: 'ada@a.example', password: 'seven purple umbrellas' }
    expect(await outcomeOf(app, login)).toBe('unverified')
  })

  it('sign-up answers alike for known and unknown addresses (promise 13)', async () => {
    const _id = randomUUID()
    const work = countWork(app)
    const answers = []
    for (const email of ['unknown@a.example', 'known@a.example']) {
      const { status, data, errors } = await signUp(obj(email, { _id }))
      answers.push(JSON.stringify({ status, data, errors }).replace(email, 'EMAIL'))
      expect(work).toEqual({ hashed: 1, verified: 0 })
      Object.assign(work, { hashed: 0, verified: 0 })
    }
    expect(answers[1]).toBe(answers[0])
  })

  it('sign-up of a known address leaves its account unchanged and mails its owner', async () => {
    const ofKnown = async () => [
      (await rowsOf('user')).filter(({ _id }) => _id === known._id),
      (await rowsOf('credential')).filter(({ user }) => user === known._id),
      await rowsOf('session'),
    ]
    const before = await ofKnown()
    for (const email of ['KNOWN@A.EXAMPLE', ' known@a.example ', 'ｋｎｏｗｎ@a.example']) {
      expect((await signUp(obj(email))).errors).toEqual([])
    }
    expect(await ofKnown()).toEqual(before)
    const mails = await rowsOf('outbox')
    expect(mails.map((mail) => mail.recipient)).toEqual(Array(3).fill('Known@a.example'))
    for (const { text } of mails) expect(text).not.toContain('code=')
    const codes = await rowsOf('actionCode')
    expect(codes.filter(({ user }) => user === known._id)).toEqual([])
    const { email } = known
    expect(await outcomeOf(app, { email, password: obj('').password })).toBe('INVALID_CREDENTIALS')
    expect(await outcomeOf(app, { email })).toBe('active')
  })

  it('a resent sign-up of a known address mails its owner again', async () => {
    const { data } = await signUp(obj(known.email))
    for (const at of [2, 3]) {
      await link(app, 'resendEmailVerification', { _id: data.userCreate._id })
      const mails = await rowsOf('outbox')
      expect(mails.map(({ kind }) => kind)).toEqual(Array(at).fill('accountExists'))
    }
  })

  it('makes one account of five simultaneous sign-ups for one address (promise 16)', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => signUp(obj('ada@a.example'))))
    for (const { errors } of answers) expect(errors).toEqual([])
    const made = (await rowsOf('user')).filter((user) => user.emailKey === 'ada@a.example')
    expect(made).toHaveLength(1)
    expect(await rowsOf('credential')).toHaveLength(2)
  })

  it('sign-up with a taken id makes an account and does not reveal its owner', async () => {
    const { data, errors } = await signUp(obj('ada@a.example', { _id: known._id }))
    expect(errors).toEqual([])
    expect(data.userCreate).toMatchObject({ _id: known._id, email: 'ada@a.example' })
    const users = await rowsOf('user')
    expect(users.find((user) => user._id === known._id)?.email).toBe('Known@a.example')
    expect(users.filter((user) => user.emailKey === 'ada@a.example')).toHaveLength(1)
    const login = { email: 'ada@a.example', password: 'seven purple umbrellas' }
    expect(await outcomeOf(app, login)).toBe('unverified')
  })

  it('accepts a person without a last name at sign-up and at later saves', async () => {
    const { firstName, ...one } = obj('mononym@a.example', { lastName: null })
    const { data, errors } = await signUp({ firstName, ...one })
    expect(errors).toEqual([])
    expect(data.userCreate).toMatchObject({ firstName, lastName: '' })
    const token = await aSession(app, known._id)
    const save = 'mutation($obj: UserUpdateInput!) { userUpdate(obj: $obj) { lastName } }'
    for (const lastName of ['', null, '  ']) {
      const saved = await app.call(save, { obj: { _id: known._id, lastName } }, token)
      expect(saved.data.userUpdate).toEqual({ lastName: '' })
    }
    const without = await app.call(save, { obj: { _id: known._id, firstName: ' ' } }, token)
    expect(without.errors[0]?.extensions.field).toBe('firstName')
  })

  it('removes invisible characters and outer blanks from names at sign-up', async () => {
    const names = { firstName: '\u202eمحمد\u202c', lastName: ' O’Neill  ' }
    const { data } = await signUp(obj('ada@a.example', names))
    const made = (await rowsOf('user')).find((row) => row._id === data.userCreate._id)
    expect(made).toMatchObject({ firstName: 'محمد', lastName: 'O’Neill' })
    expect(data.userCreate).toMatchObject({ firstName: 'محمد', lastName: 'O’Neill' })
  })

  it.each([
    ['email', { email: 'ada@a.example\r\nBcc: b@b.example' }],
    ['email', { email: 'ada\u0000@a.example' }],
    ['email', { email: `${'a'.repeat(312)}@a.test` }],
    ['email', { email: '' }],
    ['password', { password: 'eleven char' }],
    ['password', { password: 'a'.repeat(257) }],
    ['password', { password: 'a'.repeat(900_000) }],
    ['password', { password: `half a pair \ud800` }],
    ['firstName', { firstName: '   ' }],
    ['firstName', { firstName: 'A\u0000da' }],
    ['firstName', { firstName: '\u202e\u200d' }],
    ['lastName', { lastName: 'B'.repeat(101) }],
    ['lastName', { lastName: 'B\u0000' }],
    ['_id', { _id: 'not an id' }],
  ])('sign-up names a bad %s in its refusal and stores nothing', async (field, bad) => {
    const before = await rowsOf('user')
    const work = countWork(app)
    const { errors } = await signUp(obj('ada@a.example', bad))
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field })
    expect(work.hashed).toBe(0)
    expect(await rowsOf('user')).toEqual(before)
    expect(await rowsOf('outbox')).toEqual([])
  })

  it('refuses the 21st sign-up in an hour from one network address without hashing', async () => {
    const work = countWork(app)
    for (let at = 0; at < 20; at += 1) await signUp(obj(`a${at}@a.example`), '2001:db8::1')
    expect(work.hashed).toBe(20)
    const { errors } = await signUp(obj('late@a.example'), '2001:db8::2')
    expect(errors[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 3600 })
    expect(work.hashed).toBe(20)
    expect((await signUp(obj('late@a.example'), '203.0.113.7')).errors).toEqual([])
    app.clock.move(HOUR)
    expect((await signUp(obj('later@a.example'), '2001:db8::2')).errors).toEqual([])
  })

  it('refuses right referral codes after 30 wrong ones in an hour from one address', async () => {
    const from = '2001:db8:c0de::1'
    await app.services.store.write((trx) =>
      trx
        .updateTable('company')
        .set({ referralCode: 'Harbour-2026', codeKey: 'harbour-2026' })
        .where('_id', '=', known.company)
        .execute(),
    )
    const codeOf = async (at: string, referralCode?: string, there = from) => {
      const more = referralCode === undefined ? {} : { referralCode }
      return (await signUp(obj(`${at}@a.example`, more), there)).errors[0]?.extensions
    }
    for (let at = 0; at < 30; at += 1) {
      const refused = await codeOf(`g${at}`, `guess number ${at}`)
      expect(refused?.code).toBe(at < 20 ? undefined : 'TOO_MANY_REQUESTS')
      // A right code doesn't count against the address.
      if (at > 26 && at < 29) expect(await codeOf(`r${at}`, 'harbour-2026')).toBeUndefined()
    }
    for (const referralCode of ['guess number 31', 'harbour-2026']) {
      expect(await codeOf('late', referralCode)).toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        field: 'referralCode',
        retryAfter: 3600,
      })
    }
    expect(await codeOf('far', 'harbour-2026', '203.0.113.9')).toBeUndefined()
    app.clock.move(HOUR)
    expect(await codeOf('later', 'harbour-2026')).toBeUndefined()
  })

  it('counts sign-ups with all spellings of one referral code together', async () => {
    const { store } = app.services
    const code = { referralCode: 'Harbour-2026', codeKey: 'harbour-2026' }
    await store.write((trx) =>
      trx.updateTable('company').set(code).where('_id', '=', known.company).execute(),
    )
    const typed = ['Harbour-2026', 'HARBOUR-2026', 'harbour\u20132026', 'har\u200bbour-\uff12026']
    for (const [at, referralCode] of typed.entries()) {
      expect((await signUp(obj(`c${at}@a.example`, { referralCode }))).errors).toEqual([])
    }
    const counts = await store.read
      .selectFrom('counter')
      .select('n')
      .where('key', 'like', 'sign-up-by-code %')
      .execute()
    expect(counts).toEqual([{ n: 4 }])
  })

  it('sign-up mails one address 5 times an hour at most and answers as before', async () => {
    for (const email of ['known@a.example', 'ada@a.example']) {
      for (let at = 0; at < 7; at += 1) {
        expect((await signUp(obj(email), `203.0.113.${at}`)).errors).toEqual([])
      }
    }
    const mails = await rowsOf('outbox')
    expect(mails.filter((mail) => mail.recipient === 'Known@a.example')).toHaveLength(5)
    expect(mails.filter((mail) => mail.recipient === 'ada@a.example')).toHaveLength(5)
  })
})
