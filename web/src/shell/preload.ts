type FetchPage = (path: string) => Promise<unknown>

let fetchPage: FetchPage = async () => undefined

/** The routes say how a page is fetched, code and texts. */
export function preloadWith(fetch: FetchPage): void {
  fetchPage = fetch
}

/** Fetches what the page at this address needs, ahead of going there. Failing is no matter. */
export function preloadPage(address: string): void {
  fetchPage(address.split(/[?#]/)[0] ?? '').catch(() => {})
}
