import { addDays } from '#lib/dates.ts'

/** Days to start a goal, offered in one tap: today, tomorrow, and the Monday after those. */
export function firstDays(today: string): string[] {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const toMonday = (8 - weekday) % 7 || 7
  return [today, addDays(today, 1), addDays(today, toMonday === 1 ? 8 : toMonday)]
}
