import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { signUp } from '#testing/links.ts'
import { rowsOf } from '#testing/rows.ts'
import { signIn } from '#testing/sign-in.ts'

const STRANGERS = 'a stranger made this one up'
const ONE = 'query($_id: ID!) { userGet(_id: $_id) { _id email } }'
const MEMBER = 'query($_id: ID!) { memberGet(_id: $_id) { _id } }'
const CHANGE = 'mutation($obj: UserUpdateInput!) { userUpdate(obj: $obj) { _id } }'
const SAY = 'mutation($obj: FeedbackCreateInput!) { feedbackCreate(obj: $obj) }'
const SAID = '{ feedbackGetMany { message email name user_id } }'

describe('a shadow, the account of a sign-up of somebody else’s address', () => {
  const app = testApp()
  let operator: Actor
  let known: Actor
  const shadow = { _id: randomUUID(), token: '' }

  beforeAll(async () => {
    operator = await aPerson(app, { isAppAdmin: true })
    known = await aPerson(app, { email: 'known@a.example' })
    await signUp(app, known.email, { _id: shadow._id, password: STRANGERS })
    const { data } = await signIn(app, { email: known.email, password: STRANGERS })
    shadow.token = data.login.token
    const { data: own } = await app.call('{ me { _id email } }', {}, shadow.token)
    expect(own.me).toEqual({ _id: shadow._id, email: known.email })
  })

  it('is in no list and found by no id, also by app admins, and answers like nobody', async () => {
    const { data } = await app.call('{ userGetMany { _id email } }', {}, operator.token)
    const ids = data.userGetMany.map(({ _id }: { _id: string }) => _id)
    expect(ids).toContain(known._id)
    expect(ids).not.toContain(shadow._id)
    for (const query of [ONE, MEMBER]) {
      const nobody = await app.call(query, { _id: randomUUID() }, operator.token)
      const found = await app.call(query, { _id: shadow._id }, operator.token)
      expect(found.errors).toEqual(nobody.errors)
      expect(found.errors[0]?.extensions.code).toBe('NOT_FOUND')
    }
  })

  it('is changed by nobody but itself', async () => {
    const obj = { _id: shadow._id, firstName: 'Changed' }
    expect(await app.code(CHANGE, { obj }, operator.token)).toBe('NOT_FOUND')
  })

  it('says what it has to say without a name: the address is another’s', async () => {
    const obj = { message: 'I cannot sign up', path: '/auth/verify-email' }
    expect((await app.call(SAY, { obj }, shadow.token)).errors).toEqual([])
    const { data } = await app.call(SAID, {}, operator.token)
    const [said] = data.feedbackGetMany
    expect(said).toEqual({ message: obj.message, email: '', name: '', user_id: '' })
    expect(await rowsOf(app, 'feedback', {}, 'email')).toEqual([{ email: '' }])
  })
})
