import type { Filters } from '#features/library/question.ts'
import { KindChoice } from './kind-choice.tsx'
import { FilterPills } from './one-of-choice.tsx'

type Props = { filters: Filters; onChange: (filters: Filters) => void }

/** What narrows a search, in sight beside its results. */
export function FilterPanel({ filters, onChange }: Props) {
  return (
    <div className="sticky top-6 flex flex-col gap-6">
      <KindChoice look="list" filters={filters} onChange={onChange} />
      <FilterPills filters={filters} onChange={onChange} />
    </div>
  )
}
