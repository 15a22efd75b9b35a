/**
 * The day of the next payment after one on `day` (2026-01-31): a month or a year later, at most the
 * month's last day.
 */
export function nextPayment(day: string, interval: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const months = interval === 'year' ? 12 : 1
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const next = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
  return next.toISOString().slice(0, 10)
}
