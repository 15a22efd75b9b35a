const key = 'ARRIVING'

/** The next document is one that somebody arrives at, though it is loaded: its heading takes the focus. */
export function beginArrival(): void {
  try {
    globalThis.sessionStorage.setItem(key, '1')
  } catch {
    // Where nothing can be kept, the new document begins at its top.
  }
}

/** Whether somebody arrives with this document; told once. */
export function takeArrival(): boolean {
  try {
    const isArriving = globalThis.sessionStorage.getItem(key) !== null
    if (isArriving) globalThis.sessionStorage.removeItem(key)
    return isArriving
  } catch {
    return false
  }
}
