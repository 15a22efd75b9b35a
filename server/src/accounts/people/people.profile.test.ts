import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'

const READ = `_id version firstName timeZone holidayCalendar language optInEmail
  optContactByColleague shareWeeklyScore`
const UPDATE = `mutation($obj: UserUpdateInput!) { done: userUpdate(obj: $obj) { ${READ} } }`
const PRIVATE = {
  timeZone: 'Asia/Tokyo',
  holidayCalendar: 'DE-BY',
  language: 'en',
  optInEmail: true,
  optContactByColleague: true,
  shareWeeklyScore: true,
}

describe.each(DATABASES)('profile page on %s', (database) => {
  const app = testApp(database)
  let member: Actor
  let admin: Actor

  beforeAll(async () => {
    const company = await aCompany(app)
    member = await aPerson(app, { company })
    admin = await aPerson(app, { company, isCompanyAdmin: true })
  })

  const save = (obj: object, by = member, of = by) =>
    app.call(UPDATE, { obj: { _id: of._id, ...obj } }, by.token)
  const mine = async () => (await app.call(`{ me { ${READ} } }`, {}, member.token)).data.me

  it('accepts one of two concurrent saves of a profile and refuses the other', async () => {
    const { version } = await mine()
    const names = ['Here', 'There']
    const answers = await Promise.all(names.map((firstName) => save({ version, firstName })))
    const won = answers.filter(({ data }) => data?.done)
    const told = answers.flatMap(({ errors }) => errors?.[0]?.extensions.code ?? [])
    expect(won).toHaveLength(1)
    expect(told).toEqual(['CONFLICT'])
    const { firstName, version: now } = await mine()
    expect(firstName).toBe(won[0]?.data.done.firstName)
    expect(now).toBe(version + 1)
  })

  if (database === 'postgres') return

  it('grants no permission in a new profile before the person does', async () => {
    expect(await mine()).toMatchObject({
      timeZone: null,
      holidayCalendar: null,
      language: null,
      optInEmail: false,
      optContactByColleague: false,
      shareWeeklyScore: false,
    })
  })

  it('stores and returns the profile values that the person sets', async () => {
    const { data } = await save(PRIVATE)
    expect(data.done).toMatchObject(PRIVATE)
    expect(await mine()).toEqual(data.done)
  })

  it.each(Object.entries(PRIVATE))('hides the profile field %s from the admin', async (name) => {
    const { data } = await app.call(
      `{ userGet(_id: "${member._id}") { value: ${name} } }`,
      {},
      admin.token,
    )
    expect(data.userGet.value).toBeNull()
  })

  it.each(Object.entries(PRIVATE))(
    'refuses the profile field %s when an admin sets it',
    async (name, value) => {
      const before = await mine()
      const { errors } = await save({ [name]: value }, admin, member)
      expect(errors[0]?.extensions).toMatchObject({ code: 'FIELD_NOT_ALLOWED', field: name })
      expect(await mine()).toEqual(before)
    },
  )

  it.each([
    ['Asia/Kolkata', 'Asia/Calcutta'],
    ['Asia/Calcutta', 'Asia/Calcutta'],
    ['europe/LISBON', 'Europe/Lisbon'],
    ['UTC', 'UTC'],
  ])('stores the time zone %s of a browser as %s', async (timeZone, kept) => {
    const { data } = await save({ timeZone })
    expect(data.done.timeZone).toBe(kept)
  })

  it.each([
    ['timeZone', 'Mars/Olympus'],
    ['timeZone', '+05:30'],
    ['timeZone', ''],
    ['timeZone', 'Europe/Lisbon\u0000'],
    ['holidayCalendar', 'XX'],
    ['holidayCalendar', 'DE-ZZ'],
    ['holidayCalendar', '__proto__'],
    ['language', 'tlh'],
    ['language', 'EN'],
    ['language', ''],
    ['shareWeeklyScore', null],
  ])('refuses the profile field %s with the value %j', async (name, value) => {
    const before = await mine()
    const { errors } = await save({ [name]: value })
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: name })
    expect(await mine()).toEqual(before)
  })
})
