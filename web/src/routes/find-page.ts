import { fetchCatalogue } from '#lib/catalogues.ts'
import { notFound, pageGroups } from '#routes/pages.ts'
import type { PageLoad, Params } from '#shell/page.ts'

export type FoundPage = {
  /** As the table has it. */
  address: string
  load: PageLoad
  texts: readonly string[]
  params: Params
}

const entries = pageGroups.flatMap(({ texts, pages }) =>
  Object.entries(pages).map(([address, load]) => ({ address, load, texts })),
)

/** Every address of the table. */
export const pageAddresses: readonly string[] = entries.map(({ address }) => address)

/** The page at this path; the first of the table that fits, else the not-found page. */
export function findPage(pathname: string): FoundPage {
  for (const entry of entries) {
    const params = matchPath(entry.address, pathname)
    if (params !== null) return { ...entry, params }
  }
  return { address: '*', load: notFound, texts: [], params: {} }
}

/**
 * What a path holds where the address has names in braces; null where it does not fit. Capitals and
 * empty segments do not matter, as with the names of machines.
 */
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

/** Asks for code and texts of a page before the app has arrived. Told of a failure is who shows it. */
export function fetchAhead(pathname: string): void {
  const { load, texts } = findPage(pathname)
  for (const asked of [load(), ...texts.map((name) => fetchCatalogue('en', name))]) {
    asked.catch(() => {})
  }
}
