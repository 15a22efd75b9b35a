const key = 'ARRIVING'

export function beginArrival(): void {
  try {
    globalThis.sessionStorage.setItem(key, '1')
  } catch {
    // Without a storage, the new document begins at its top.
  }
}

export function takeArrival(): boolean {
  try {
    const isArriving = globalThis.sessionStorage.getItem(key) !== null
    if (isArriving) globalThis.sessionStorage.removeItem(key)
    return isArriving
  } catch {
    return false
  }
}
