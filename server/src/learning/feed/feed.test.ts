import { readCompiled } from '@goodwork/content/compiled.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { setRows } from '#testing/rows.ts'

const TIP = 'id title text entity adviceId adviceTitle actionId prioritised isRead'
const DAY = `{ done: feedOfTheDay { day total tips { ${TIP} } } }`
const MORE = `query($seen: [ID!]!) { done: feedMore(seen: $seen) { left tips { ${TIP} } } }`
const PREVIEW = `query($seen: [ID!]!) { done: feedPreview(seen: $seen) { left tips { ${TIP} } } }`
const READ = 'mutation($id: ID!) { recordReadFeed(feedId: $id) { feedReadCount } }'
const ZONE = 'mutation($obj: UserUpdateInput!) { userUpdate(obj: $obj) { _id version } }'

const ALL = (readCompiled().tables.main?.rows ?? []).map(({ fields }) => fields)
const IN_NOVEMBER = ALL.filter(({ months }) => !Array.isArray(months) || months.includes(11)).map(
  ({ id }) => String(id),
)

type Tip = { id: string; isRead: boolean; prioritised: boolean }

describe.each(DATABASES)('the feed on %s', (database) => {
  const app = testApp(database)
  let person: Actor

  beforeEach(async () => {
    app.clock.set(Date.parse('2026-11-18T09:00:00Z'))
    person = await aLastingPerson()
  })

  /** A person whose session outlasts the weeks of a test. */
  async function aLastingPerson(options: Parameters<typeof aPerson>[1] = {}): Promise<Actor> {
    const actor = await aPerson(app, options)
    const far = Date.parse('2030-01-01')
    await setRows(
      app,
      'session',
      { user: actor._id },
      { expires: far, lastSeen: far, createdDate: far, idle: far },
    )
    return actor
  }
  const ask = (query: string, variables: object = {}, by = person) =>
    app.done(query, variables, by.token)
  const idsOf = ({ tips }: { tips: Tip[] }) => tips.map(({ id }) => id)
  const today = async (by = person) => idsOf(await ask(DAY, {}, by))
  const zone = (timeZone: string) =>
    app.call(ZONE, { obj: { _id: person._id, timeZone } }, person.token)

  it('gives twenty devices at once the same three tips, without a new version of the user', async () => {
    const before = (await zone('Europe/Berlin')).data.userUpdate.version
    const all = await Promise.all(Array.from({ length: 20 }, () => today()))
    expect(new Set(all.map(String)).size).toBe(1)
    const { data } = await app.call('{ me { version feedsOfTheDay } }', {}, person.token)
    expect(data.me.version).toBe(before)
    expect(data.me.feedsOfTheDay.map(String)).toEqual(all[0])
  })

  if (database === 'postgres') return

  it('gives the same three tips all day, the first of them a starter', async () => {
    const { day, tips, total } = await ask(DAY)
    expect(day).toBe('2026-11-18')
    expect(total).toBe(ALL.length)
    expect(tips).toHaveLength(3)
    expect(new Set(idsOf({ tips })).size).toBe(3)
    expect(Number(tips[0].id)).toBeGreaterThanOrEqual(181)
    expect(Number(tips[0].id)).toBeLessThanOrEqual(192)
    for (const tip of tips) {
      expect(tip).toMatchObject({ isRead: false })
      for (const name of ['title', 'text', 'entity', 'adviceId', 'adviceTitle', 'actionId']) {
        expect(tip[name], name).toMatch(/./)
      }
    }
    app.clock.set(Date.parse('2026-11-18T23:59:59Z'))
    expect(await today()).toEqual(idsOf({ tips }))
  })

  it('gives different tips each day, without a repeat in two months', async () => {
    const shown: string[] = []
    const starters: string[] = []
    for (let day = 0; day < 60; day += 1) {
      const [starter = '', ...others] = await today()
      shown.push(...others)
      if (day < 12) starters.push(starter)
      app.clock.move(24 * 3_600_000)
    }
    expect(new Set(shown).size).toBe(120)
    expect(new Set(starters).size).toBe(12)
  })

  it.each([
    ['Pacific/Kiritimati', '2026-11-18T09:59:58Z', '2026-11-18', '2026-11-19'],
    ['Pacific/Niue', '2026-11-18T10:59:58Z', '2026-11-17', '2026-11-18'],
    ['Asia/Kathmandu', '2026-11-18T18:14:58Z', '2026-11-18', '2026-11-19'],
    ['Mars/Olympus', '2026-11-18T23:59:58Z', '2026-11-18', '2026-11-19'],
  ])('starts the day at midnight in %s', async (timeZone, instant, day, next) => {
    await setRows(app, 'user', { _id: person._id }, { timeZone })
    app.clock.set(Date.parse(instant))
    const first = await ask(DAY)
    expect(first.day).toBe(day)
    app.clock.move(2000)
    const second = await ask(DAY)
    expect(second.day).toBe(next)
    expect(idsOf(second).filter((id) => idsOf(first).includes(id))).toEqual([])
  })

  it('keeps the tips of a person who travels west into the day before', async () => {
    app.clock.set(Date.parse('2026-11-18T16:00:00Z'))
    await zone('Asia/Tokyo')
    const tokyo = await ask(DAY)
    expect(tokyo.day).toBe('2026-11-19')
    await zone('America/Los_Angeles')
    const west = await ask(DAY)
    expect(west.day).toBe('2026-11-18')
    expect(idsOf(west)).toEqual(idsOf(tokyo))
    app.clock.set(Date.parse('2026-11-20T09:00:00Z'))
    expect(await today()).not.toEqual(idsOf(tokyo))
  })

  it('draws three more tips in each call, each tip once, until all were shown', async () => {
    const shown = await today()
    let left = 1
    while (left > 0) {
      const part = await ask(MORE, { seen: shown })
      expect(part.tips).toHaveLength(Math.min(3, IN_NOVEMBER.length - shown.length))
      shown.push(...idsOf(part))
      left = part.left
      expect(left).toBe(IN_NOVEMBER.length - shown.length)
    }
    expect(new Set(shown)).toEqual(new Set(IN_NOVEMBER))
    expect(await ask(MORE, { seen: shown })).toEqual({ left: 0, tips: [] })
  })

  it('marks the tips that a person read this week, for that person only', async () => {
    const [first = ''] = await today()
    await app.call(READ, { id: first }, person.token)
    const read = async (by = person) =>
      (await ask(DAY, {}, by)).tips.map(({ isRead }: Tip) => isRead)
    expect(await read()).toEqual([true, false, false])
    const boss = await aLastingPerson({ company: person.company, isCompanyAdmin: true })
    expect(await read(boss)).toEqual([false, false, false])
    expect(idsOf(await ask(MORE, { seen: [] }))).not.toContain(first)
  })

  it('shows all tips to app admins only, the prioritised ones first', async () => {
    const operator = await aLastingPerson({ isAppAdmin: true })
    const shown: Tip[] = []
    for (let part = 1; part <= 12; part += 1) {
      const { tips, left } = await ask(PREVIEW, { seen: shown.map(({ id }) => id) }, operator)
      shown.push(...tips)
      expect(left).toBe(ALL.length - 3 * part)
    }
    expect(new Set(shown.map(({ id }) => id)).size).toBe(36)
    const order = shown.map(({ prioritised }) => prioritised)
    const first = order.indexOf(false)
    expect(first).toBeGreaterThan(10)
    expect(order.slice(first)).not.toContain(true)
    const admin = await aLastingPerson({ isCompanyAdmin: true })
    for (const one of [person, admin]) {
      expect(await app.code(PREVIEW, { seen: [] }, one.token)).toBe('FORBIDDEN')
    }
  })
})
