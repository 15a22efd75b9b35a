type Load = () => Promise<unknown>

const pages = new Map<string, Load>()

/** The routes say how the code (and data) of each page is fetched. */
export function registerPage(path: string, load: Load): void {
  pages.set(path, load)
}

/** Fetches what the page at this address needs, ahead of going there. Failing is no matter. */
export function preloadPage(address: string): void {
  const path = address.split(/[?#]/)[0] ?? ''
  pages
    .get(path)?.()
    .catch(() => {})
}

/** The addresses of all pages that can be fetched: one for each route that is built. */
export function preloadable(): string[] {
  return [...pages.keys()]
}
