/** The pause between two tries, in milliseconds: without a network, a fetch fails at once. */
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
