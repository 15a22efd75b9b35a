import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { lockCompany } from '#db/locks.ts'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { codeTo, mailsTo, NEW_PASSWORD, signUp } from '#testing/links.ts'
import { aSession } from '#testing/policy-world.ts'
import { outcomeOf, signIn } from '#testing/sign-in.ts'

const DAY = 24 * 3_600_000
const INVITE = 'mutation($obj: MemberCreateInput!) { done: memberInvite(obj: $obj) }'
const CHANGE = 'mutation($obj: MemberChangeInput!) { memberUpdate(obj: $obj) }'
const AGAIN = 'mutation($_id: ID!) { done: invitationSend(_id: $_id) }'
const REVOKE = 'mutation($_id: ID!) { done: invitationRevoke(_id: $_id) }'
const ACCEPT = 'mutation($code: String!) { done: invitationAccept(code: $code) }'
const ME = '{ me { isCompanyAdmin role company { _id } } }'

describe.each(DATABASES)('an invitation on %s', (database) => {
  const app = testApp(database)
  let company: string
  let domain: string
  let admin: Actor
  let email: string

  beforeEach(async () => {
    domain = `${randomUUID().slice(0, 8)}.example`
    company = await aCompany(app, domain)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    email = `${randomUUID().slice(0, 8)}@elsewhere.example`
  })

  const asAdmin = (query: string, variables: object) => app.done(query, variables, admin.token)
  const inviteAdmin = () =>
    asAdmin(INVITE, { obj: { email, isCompanyAdmin: true, role: 'function' } })
  const tokenTo = () => codeTo(app, email, 'invitation')
  /** Runs the work once, while the next password is hashed. */
  const whileHashing = (work: () => Promise<unknown>) => {
    const { passwords } = app.services
    const { hash } = passwords
    passwords.hash = async (password, like) => {
      passwords.hash = hash
      await work()
      return hash(password, like)
    }
  }

  it('gives the rights that an invitation has when it is used', async () => {
    const _id = await inviteAdmin()
    const obj = { _id, isCompanyAdmin: false, role: 'team' }
    whileHashing(() => asAdmin(CHANGE, { obj }))
    expect((await signUp(app, email, { invitation: await tokenTo() })).errors).toEqual([])
    const { data } = await signIn(app, { email, password: NEW_PASSWORD })
    expect((await app.call(ME, {}, data.login.token)).data.me).toEqual({
      isCompanyAdmin: false,
      role: 'team',
      company: { _id: company },
    })
  })

  it.each([
    ['sent again', AGAIN],
    ['revoked', REVOKE],
  ])('refuses an invitation that is %s during a sign-up', async (_what, call) => {
    const _id = await inviteAdmin()
    const invitation = await tokenTo()
    whileHashing(() => asAdmin(call, { _id }))
    const made = await signUp(app, email, { invitation })
    expect(made.errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'invitation',
    })
    expect(await outcomeOf(app, { email, password: NEW_PASSWORD })).toBe('INVALID_CREDENTIALS')
  })

  it.each([
    [
      'admits a member by an invitation that was changed',
      { isCompanyAdmin: 0 } as const,
      undefined,
    ],
    ['refuses an invitation that was sent again', { tokenHash: 'another' }, 'INVALID_CODE'],
  ])('%s while the company was locked', async (_what, values, refusal) => {
    const person = await aPerson(app, { company: null, email })
    const _id = await inviteAdmin()
    const code = await tokenTo()
    const waiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    let accepting: Promise<string | undefined> | undefined
    await app.services.store.write(async (trx) => {
      await lockCompany(trx, company)
      accepting = app.code(ACCEPT, { code }, person.token)
      while (
        database === 'postgres' &&
        (await waiting.execute(app.services.store.read)).rows.length === 0
      )
        await sleep(5)
      await trx.updateTable('invitation').set(values).where('_id', '=', _id).execute()
    })
    expect(await accepting).toBe(refusal)
    // The old session ends when a person becomes an admin.
    const { data } = await app.call(ME, {}, await aSession(app, person._id))
    expect(data.me).toMatchObject({ isCompanyAdmin: false })
    expect(data.me.company?._id).toBe(refusal === undefined ? company : undefined)
  })

  it('mails an address at most five invitations an hour, from all companies together', async () => {
    const other = await aPerson(app, { isCompanyAdmin: true })
    const to = { email: `many-${company.slice(0, 8)}@shared.example` }
    for (let at = 0; at < 5; at += 1) {
      expect(await app.code(INVITE, { obj: to }, admin.token)).toBeUndefined()
    }
    const [refused] = (await app.call(INVITE, { obj: to }, other.token)).errors
    expect(refused?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', field: 'email' })
    const tagged = { email: to.email.replace('@', '+tag@') }
    expect(await app.code(INVITE, { obj: tagged }, other.token)).toBe('TOO_MANY_REQUESTS')
    // The same message as for a closed account, so that it discloses neither.
    const sentence = 'We can’t invite this email right now. Try again later.'
    expect(refused?.message).toBe(sentence)
    app.clock.move(3_600_001)
    const later = await aSession(app, other._id)
    expect(await app.code(INVITE, { obj: to }, later)).toBeUndefined()
  })

  it('invites at most 1,000 addresses a day outside a company’s domains, and any inside', async () => {
    const invite = (to: string, by = admin) => app.call(INVITE, { obj: { email: to } }, by.token)
    await invite(email)
    // Counts 998 more invited addresses.
    await app.services.store.write((trx) =>
      trx.updateTable('counter').set({ n: 999 }).where('key', 'like', 'strangers %').execute(),
    )
    expect((await invite(`a${email}`)).errors).toEqual([])
    const [refused] = (await invite(`b${email}`)).errors
    expect(refused?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', field: 'email' })
    expect(refused?.message).toContain('1,000 people')
    expect(await mailsTo(app, `b${email}`)).toEqual([])
    expect((await invite(`ada@${domain}`)).errors).toEqual([])
    expect((await invite(`ada@mail.${domain}`)).errors).toEqual([])
    const operator = await aPerson(app, { isAppAdmin: true })
    const obj = { email: `c${email}`, companyId: company }
    expect(await app.code(INVITE, { obj }, operator.token)).toBeUndefined()
    const other = await aPerson(app, { company: await aCompany(app), isCompanyAdmin: true })
    expect((await invite(`d${email}`, other)).errors).toEqual([])
    app.clock.move(DAY)
    const later = { ...admin, token: await aSession(app, admin._id) }
    expect((await invite(`b${email}`, later)).errors).toEqual([])
  })

  it('saves an invitation only in its current version, by one of two at once', async () => {
    const get = 'query($_id: ID!) { done: memberGet(_id: $_id) { version firstName role } }'
    const list = '{ done: memberGetMany(state: invited) { rows { _id version } } }'
    const save = 'mutation($obj: MemberChangeInput!) { done: memberUpdate(obj: $obj) }'
    const _id = await app.done(INVITE, { obj: { email } }, admin.token)
    const seen = () => app.done(get, { _id }, admin.token)
    const { version } = await seen()
    const change = (more: object) => app.code(save, { obj: { _id, ...more } }, admin.token)
    expect(await change({ version, firstName: 'Ida' })).toBeUndefined()
    const stale = await app.call(save, { obj: { _id, version, role: 'team' } }, admin.token)
    expect(stale.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', field: 'version' })
    expect(await seen()).toEqual({ version: version + 1, firstName: 'Ida', role: null })
    const rows = (await app.done(list, {}, admin.token)).rows
    expect(rows).toContainEqual({ _id, version: version + 1 })
    const two = ['team', 'function'].map((role) => change({ version: version + 1, role }))
    expect((await Promise.all(two)).sort()).toEqual(['CONFLICT', undefined])
    // Sending the invitation again raises its version. A save without a version is always accepted.
    const before = (await seen()).version
    await app.call(INVITE, { obj: { email, firstName: 'Eda' } }, admin.token)
    expect(await change({ version: before, firstName: 'Ada' })).toBe('CONFLICT')
    expect(await change({ firstName: 'Uda' })).toBeUndefined()
    expect(await seen()).toMatchObject({ firstName: 'Uda', version: before + 2 })
    expect(await change({ version: before + 2, firstName: 'Oda' })).toBeUndefined()
  })

  it('deletes an invitation and its queued mail with its company, and no other mail', async () => {
    const operator = await aPerson(app, { isAppAdmin: true })
    const [gone, kept] = [await aCompany(app), await aCompany(app)]
    const both = `both-${email}`
    const invite = (to: string, companyId: string) =>
      app.code(INVITE, { obj: { email: to, companyId } }, operator.token)
    for (const [to, of] of [
      [email, gone],
      [both, gone],
      [both, kept],
    ] as const) {
      expect(await invite(to, of)).toBeUndefined()
    }
    const remove = 'mutation($_id: ID!) { companyDelete(_id: $_id) { _id } }'
    expect(await app.code(remove, { _id: gone }, operator.token)).toBeUndefined()
    expect(await mailsTo(app, email)).toEqual([])
    expect(await mailsTo(app, both)).toHaveLength(2)
    expect(await app.code(remove, { _id: kept }, operator.token)).toBeUndefined()
    expect(await mailsTo(app, both)).toEqual([])
  })

  it('asks for an outside address to leave a company of the same domain', async () => {
    const leave = 'mutation($email: String) { done: memberLeave(email: $email) }'
    const below = `${randomUUID().slice(0, 8)}@mail.${domain}`
    const person = await aPerson(app, { company, email: below })
    const asks = (who: Actor) => app.call('{ asks: memberLeaveAsksAddress }', {}, who.token)
    expect((await asks(person)).data.asks).toBe(true)
    expect((await asks(await aPerson(app, { company }))).data.asks).toBe(false)
    const ofNone = await asks(await aPerson(app, { company: null, paid: true }))
    expect(ofNone.errors[0]?.extensions.code).toBe('FORBIDDEN')
    const code = { code: 'BAD_USER_INPUT', field: 'email' }
    for (const to of [undefined, `me@sub.${domain}`]) {
      const { errors } = await app.call(leave, { email: to }, person.token)
      expect(errors[0]?.extensions).toMatchObject(code)
    }
    expect(await app.done(leave, { email }, person.token)).toBe('mailed')
  })
})
