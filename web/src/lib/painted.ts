/** How long a page that draws nothing (a hidden tab) is waited for, in milliseconds. */
const longest = 500

/**
 * Resolves once what was rendered last is on screen: what a first paint does not need is fetched
 * after it.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // The first callback comes before that frame is drawn, the second before the next.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
    setTimeout(resolve, longest)
  })
}
