export type DayPart = 'morning' | 'afternoon' | 'evening'

/** The part of the day at an hour (0 to 23) of the device's clock. */
export function dayPart(hour: number): DayPart {
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
