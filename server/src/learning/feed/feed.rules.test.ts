import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawMore, inOrder, inPreview, isOfMonth, PART, STARTERS, tipsOfDay } from './feed.rules.ts'

const isStarter = (id: number) => id >= STARTERS.first && id <= STARTERS.last
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** Possible ids: with gaps, few or many, with and without starters, in any order. */
const orders = fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: 120 })

describe('the order of tips', () => {
  const tip = (id: number, rank: number, prioritised = false) => ({ id, rank, prioritised })

  it('orders tips by fit, with prioritised tips first in each third', () => {
    const tips = [tip(1, 0), tip(2, 2, true), tip(3, 5, true), tip(4, 8, true), tip(5, 8)]
    expect(inOrder(tips, 9)).toEqual([2, 1, 3, 4, 5])
  })
})

describe('the tips of a day', () => {
  it('gives three different tips a day with a starter first, if there are enough', () => {
    fc.assert(
      fc.property(orders, orders, (order, earlier) => {
        const { day } = tipsOfDay(order, earlier)
        expect(day).toHaveLength(Math.min(PART, order.length))
        expect(new Set(day).size).toBe(day.length)
        for (const id of day) expect(order).toContain(id)
        if (order.some(isStarter)) expect(isStarter(day[0] ?? 0)).toBe(true)
      }),
    )
  })

  it('repeats a tip only after all others of its kind were shown', () => {
    const order = range(1, 60).concat(range(181, 192))
    let shown: number[] = []
    const seen = { starters: [] as number[], others: [] as number[] }
    for (let time = 0; time < 30; time += 1) {
      const next = tipsOfDay(order, shown)
      if (time < 12) seen.starters.push(next.day[0] ?? 0)
      seen.others.push(...next.day.slice(1))
      shown = next.shown
    }
    expect(seen.others).toEqual(range(1, 60))
    expect(seen.starters).toEqual(range(181, 192))
    expect(tipsOfDay(order, shown).day.slice(1)).toEqual([1, 2])
  })

  it('repeats no tip of earlier days when tips are added or removed', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.integer({ min: 1, max: 100 })), (chances) => {
        let order = range(1, 100).concat(range(181, 192))
        const chance = chances[Symbol.iterator]()
        const days: number[] = []
        let shown: number[] = []
        for (let time = 0; time < 20; time += 1) {
          const next = tipsOfDay(order, shown)
          days.push(...next.day.slice(1))
          shown = next.shown
          const changed = chance.next().value ?? 1
          order = order.includes(changed)
            ? order.filter((id) => id !== changed)
            : [changed, ...order]
        }
        expect(new Set(days).size).toBe(days.length)
      }),
      { numRuns: 50 },
    )
  })
})

describe('more tips', () => {
  const drawings = fc.record({
    order: orders,
    read: fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: 20 }),
    chances: fc.infiniteStream(fc.nat(1_000_000)),
  })

  it('draws every further tip once, without tips of today, until all were shown', () => {
    fc.assert(
      fc.property(drawings, ({ order, read, chances }) => {
        const { day: today, shown: earlier } = tipsOfDay(order, [])
        const source = chances[Symbol.iterator]()
        const chance = (most: number) => (source.next().value ?? 0) % most
        const page: number[] = [...today]
        for (let left = 1; left > 0; ) {
          const seen = new Set(page)
          const part = drawMore({
            order,
            today,
            shown: earlier,
            seen,
            read: new Set(read),
            chance,
          })
          expect(part.drawn).toHaveLength(Math.min(PART, order.length - page.length))
          expect(part.left).toBe(order.length - page.length - part.drawn.length)
          page.push(...part.drawn)
          left = part.left
        }
        expect(new Set(page).size).toBe(page.length)
        expect(page.toSorted((a, b) => a - b)).toEqual(order.toSorted((a, b) => a - b))
      }),
    )
  })

  it('draws tips of the next four weeks and read tips last', () => {
    const order = range(1, 365)
    let { day: today, shown } = tipsOfDay(order, [])
    const read = new Set([101, 102, 103])
    const page = new Set<number>()
    for (let part = 0; part < 90; part += 1) {
      const given = { order, today, shown, seen: page, read }
      for (const id of drawMore({ ...given, chance: (most) => most - 1 }).drawn) page.add(id)
    }
    for (const id of read) expect(page.has(id)).toBe(false)
    for (let day = 0; day < 28; day += 1) {
      ;({ day: today, shown } = tipsOfDay(order, shown))
      for (const id of today.filter((tip) => !isStarter(tip))) {
        expect(page.has(id), `day ${day}`).toBe(false)
      }
    }
  })
})

it('shows app admins the prioritised tips first, then the others, by number', () => {
  const tip = (id: number, prioritised = false) => ({ id: String(id), prioritised })
  const tips = [tip(10), tip(9), tip(100, true), tip(20, true)]
  expect(inPreview(tips).map(({ id }) => id)).toEqual(['20', '100', '9', '10'])
})

it.each([
  [[], '2026-11-21', true],
  [[11, 12], '2026-11-21', true],
  [[1, 12], '2026-11-21', false],
])('a tip with the months %j is shown on %s: %s', (months, day, isShown) => {
  expect(isOfMonth(months, day)).toBe(isShown)
})
