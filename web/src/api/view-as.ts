import { beginArrival } from '#lib/arrival.ts'

const key = 'VIEW_AS'

/** Whether this tab shows the product as members see it. The server only ever lowers rights. */
export function isViewingAs(): boolean {
  try {
    return globalThis.sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Starts or ends the view as a member in this tab, and reloads everything. */
export function viewAsMember(on: boolean, to: string): void {
  try {
    if (on) globalThis.sessionStorage.setItem(key, 'member')
    else globalThis.sessionStorage.removeItem(key)
  } catch {
    // Without storage, the view cannot change.
  }
  beginArrival()
  location.assign(to)
}
