const pause = 10 * 60_000

/**
 * Decides whether a view is new: a second render or a quick return is not. `now` is in
 * milliseconds.
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
