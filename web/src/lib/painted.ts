/** The maximum wait in a hidden tab, in milliseconds. */
const longest = 500

/** Resolves once the last render is on screen. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // The first callback runs before this frame, the second before the next.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
    setTimeout(resolve, longest)
  })
}
