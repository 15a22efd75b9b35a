/**
 * Local storage that never throws: it can be full, forbidden or absent, and what is kept there is
 * a convenience. Values are JSON.
 */
export function readStored(key: string): unknown {
  try {
    const text = globalThis.localStorage.getItem(key)
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Writes `value` as JSON, or removes the key when it is null. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) globalThis.localStorage.removeItem(key)
    else globalThis.localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Not kept; the page goes on without.
  }
}
