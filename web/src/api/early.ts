import { getToken } from '#api/token.ts'

/** A read that may start before the app is ready: the first `take` uses the answer of `start`. */
export function earlyRead<Answer>(ask: (signal?: AbortSignal) => Promise<Answer>) {
  let early: { token: string; answer: Promise<Answer> } | null = null
  return {
    start(): void {
      const token = getToken()
      if (token === null) return
      const answer = ask()
      // `take` reports the failure.
      answer.catch(() => {})
      early = { token, answer }
    },
    /** The answer for the current token. Throws AppError. */
    take(signal: AbortSignal): Promise<Answer> {
      const taken = early
      early = null
      return taken !== null && taken.token === getToken() ? taken.answer : ask(signal)
    },
  }
}
