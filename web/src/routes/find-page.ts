import { fetchCatalogue } from '#lib/catalogues.ts'
import { notFound, pageGroups } from '#routes/pages.ts'
import type { PageLoad, Params } from '#shell/page.ts'

export type FoundPage = {
  address: string
  load: PageLoad
  texts: readonly string[]
  params: Params
}

const entries = pageGroups.flatMap(({ texts, pages }) =>
  Object.entries(pages).map(([address, load]) => ({ address, load, texts })),
)

export const pageAddresses: readonly string[] = entries.map(({ address }) => address)

export function findPage(pathname: string): FoundPage {
  for (const entry of entries) {
    const params = matchPath(entry.address, pathname)
    if (params !== null) return { ...entry, params }
  }
  return { address: '*', load: notFound, texts: [], params: {} }
}

/** The parameters of a path for a pattern with {names}; null if it does not match. Ignores case. */
export function matchPath(address: string, pathname: string): Params | null {
  const wanted = segmentsOf(address)
  const given = segmentsOf(pathname)
  if (given.length > wanted.length) return null
  const params: { [name: string]: string } = {}
  for (const [place, part] of wanted.entries()) {
    const segment = given[place]
    const [, name, optional] = /^\{(\w+)\}(\?)?$/.exec(part) ?? []
    if (name === undefined) {
      if (segment?.toLowerCase() !== part) return null
    } else if (segment !== undefined) params[name] = decoded(segment)
    else if (optional === undefined) return null
  }
  return params
}

const segmentsOf = (path: string): string[] => path.split('/').filter((part) => part !== '')

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Loads code and texts of a page before the app arrives. The page reports failures. */
export function fetchAhead(pathname: string): void {
  const { load, texts } = findPage(pathname)
  for (const asked of [load(), ...texts.map((name) => fetchCatalogue('en', name))]) {
    asked.catch(() => {})
  }
}
