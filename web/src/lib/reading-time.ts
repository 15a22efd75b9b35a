/** Words that somebody quick takes in within a second. */
const pace = 8

/** How long a text must be before the eyes to count as read, in milliseconds: 2 to 15 seconds. */
export function readingTime(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length
  return Math.min(Math.max((words / pace) * 1000, 2000), 15_000)
}
