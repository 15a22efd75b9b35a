type Guard = (event: PopStateEvent) => void

let guard: Guard | null = null

// Heard ahead of the router, because main.tsx loads this before it starts: what the guard stops, the
// router never learns of. (On window, listeners run in the order in which they came.)
globalThis.addEventListener?.('popstate', (event) => guard?.(event))

/** Lets a page look at each step back and forward first. Answers how to stop. */
export function guardBack(next: Guard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = null
  }
}
