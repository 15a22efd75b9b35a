import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson, setPassword } from '#testing/factories.ts'
import { aSession } from '#testing/policy-world.ts'
import { rowOf } from '#testing/rows.ts'
import { PASSWORD } from '#testing/sign-in.ts'

const MAKE = 'mutation($obj: ReminderCreateInput!) { done: reminderCreate(obj: $obj) { _id } }'
const CHANGE = 'mutation($obj: ReminderUpdateInput!) { done: reminderUpdate(obj: $obj) { _id } }'
const MANY = 'mutation($arr: [OrgInfoManyInput!]!) { done: orgInfoUpdateMany(arr: $arr) { _id } }'
const ANSWER = 'mutation($obj: OrgInfoCreateInput!) { done: orgInfoCreate(obj: $obj) { _id } }'
const DEMOTE = 'mutation($_id: ID!) { memberUpdate(obj: { _id: $_id, isCompanyAdmin: false }) }'

describe.each(DATABASES)('texts for a company in the writer’s export on %s', (database) => {
  const app = testApp(database)
  let company: string
  let admin: Actor
  let ada: Actor

  beforeEach(async () => {
    company = await aCompany(app, `${randomUUID().slice(0, 8)}.example`)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    ada = await aPerson(app, { company, isCompanyAdmin: true })
  })

  const call = (query: string, variables: object, by: Actor) => app.done(query, variables, by.token)
  const remind = async (by: Actor, more: object = {}) =>
    (await call(MAKE, { obj: { text: 'Mine', targetDate: '2027-03-30', ...more } }, by))
      ._id as string
  const change = (by: Actor, obj: object) => call(CHANGE, { obj }, by)
  const answer = (by: Actor, entry: object) =>
    call(MANY, { arr: [{ id: 'rewards-pay-1', ...entry }] }, by)
  async function copyOf({ _id }: Actor) {
    const { rawPayload, statusCode } = await app.http.inject({
      method: 'POST',
      url: '/export',
      headers: { authorization: `Bearer ${await aSession(app, _id)}` },
    })
    expect(statusCode).toBe(200)
    const files = unzipSync(new Uint8Array(rawPayload))
    const { 'data.json': json = new Uint8Array() } = files
    const all = Object.values(files).map((bytes) => strFromU8(bytes))
    return { ...JSON.parse(strFromU8(json)), all: all.join() }
  }

  it('exports a stored reminder only to the last of two concurrent writers', async () => {
    const _id = await remind(ada)
    for (const round of ['one', 'two', 'three', 'four']) {
      const words = (by: Actor) => `${round} of ${by._id}`
      await Promise.all([ada, admin].map((by) => change(by, { _id, text: words(by) })))
      const { text } = await rowOf(app, 'reminder', { _id }, 'text')
      for (const by of [ada, admin]) {
        const [row] = (await copyOf(by)).reminder
        expect([by._id, row?.text ?? null]).toEqual([by._id, text === words(by) ? text : null])
      }
    }
  })

  if (database === 'postgres') return

  it.each([
    ['left the company', 'mutation { done: memberLeave }'],
    ['is no longer an admin', DEMOTE],
  ])('exports no later text of other admins to a person who %s', async (_what, end) => {
    const _id = await remind(ada)
    await setPassword(app, ada, PASSWORD)
    const by = end === DEMOTE ? admin : ada
    expect((await app.call(end, { _id: ada._id }, by.token)).errors).toEqual([])
    await change(admin, { _id, text: 'Secret layoffs', categoryTitle: 'The site closes' })
    const { reminder, all } = await copyOf(ada)
    expect(all).not.toMatch(/Secret layoffs|The site closes/)
    const nothing = { text: null, targetDate: null, actions: null, updatedDate: null }
    expect(reminder).toEqual([
      expect.objectContaining({ ...nothing, _id, createdBy: ada._id, version: null }),
    ])
    expect((await copyOf(admin)).reminder).toEqual([
      expect.objectContaining({ text: 'Secret layoffs', createdBy: null, targetDate: null }),
    ])
  })

  it('exports a person’s own text after another admin changed only its day', async () => {
    const _id = await remind(ada)
    await change(admin, { _id, targetDate: '2027-04-01' })
    expect((await copyOf(ada)).reminder).toEqual([
      expect.objectContaining({ text: 'Mine', targetDate: null }),
    ])
  })

  it.each([
    ['with orgInfoUpdateMany', answer],
    [
      'with orgInfoCreate',
      (by: Actor, entry: object) => call(ANSWER, { obj: { id: 'rewards-pay-1', ...entry } }, by),
    ],
  ])('exports to each writer only their parts of an answer, saved %s', async (_how, write) => {
    await answer(ada, { answer: 'Ada’s words', contactPerson: 'Ada’s desk' })
    await write(admin, { answer: 'Ada’s words', url: 'https://admin.example', contactPerson: 'Bo' })
    const [adas] = (await copyOf(ada)).orgInfo
    expect(adas).toMatchObject({ answer: 'Ada’s words', url: null, contactPerson: null })
    expect(adas).toMatchObject({ updatedBy: null, updatedDate: null, version: null })
    const [admins] = (await copyOf(admin)).orgInfo
    expect(admins).toMatchObject({
      answer: null,
      url: 'https://admin.example',
      contactPerson: 'Bo',
    })
    await write(admin, { answer: 'Secret layoffs' })
    expect((await copyOf(ada)).all).not.toContain('Secret layoffs')
  })
})
