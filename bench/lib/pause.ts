const processorMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * The longest time that the event loop was blocked during some work: by the clock, and in processor
 * time, which does not depend on other processes of the machine.
 */
export async function longestPause(work: () => Promise<unknown>) {
  let [last, lastWork] = [performance.now(), processorMs()]
  let [longest, longestWork] = [0, 0]
  const look = () => {
    const [now, nowWork] = [performance.now(), processorMs()]
    longest = Math.max(longest, now - last)
    longestWork = Math.max(longestWork, nowWork - lastWork)
    last = now
    lastWork = nowWork
  }
  const watch = setInterval(look, 1)
  await work()
  // Work that ended without a pause left no time for the timer.
  look()
  clearInterval(watch)
  return { longest, longestWork }
}
