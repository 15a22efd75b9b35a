import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aCompany, aPerson, setPassword } from '#testing/factories.ts'
import { importsOf } from '#testing/imports.ts'
import { changeAddress } from '#testing/links.ts'
import { setRows } from '#testing/rows.ts'
import { PASSWORD } from '#testing/sign-in.ts'
import { contentOf } from '#testing/tables.ts'

const INVITE = 'mutation($obj: MemberCreateInput!) { done: memberInvite(obj: $obj) }'

describe('company data in a person’s export', () => {
  const app = testApp()
  let company: string
  let admin: Actor
  let person: Actor

  beforeEach(async () => {
    company = await aCompany(app, `${randomUUID().slice(0, 8)}.example`)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    person = await aPerson(app, { company })
  })

  async function copyOf({ token }: Actor) {
    const reply = await app.http.inject({
      method: 'POST',
      url: '/export',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(reply.statusCode).toBe(200)
    const zip = unzipSync(new Uint8Array(reply.rawPayload))
    const files = Object.entries(zip).map(([name, bytes]) => [name, strFromU8(bytes)] as const)
    const { 'data.json': json = '', 'README.html': html = '' } = Object.fromEntries(files)
    return { data: JSON.parse(json), html, all: files.map(([, text]) => text).join() }
  }
  const invite = (email: string, more: object = {}, by = admin) =>
    app.done(INVITE, { obj: { email, ...more } }, by.token)
  const stored = async () => JSON.stringify([...(await contentOf(app.services.store.read))])

  it('exports every imported column about a person, without the admin who imported it', async () => {
    const file = `email,first name,Salary,Remark,\n${person.email},Ada,90000,often-ill,x\nother@x.example,Bo,1,is-not-you,`
    const _id = await importsOf(app, admin).look(file)
    const { data, html, all } = await copyOf(person)
    expect(data.memberImportRow).toEqual([
      expect.objectContaining({
        import: _id,
        email: person.email,
        cells: {
          email: person.email,
          'first name': 'Ada',
          Salary: '90000',
          Remark: 'often-ill',
          'Column 5': 'x',
        },
        verdict: 'update',
        changes: [expect.objectContaining({ field: 'firstName', to: 'Ada' })],
      }),
    ])
    expect(html).toContain('Remark: often-ill')
    for (const word of ['is-not-you', 'other@x.example', admin._id, admin.email]) {
      expect(all).not.toContain(word)
    }
    expect((await copyOf(await aPerson(app, { company }))).data.memberImportRow).toEqual([])
  })

  it('masks addresses of other people in exported import rows', async () => {
    const other = `mgr.${company}@x.example`
    const file = `email,first name,last name,role\n${person.email},${other},Lead ${other},individual`
    await importsOf(app, admin).look(file)
    const { data, all } = await copyOf(person)
    const masked = '[address of somebody else]'
    expect(data.memberImportRow).toEqual([
      expect.objectContaining({
        email: person.email,
        name: `${masked} Lead ${masked}`,
        changes: expect.arrayContaining([
          { field: 'firstName', from: 'Test', to: masked },
          { field: 'lastName', from: 'Person', to: `Lead ${masked}` },
        ]),
      }),
    ])
    expect(all).not.toContain(other)
  })

  it('exports invitations to current and former addresses, unless another person has them now', async () => {
    await setPassword(app, person, PASSWORD)
    const [first, second] = [person.email, `${randomUUID()}@b.example`]
    const elsewhere = await aPerson(app, { isCompanyAdmin: true })
    const _id = await invite(first, { firstName: 'Ida', role: 'team' }, elsewhere)
    await importsOf(app, elsewhere).look(`email,Remark\n${first},as-she-was`)
    person = await changeAddress(app, person, second)
    const { data, all, html } = await copyOf(person)
    expect(data.invitation).toEqual([
      expect.objectContaining({ _id, email: first, firstName: 'Ida', role: 'team', usesLeft: 1 }),
    ])
    expect(data.invitation[0]).not.toHaveProperty('createdBy')
    expect(data.outbox).toContainEqual(
      expect.objectContaining({ kind: 'invitation', recipient: first }),
    )
    expect(html).toContain('Invitations to you')
    expect(data.memberImportRow[0].cells).toMatchObject({ Remark: 'as-she-was' })
    expect(all).not.toContain(elsewhere._id)

    await aPerson(app, { company: null, email: first })
    const after = await copyOf(person)
    expect(after.data.invitation).toEqual([])
    expect(after.data.memberImportRow).toEqual([])
    expect(after.data.outbox.map(({ kind }: { kind: string }) => kind)).not.toContain('invitation')
  })

  it('exports no invitation to an address that the person has not confirmed', async () => {
    await invite(`claimed-${company}@x.example`, { firstName: 'Secretly' })
    const claiming = await aPerson(app, { company: null, email: `claimed-${company}@x.example` })
    await setRows(app, 'user', { _id: claiming._id }, { emailVerified: 0 })
    const reply = await app.http.inject({
      method: 'POST',
      url: '/export',
      headers: { authorization: `Bearer ${claiming.token}` },
    })
    const zip = reply.statusCode === 200 ? unzipSync(new Uint8Array(reply.rawPayload)) : {}
    expect(
      Object.values(zip)
        .map((bytes) => strFromU8(bytes))
        .join(),
    ).not.toContain('Secretly')
  })

  it('exports changes about the person without actor, place or other people', async () => {
    const change = 'mutation($obj: MemberChangeInput!) { memberUpdate(obj: $obj) }'
    const other = await aPerson(app, { company })
    for (const _id of [person._id, other._id]) {
      await app.done(change, { obj: { _id, role: 'team' } }, admin.token)
    }
    await invite(`somebody-${company}@x.example`, { firstName: 'Somebody' })
    const operator = await aPerson(app, { isAppAdmin: true })
    await app.call('query($_id: ID!) { memberGet(_id: $_id) { _id } }', person, operator.token)
    const { data, all } = await copyOf(person)
    const about = { items: [person._id], fields: ['role'] }
    for (const line of [{ kind: 'member_changed', detail: about }, { kind: 'app_admin_look' }]) {
      expect(data.auditEvent).toContainEqual(
        expect.objectContaining({ ...line, actor: null, addressPrefix: '', client: null }),
      )
    }
    for (const { _id } of [other, admin, operator]) expect(all).not.toContain(_id)
    const ofAdmin = await copyOf(admin)
    const done = ofAdmin.data.auditEvent.map(({ kind }: { kind: string }) => kind)
    expect(done.filter((kind: string) => kind === 'member_changed')).toHaveLength(2)
    expect(done).toContain('member_invited')
    for (const word of [person._id, other._id, 'Somebody', `somebody-${company}`]) {
      expect(ofAdmin.all).not.toContain(word)
    }
  })

  it('deletes company data about an erased person and keeps data about other people', async () => {
    const other = `other-${company}@x.example`
    const file = `email,Remark\n${person.email},mine-${company}\n${other},theirs-${company}`
    await importsOf(app, admin).look(file)
    const elsewhere = await aPerson(app, { isCompanyAdmin: true })
    await invite(person.email, { firstName: `Mine${company}` }, elsewhere)
    await invite(other, { firstName: `Theirs${company}` }, elsewhere)
    expect(await erase(app, person)).toBeUndefined()
    const left = await stored()
    for (const word of [`mine-${company}`, `Mine${company}`, person._id, person.email]) {
      expect(left).not.toContain(word)
    }
    for (const word of [`theirs-${company}`, `Theirs${company}`]) expect(left).toContain(word)
  })
})
