import { Trans } from '@lingui/react/macro'
import { countFilters, type Filters } from '#features/library/question.ts'
import { linkClass } from '#ui/link.tsx'

/** Beside the number of results where the filters stand beside them; the sheet has its own. */
export function ClearFilters({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  if (countFilters(filters) === 0) return null
  return (
    <button type="button" className={linkClass('hidden min-h-11 xl:block')} onClick={onClear}>
      <Trans>Clear filters</Trans>
    </button>
  )
}
