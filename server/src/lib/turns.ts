import { setImmediate as nextTurn } from 'node:timers/promises'

/** Longest time that other requests wait, in milliseconds. */
const TURN_MS = 15

/** For long work: `isOver` says when to `give` other requests a turn. */
export function makeTurns() {
  let since = performance.now()
  return {
    isOver: () => performance.now() - since > TURN_MS,
    give: async () => {
      await nextTurn()
      since = performance.now()
    },
  }
}
