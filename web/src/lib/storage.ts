/** Local storage (JSON) that never throws. */
export function readStored(key: string): unknown {
  try {
    const text = globalThis.localStorage.getItem(key)
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) globalThis.localStorage.removeItem(key)
    else globalThis.localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The value is not stored, and the page works without it.
  }
}
