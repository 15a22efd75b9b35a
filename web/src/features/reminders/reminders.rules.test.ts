import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byMonth, openAtFirst } from './reminders.rules.ts'

const days = fc
  .date({
    min: new Date('2025-01-01'),
    max: new Date('2028-12-31'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10))
const reminders = fc.uniqueArray(
  fc.record({
    _id: fc.uuid(),
    targetDate: days,
    categoryId: fc.constantFrom(null, '', 'focus', 'thanks'),
    categoryTitle: fc.constantFrom(null, ' ', 'Saying thanks'),
  }),
  { selector: ({ _id }) => _id, maxLength: 40 },
)

describe('the reminders of the hub', () => {
  it('groups reminders by month, newest first, and by theme, each once', () => {
    fc.assert(
      fc.property(reminders, (all) => {
        const months = byMonth(all)
        const names = months.map(({ yearMonth }) => yearMonth)
        expect(names).toEqual([...new Set(names)].sort().reverse())
        const shown = months.flatMap(({ yearMonth, count, themes }) => {
          const items = themes.flatMap((theme) => theme.items)
          expect(items).toHaveLength(count)
          for (const { targetDate } of items) expect(targetDate.startsWith(yearMonth)).toBe(true)
          for (const theme of themes) {
            const inTheme = theme.items.map(({ targetDate }) => targetDate)
            expect(inTheme).toEqual(inTheme.toSorted())
          }
          expect(themes.findIndex(({ key }) => key === null) + 1 || themes.length).toBe(
            themes.length,
          )
          return items.map(({ _id }) => _id)
        })
        expect(shown.sort()).toEqual(all.map(({ _id }) => _id).sort())
      }),
    )
  })

  it('groups reminders the same way for any input order', () => {
    fc.assert(
      fc.property(reminders, (all) => {
        expect(byMonth(all.toReversed())).toEqual(byMonth(all))
      }),
    )
  })
})

describe('the open month of the hub', () => {
  it('opens the current month of reminders, else the newest past one, else the next', () => {
    expect(openAtFirst(['2026-12', '2026-11', '2026-10'], '2026-11')).toBe('2026-11')
    expect(openAtFirst(['2027-01', '2026-10', '2026-09'], '2026-11')).toBe('2026-10')
    expect(openAtFirst(['2027-02', '2027-01'], '2026-11')).toBe('2027-01')
    expect(openAtFirst([], '2026-11')).toBeUndefined()
  })
})
