/** The current time; tests move it. */
export type Clock = {
  /** Milliseconds since 1970, UTC */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }
