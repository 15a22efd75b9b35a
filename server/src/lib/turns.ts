import { setImmediate as othersFirst } from 'node:timers/promises'

/** Nobody else waits for longer than this; half of what they would feel. */
const TURN_MS = 15

/** Says when one has worked for long enough, and lets others be served. */
export function makeTurns() {
  let since = performance.now()
  return {
    isOver: () => performance.now() - since > TURN_MS,
    give: async () => {
      await othersFirst()
      since = performance.now()
    },
  }
}
