const processorMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * The longest that nobody else was served while something goes on: by the clock, and in processor
 * time, which others on the machine do not lengthen.
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
  // What came to its end in one go let nobody look.
  look()
  clearInterval(watch)
  return { longest, longestWork }
}
