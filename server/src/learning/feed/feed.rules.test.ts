import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawMore, inPreview, PART, STARTERS, tipsOfDay } from './feed.rules.ts'

const isStarter = (id: number) => id >= STARTERS.first && id <= STARTERS.last
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

const users = fc.uuid()
/** Ids as they may come to be: with gaps, few or many, with and without starters. */
const corpora = fc
  .uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: 120 })
  .map((ids) => ids.sort((a, b) => a - b))

describe('the tips of a day', () => {
  it('are three, each once, the first a starter, as far as there are any', () => {
    fc.assert(
      fc.property(users, corpora, corpora, (user, ids, earlier) => {
        const before = tipsOfDay(user, earlier, [])
        const day = tipsOfDay(user, ids, before)
        expect(day).toHaveLength(Math.min(PART, ids.length))
        expect(new Set(day).size).toBe(day.length)
        for (const id of day) expect(ids).toContain(id)
        if (ids.some(isStarter)) expect(isStarter(day[0] ?? 0)).toBe(true)
      }),
    )
  })

  it('come again only after all others of their kind had their day', () => {
    fc.assert(
      fc.property(users, fc.integer({ min: 0, max: 60 }), (user, start) => {
        const ids = range(1, 60).concat(range(181, 192))
        let day = tipsOfDay(user, ids, [])
        for (let time = 0; time < start; time += 1) day = tipsOfDay(user, ids, day)
        const seen = { starters: [] as number[], others: [] as number[] }
        for (let time = 0; time < 30; time += 1) {
          seen.others.push(...day.slice(1))
          if (time < 12) seen.starters.push(day[0] ?? 0)
          day = tipsOfDay(user, ids, day)
        }
        expect(new Set(seen.others).size).toBe(60)
        expect(new Set(seen.starters).size).toBe(12)
      }),
      { numRuns: 20 },
    )
  })

  it('do not begin again when tips come and go between two days', () => {
    fc.assert(
      fc.property(users, fc.infiniteStream(fc.integer({ min: 1, max: 100 })), (user, chances) => {
        let ids = range(1, 100).concat(range(181, 192))
        const chance = chances[Symbol.iterator]()
        const shown: number[] = []
        let day = tipsOfDay(user, ids, [])
        for (let time = 0; time < 20; time += 1) {
          shown.push(...day.slice(1))
          const changed = chance.next().value ?? 1
          ids = ids.includes(changed) ? ids.filter((id) => id !== changed) : [...ids, changed]
          day = tipsOfDay(user, ids, day)
        }
        expect(new Set(shown).size).toBe(shown.length)
      }),
      { numRuns: 50 },
    )
  })
})

describe('more tips', () => {
  const drawings = fc.record({
    user: users,
    ids: corpora,
    read: fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: 20 }),
    chances: fc.infiniteStream(fc.nat(1_000_000)),
  })

  it('never repeat one, never bring one of today, and end when all were shown', () => {
    fc.assert(
      fc.property(drawings, ({ user, ids, read, chances }) => {
        const today = tipsOfDay(user, ids, [])
        const source = chances[Symbol.iterator]()
        const chance = (most: number) => (source.next().value ?? 0) % most
        const shown: number[] = [...today]
        for (let left = 1; left > 0; ) {
          const seen = new Set(shown)
          const part = drawMore({ user, ids, today, seen, read: new Set(read), chance })
          expect(part.drawn).toHaveLength(Math.min(PART, ids.length - shown.length))
          expect(part.left).toBe(ids.length - shown.length - part.drawn.length)
          shown.push(...part.drawn)
          left = part.left
        }
        expect(new Set(shown).size).toBe(shown.length)
        expect(shown.toSorted((a, b) => a - b)).toEqual(ids)
      }),
    )
  })

  it('leave the tips of the next four weeks and what was read for the end', () => {
    const ids = range(1, 365)
    let today = tipsOfDay('somebody', ids, [])
    const read = new Set([1, 2, 3])
    const first = { user: 'somebody', ids, today, read }
    const shown = new Set<number>()
    for (let part = 0; part < 90; part += 1) {
      const { drawn } = drawMore({ ...first, seen: shown, chance: (most) => most - 1 })
      for (const id of drawn) shown.add(id)
    }
    for (const id of read) expect(shown.has(id)).toBe(false)
    for (let day = 0; day < 28; day += 1) {
      today = tipsOfDay('somebody', ids, today)
      for (const id of today) expect(shown.has(id), `day ${day}`).toBe(false)
    }
  })
})

it('shows app admins the prioritised tips first, then the others, by number', () => {
  const tip = (id: number, prioritised = false) => ({ id: String(id), prioritised })
  const tips = [tip(10), tip(9), tip(100, true), tip(20, true)]
  expect(inPreview(tips).map(({ id }) => id)).toEqual(['20', '100', '9', '10'])
})
