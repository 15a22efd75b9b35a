type FetchPage = (path: string) => Promise<unknown>

let fetchPage: FetchPage = async () => undefined

/** The routes define how a page is fetched, code and texts. */
export function preloadWith(fetch: FetchPage): void {
  fetchPage = fetch
}

/** The path requested last. */
let latest: string | null = null

/** Loads the code that the page at this address needs. Failures don't matter. */
export function preloadPage(address: string): void {
  const path = address.split(/[?#]/)[0] ?? ''
  // Pointer, touch and focus request the same page, one after the other.
  if (path === latest) return
  latest = path
  fetchPage(path).catch(() => {
    latest = null
  })
}
