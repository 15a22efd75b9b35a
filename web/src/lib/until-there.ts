/** Without a network a fetch can't succeed, so it waits this long; in milliseconds. */
const pause = 10_000

/** Loads a part, and retries until it succeeds. */
export async function untilThere<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((done) => setTimeout(done, pause))
    }
  }
}
