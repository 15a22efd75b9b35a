type Guard = (event: PopStateEvent) => void

let guard: Guard | null = null

// Registered before the router (main.tsx loads this first), so that the guard can stop its events.
globalThis.addEventListener?.('popstate', (event) => guard?.(event))

/** Calls the guard before each history step. Returns a function that stops it. */
export function guardBack(next: Guard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = null
  }
}
