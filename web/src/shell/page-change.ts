/** Pages whose code or data is on its way, as many as show their placeholder. */
let waiting = 0
const listeners = new Set<() => void>()

/** Counts a placeholder of a page while it is shown. Answers how to end that. */
export function pageWaits(): () => void {
  change(1)
  return () => change(-1)
}

export const isPageWaiting = (): boolean => waiting > 0

export function onPageWait(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(by: 1 | -1): void {
  waiting += by
  for (const listener of listeners) listener()
}
