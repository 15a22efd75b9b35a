/** The month of a day, 2026-11 of 2026-11-21 (product 3, reminder). */
export const yearMonthOf = (targetDate: string): string => targetDate.slice(0, 7)

type Item = {
  _id: string
  targetDate: string
  categoryId?: string | null
  categoryTitle?: string | null
}

export type ThemeGroup<T> = { key: string | null; items: T[] }
export type MonthGroup<T> = { yearMonth: string; count: number; themes: ThemeGroup<T>[] }

/**
 * Reminders by month, newest first; then by theme, in the order of their first day; then by day.
 */
export function byMonth<T extends Item>(reminders: readonly T[]): MonthGroup<T>[] {
  const months = new Map<string, T[]>()
  for (const reminder of reminders.toSorted(inTime)) {
    const month = yearMonthOf(reminder.targetDate)
    months.set(month, [...(months.get(month) ?? []), reminder])
  }
  return [...months]
    .map(([yearMonth, items]) => ({ yearMonth, count: items.length, themes: byTheme(items) }))
    .sort((a, b) => b.yearMonth.localeCompare(a.yearMonth))
}

const inTime = (a: Item, b: Item) =>
  a.targetDate.localeCompare(b.targetDate) || a._id.localeCompare(b._id)

function byTheme<T extends Item>(items: readonly T[]): ThemeGroup<T>[] {
  const themes = new Map<string | null, T[]>()
  for (const item of items) {
    const key = item.categoryId || item.categoryTitle?.trim() || null
    themes.set(key, [...(themes.get(key) ?? []), item])
  }
  const groups = [...themes].map(([key, inTheme]) => ({ key, items: inTheme }))
  return [...groups.filter(({ key }) => key !== null), ...groups.filter(({ key }) => key === null)]
}

/** The month open at first: this one, else the newest past one, else the next. */
export function openAtFirst(months: readonly string[], thisMonth: string): string | undefined {
  const sorted = months.toSorted()
  return sorted.findLast((month) => month <= thisMonth) ?? sorted[0]
}
