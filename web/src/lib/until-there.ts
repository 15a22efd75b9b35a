/** Without a network there is nothing to fetch, in milliseconds. */
const pause = 10_000

/** Fetches a part, and tries again until it has come: for what must never fail for want of its code. */
export async function untilThere<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((done) => setTimeout(done, pause))
    }
  }
}
