import { useSearchParams } from 'react-router'
import type { ReportOverviewSort } from '#api/generated/graphql.ts'
import { monthIn } from '#features/reports/reports.rules.ts'
import { useTyped } from '#lib/use-typed.ts'
import { type Order, orderAfter, orderIn } from './all.rules.ts'

/** Months, search and order, kept in the address; typed text follows after a pause. */
export function useAsked() {
  const [search, setSearch] = useSearchParams()
  const query = search.get('q')?.slice(0, 200) ?? ''
  const order = orderIn(search)
  const set = (more: Record<string, string | null>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(more)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const [typed, setTyped] = useTyped(query, (q) => set({ q }))
  const setOrder = ({ sort, descending }: Order) =>
    set({ sort: sort === 'name' ? null : sort, down: descending ? '1' : null })
  return {
    asked: { ...monthIn(search, 'from'), ...monthIn(search, 'to'), query, ...order },
    typed,
    setTyped,
    setMonths: ({ from, to }: { from: string; to: string }) => set({ from, to }),
    sortBy: (sort: ReportOverviewSort) => setOrder(orderAfter(order, sort)),
  }
}
