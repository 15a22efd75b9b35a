export type Countdown = { pause: () => void; resume: () => void; stop: () => void }

/** Calls `onEnd` after `duration` milliseconds, not counting the time that it was paused. */
export function countdown(duration: number, onEnd: () => void): Countdown {
  let left = duration
  let startedAt = Date.now()
  let timer: ReturnType<typeof setTimeout> | null = setTimeout(onEnd, left)

  function stop(): void {
    if (timer === null) return
    clearTimeout(timer)
    timer = null
    left -= Date.now() - startedAt
  }

  function resume(): void {
    if (timer !== null) return
    startedAt = Date.now()
    timer = setTimeout(onEnd, Math.max(0, left))
  }

  return { pause: stop, resume, stop }
}
