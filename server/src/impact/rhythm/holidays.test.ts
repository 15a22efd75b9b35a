import { beforeAll, describe, expect, it } from 'vitest'
import { holidaysIn } from '#lib/holidays.ts'
import { testApp } from '#testing/app.ts'
import { type Actor, aPerson } from '#testing/factories.ts'

const SAVE = `mutation($_id: ID!, $holidayCalendar: String) {
  userUpdate(obj: { _id: $_id, holidayCalendar: $holidayCalendar }) { holidayCalendar }
}`

describe('public holidays', () => {
  it('lists the public holidays of a region, with substitute days', async () => {
    const [bavaria, berlin] = [await holidaysIn('DE-BY', 2026), await holidaysIn('DE-BE', 2026)]
    expect(bavaria.has('2026-06-04')).toBe(true)
    expect(berlin.has('2026-06-04')).toBe(false)
    expect((await holidaysIn('GB-ENG', 2026)).has('2026-12-28')).toBe(true)
    expect((await holidaysIn('US', 2026)).has('2026-07-03')).toBe(true)
    // An observance is a working day and not a holiday.
    expect((await holidaysIn('US', 2026)).has('2026-02-14')).toBe(false)
  })

  it('lists each day of a long holiday, and no holiday of an unknown calendar', async () => {
    const days = await holidaysIn('SA', 2026)
    for (const day of ['2026-03-19', '2026-03-20', '2026-03-21', '2026-03-22']) {
      expect(days.has(day), day).toBe(true)
    }
    for (const unknown of ['XX', '', 'DE-XX', '__proto__', 'de']) {
      expect([...(await holidaysIn(unknown, 2026))]).toEqual([])
    }
  })
})

describe('the holiday calendar of a profile', () => {
  const app = testApp()
  let person: Actor

  beforeAll(async () => {
    person = await aPerson(app)
  })

  const save = (holidayCalendar: string | null) =>
    app.call(SAVE, { _id: person._id, holidayCalendar }, person.token)

  it('accepts a holiday calendar that holidayCalendarGetMany lists, or null', async () => {
    const { data } = await app.call(
      '{ holidayCalendarGetMany { id isoCode name } }',
      {},
      person.token,
    )
    const ids = data.holidayCalendarGetMany.map(({ id }: { id: string }) => id)
    for (const id of [ids.at(0), 'DE-BY', ids.at(-1), null]) {
      expect((await save(id)).data.userUpdate).toEqual({ holidayCalendar: id })
    }
  })

  it('refuses an unknown holiday calendar at its field, and keeps the old one', async () => {
    await save('FR')
    for (const id of ['XX', 'DE-XX', 'de', 'Germany', '  ', '__proto__']) {
      const { errors } = await save(id)
      expect([id, errors[0]?.extensions]).toMatchObject([
        id,
        { code: 'BAD_USER_INPUT', field: 'holidayCalendar' },
      ])
    }
    const { data } = await app.call('{ me { holidayCalendar } }', {}, person.token)
    expect(data.me).toEqual({ holidayCalendar: 'FR' })
  })
})
