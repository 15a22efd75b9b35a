/** The number of pages that show their placeholder. */
let waiting = 0
const listeners = new Set<() => void>()

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
