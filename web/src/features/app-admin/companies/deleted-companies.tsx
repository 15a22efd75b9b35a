import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useMe } from '#api/me.ts'
import { deletedQuery } from '#features/app-admin/companies.data.ts'
import { momentOf } from '#lib/moment.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The companies that there are no more, once asked for: nothing else is left of them. */
export function DeletedCompanies() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="group" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="flex min-h-14 list-none items-center gap-4 rounded-tile [&::-webkit-details-marker]:hidden">
        <h2 className="min-w-0 flex-1 text-title">
          <Trans>Deleted companies</Trans>
        </h2>
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-pill bg-quiet"
        >
          <ChevronDown className="transition-[rotate] group-open:rotate-180" />
        </span>
      </summary>
      {isOpen && <List />}
    </details>
  )
}

function List() {
  const { timeZone } = useMe()
  const { data, error } = useQuery(deletedQuery)
  if (data === undefined) {
    return error ? <InlineError error={error} /> : <Skeleton className="late mt-3 h-24" />
  }
  if (data.length === 0) {
    return (
      <p className="mt-2 text-field-soft">
        <Trans>No company was deleted.</Trans>
      </p>
    )
  }
  return (
    <ul className="mt-3 flex flex-col gap-3">
      {data.map(({ _id, name, at, who }) => (
        <li key={_id} className="on-surface rounded-tile px-5 py-3">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-note text-field-soft first-letter:uppercase">
            {who ?? <Trans>Somebody who is not here any more</Trans>}
            {' · '}
            {momentOf(at, timeZone ?? null)}
          </p>
        </li>
      ))}
    </ul>
  )
}
