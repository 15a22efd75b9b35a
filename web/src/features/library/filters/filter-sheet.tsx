import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { countFilters, type Filters, noFilters } from '#features/library/question.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { KindChoice } from './kind-choice.tsx'
import { FilterPills } from './one-of-choice.tsx'

type Props = {
  filters: Filters
  onChange: (filters: Filters) => void
  /** How many things there are within them; null where that is not known yet. */
  count: number | null
}

/** What narrows a search, folded into one button that says how much is set. */
export function FilterSheet({ filters, onChange, count }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const set = countFilters(filters)
  const footer = (
    <>
      <Button variant="quiet" aria-label={t`Clear filters`} onClick={() => onChange(noFilters)}>
        <Trans>Clear</Trans>
      </Button>
      <Button variant="primary" onClick={() => setOpen(false)}>
        {count === null ? (
          <Trans>Show results</Trans>
        ) : (
          <Plural value={count} one="Show # result" other="Show # results" />
        )}
      </Button>
    </>
  )
  return (
    <>
      <Button
        variant="quiet"
        className="xl:hidden"
        aria-haspopup="dialog"
        icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(true)}
      >
        {set > 0 ? <Plural value={set} one="# filter" other="# filters" /> : <Trans>Filters</Trans>}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`Filters`} footer={footer}>
        <div className="flex flex-col gap-6">
          <KindChoice look="wrap" filters={filters} onChange={onChange} />
          <FilterPills filters={filters} onChange={onChange} />
        </div>
      </Dialog>
    </>
  )
}
