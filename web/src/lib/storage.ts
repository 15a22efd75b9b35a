/** Local storage (JSON) that never throws. */
export function readStored(key: string): unknown {
  try {
    const text = globalThis.localStorage.getItem(key)
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Stores a value, or deletes it when it is null. If there is no room, the page works without it. */
export function writeStored(key: string, value: unknown): void {
  storeIfRoom(key, value)
}

/** As `writeStored`. Returns whether there was room. */
export function storeIfRoom(key: string, value: unknown): boolean {
  try {
    if (value === null) globalThis.localStorage.removeItem(key)
    else globalThis.localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** The names in local storage that begin with `prefix`. */
export function storedNames(prefix: string): string[] {
  try {
    return Object.keys(globalThis.localStorage).filter((name) => name.startsWith(prefix))
  } catch {
    return []
  }
}
