type FetchPage = (path: string) => Promise<unknown>

let fetchPage: FetchPage = async () => undefined

/** The routes say how a page is fetched, code and texts. */
export function preloadWith(fetch: FetchPage): void {
  fetchPage = fetch
}

/** Loads what the page at this address needs. Failures don't matter. */
export function preloadPage(address: string): void {
  fetchPage(address.split(/[?#]/)[0] ?? '').catch(() => {})
}
