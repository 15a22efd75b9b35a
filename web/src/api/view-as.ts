import { beginArrival } from '#lib/arrival.ts'

const key = 'VIEW_AS'

/** Whether this tab looks at the product with the rights of a member. The server only ever lowers. */
export function isViewingAs(): boolean {
  try {
    return globalThis.sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Begins or ends that look, in this tab, and reads everything anew. */
export function viewAsMember(on: boolean, to: string): void {
  try {
    if (on) globalThis.sessionStorage.setItem(key, 'member')
    else globalThis.sessionStorage.removeItem(key)
  } catch {
    // Where nothing can be kept, one stays who one is.
  }
  beginArrival()
  location.assign(to)
}
