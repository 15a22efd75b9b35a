/** How long an item that was noted is not noted again, in milliseconds. */
const pause = 10 * 60_000

/**
 * Says of each view whether it is news: a page that is drawn twice, or gone back to a moment later,
 * is not. `now` answers milliseconds.
 */
export function createNotes(now: () => number): (key: string) => boolean {
  const noted = new Map<string, number>()
  return (key) => {
    const time = now()
    const before = noted.get(key)
    if (before !== undefined && time - before < pause) return false
    noted.set(key, time)
    return true
  }
}
