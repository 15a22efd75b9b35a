import { companyWords } from '#db/company-search.ts'
import type { SignedIn } from '#graphql/context.ts'
import { badInput } from '#lib/errors.ts'
import { cursorOf, placeOf } from '#lib/places.ts'
import { countByCompany, countCompanies, listCompanies } from './overview.store.ts'

const LIMITS = { page: 50, mostPage: 100 } as const

export type CompanyOverview = {
  _id: string
  name: string
  /** Members with access: each takes a seat */
  members: number
  domains: number
  require2FA: boolean
  seatLimit: number | null
  isPublicDefault: boolean
  createdDate: number
}

/** `words`: null for a query that finds nothing */
export type CompanyPage = {
  rows: CompanyOverview[]
  next: string | null
  words: readonly string[] | null
}

export type OverviewRequest = {
  query?: string | null | undefined
  first?: number | null | undefined
  after?: string | null | undefined
}

function readAfter(after: string | null | undefined): readonly [string, string] | null {
  if (after == null) return null
  const place = placeOf(after, ['string', 'string'])
  if (place === undefined) throw badInput('This page of the list doesn’t exist.', 'after')
  return [String(place[0]), String(place[1])]
}

/**
 * companyOverviewGetMany: all companies by name, in pages; for app admins. With a query, only
 * companies whose name or domains have words that begin with its words. Refuses with BAD_USER_INPUT
 * an invalid `after`.
 */
export async function companyPage(
  { store }: SignedIn,
  asking: OverviewRequest,
): Promise<CompanyPage> {
  const words = companyWords(asking.query ?? '')
  const after = readAfter(asking.after)
  if (words === null) return { rows: [], next: null, words }
  const size = Math.min(Math.max(asking.first ?? LIMITS.page, 1), LIMITS.mostPage)
  // One row more than the page shows whether there is a next page.
  const found = await listCompanies(store.read, { words, after }, size + 1)
  const rows = found.slice(0, size)
  const members = await countByCompany(
    store.read,
    rows.map((row) => row._id),
  )
  const last = rows.at(-1)
  return {
    rows: rows.map(({ nameKey: _key, emailDomains, ...row }) => ({
      ...row,
      members: members.get(row._id) ?? 0,
      domains: (JSON.parse(emailDomains) as string[]).length,
      require2FA: row.require2FA === 1,
      isPublicDefault: row.isPublicDefault === 1,
    })),
    next: found.length > size && last ? cursorOf([last.nameKey, last._id]) : null,
    words,
  }
}

/** How many companies the whole list has. */
export const totalOf = async ({ store }: SignedIn, { words }: Pick<CompanyPage, 'words'>) =>
  words === null ? 0 : countCompanies(store.read, words)
