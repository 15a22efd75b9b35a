import { useSearchParams } from 'react-router'
import type { Filters } from '#features/admin/members.queries.ts'
import { useTyped } from '#lib/use-typed.ts'
import { filtersOf, searchOf } from './filters.ts'

/** The filters, kept in the address; typed text follows after a pause. */
export function useFilters() {
  const [search, setSearch] = useSearchParams()
  const filters = filtersOf(search)
  // The company stays in the address too, for app admins.
  const whose = Object.fromEntries(
    [...search].filter(([name]) => name === 'company' || name === 'public'),
  )
  const write = (next: Filters) => setSearch(searchOf(next, whose), { replace: true })
  const set = (more: Filters) => write({ ...filters, ...more })
  const [typed, setTyped] = useTyped(filters.query ?? '', (query) => set({ query }))
  const isNarrowed = Boolean(filters.query || filters.state || filters.role)
  const clear = () => {
    setTyped('')
    write({ sort: filters.sort })
  }
  return { filters, typed, setTyped, set, isNarrowed, clear }
}

export type Filtering = ReturnType<typeof useFilters>
