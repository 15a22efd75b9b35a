type FetchPage = (path: string) => Promise<unknown>

let fetchPage: FetchPage = async () => undefined

/** Sets how a page is fetched with code and texts, which the routes define. */
export function preloadWith(fetch: FetchPage): void {
  fetchPage = fetch
}

/** The path requested last. */
let latest: string | null = null

/** Loads the code that the page at this address needs. Ignores failures. */
export function preloadPage(address: string): void {
  const path = address.split(/[?#]/)[0] ?? ''
  // Pointer, touch and focus request the same page, one after the other.
  if (path === latest) return
  latest = path
  fetchPage(path).catch(() => {
    latest = null
  })
}
