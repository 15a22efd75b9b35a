const pace = 8

/** How long a text must be visible to count as read: 2,000 to 15,000 ms. */
export function readingTime(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length
  return Math.min(Math.max((words / pace) * 1000, 2000), 15_000)
}
