/** "Central European Time"; the zone's id if the browser has no name for it. */
export function zoneName(timeZone: string): string {
  if (timeZone === 'UTC') return timeZone
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longGeneric' })
  const parts = format.formatToParts(new Date())
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
