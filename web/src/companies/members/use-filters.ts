import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Filters } from '#companies/members.data.ts'
import { filtersOf, searchOf } from './filters.ts'

/** How long one pauses before what is typed is looked for, in milliseconds. */
const pause = 250

/** The filters of the list: they stand in the address, what is typed a moment later. */
export function useFilters() {
  const [search, setSearch] = useSearchParams()
  const filters = filtersOf(search)
  const [typed, setTyped] = useState(filters.query ?? '')
  // Whose members they are stands beside the filters, for app admins.
  const whose = Object.fromEntries(
    [...search].filter(([name]) => name === 'company' || name === 'public'),
  )
  const write = (next: Filters) => setSearch(searchOf(next, whose), { replace: true })
  const set = (more: Filters) => write({ ...filters, ...more })
  const look = useEffectEvent(() => {
    if (typed.trim() !== filters.query) set({ query: typed })
  })
  useEffect(() => {
    const timer = setTimeout(look, typed === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [typed])
  const isNarrowed = Boolean(filters.query || filters.state || filters.role)
  const clear = () => {
    setTyped('')
    write({ sort: filters.sort })
  }
  return { filters, typed, setTyped, set, isNarrowed, clear }
}

export type Filtering = ReturnType<typeof useFilters>
