import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aCompany, aPerson, setPassword } from '#testing/factories.ts'
import { changeAddress } from '#testing/links.ts'
import { PASSWORD } from '#testing/sign-in.ts'
import { contentOf } from '#testing/tables.ts'

const MANY = `mutation($arr: [OrgInfoManyInput!]!) {
  done: orgInfoUpdateMany(arr: $arr) { _id version contactPerson } }`

describe.each(DATABASES)('erased people as contacts in handbooks on %s', (database) => {
  const app = testApp(database)
  let company: string
  let admin: Actor
  let ada: Actor
  let tag: string

  beforeEach(async () => {
    tag = randomUUID().slice(0, 8)
    company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    ada = await aPerson(app, { company, email: `n.${tag}@x.example` })
  })

  const save = async (by: Actor, ...contacts: string[]) => {
    const arr = contacts.map((contactPerson, at) => ({
      id: `rewards-pay-${at + 1}`,
      contactPerson,
    }))
    const done = await app.done(MANY, { arr }, by.token)
    return done as { _id: string; version: number }[]
  }
  const contacts = async (by: Actor) => {
    const { data } = await app.call('{ orgInfoGetMany { contactPerson } }', {}, by.token)
    return data.orgInfoGetMany.map((row: { contactPerson: string | null }) => row.contactPerson)
  }
  const left = async (word: string) =>
    [...(await contentOf(app.services.store.read))]
      .filter(([, row]) => row.toLowerCase().includes(word.toLowerCase()))
      .map(([key]) => key.split(' ')[0])

  it('removes an erased contact while an admin saves the same answers, without a deadlock', async () => {
    await save(admin, ada.email, ada.email)
    const arr = ['rewards-pay-2', 'rewards-pay-1'].map((id) => ({ id, answer: 'At the desk' }))
    const [saved, erased] = await Promise.all([
      app.call(MANY, { arr }, admin.token),
      erase(app, ada),
    ])
    expect([saved.errors, erased]).toEqual([[], undefined])
    expect(await contacts(admin)).toEqual([null, null])
  })

  if (database === 'postgres') return

  it('removes every spelling of an erased contact’s addresses from all companies', async () => {
    const boss = await aPerson(app, { isCompanyAdmin: true })
    await setPassword(app, ada, PASSWORD)
    const now = await changeAddress(app, ada, `zoë.${tag}@müller-${tag}.example`)
    await save(admin, `Ada: <${ada.email.toUpperCase()}>.`, `ZOË.${tag}@MÜLLER-${tag}.example`)
    await save(boss, `Ada (${now.email}) or Bo`)
    expect(await erase(app, now)).toBeUndefined()
    expect(await contacts(admin)).toEqual([null, null])
    expect(await contacts(boss)).toEqual([null])
    for (const word of [ada.email, now.email, `MÜLLER-${tag}`]) {
      expect([word, await left(word)]).toEqual([word, []])
    }
  })

  it('removes an erased contact’s address next to other characters', async () => {
    const email = ada.email
    const glued = [
      ...[`HR/${email}`, `Ada|${email}`, `Ada–${email}`, `_${email}_`, `✉${email}`],
      ...[`${email}.Please`, `bo@b.example&${email}`, email.replace('@', '﹫')],
    ]
    const boss = await aPerson(app, { isCompanyAdmin: true })
    await save(admin, ...glued.slice(4))
    await save(boss, ...glued.slice(0, 4))
    expect(await erase(app, ada)).toBeUndefined()
    for (const by of [admin, boss]) expect(await contacts(by)).toEqual(Array(4).fill(null))
  })

  it('keeps contacts whose address only contains an erased one', async () => {
    const others = [`a${ada.email}`, `${ada.email}.au`, `mary-${ada.email}`, 'Ada Lovelace, room 4']
    await save(admin, ...others)
    expect(await erase(app, ada)).toBeUndefined()
    expect(await contacts(admin)).toEqual(others)
  })

  it('refuses an older version of an answer that names an erased contact', async () => {
    const [row] = await save(admin, ada.email)
    expect(await erase(app, ada)).toBeUndefined()
    const arr = [{ _id: row?._id, version: row?.version, contactPerson: `Ada ${ada.email}` }]
    expect(await app.code(MANY, { arr }, admin.token)).toBe('CONFLICT')
    expect(await contacts(admin)).toEqual([null])
  })
})
