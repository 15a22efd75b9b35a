import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#api/me.ts'
import { deletedQuery } from '#features/app-admin/companies.queries.ts'
import { momentOf } from '#lib/moment.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Fold } from '#ui/fold.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The companies that there are no more, once asked for: nothing else is left of them. */
export function DeletedCompanies() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Fold look="part" title={<Trans>Deleted companies</Trans>} onToggle={setIsOpen}>
      {isOpen && <List />}
    </Fold>
  )
}

function List() {
  const { timeZone } = useMe()
  const { data, error } = useQuery(deletedQuery)
  if (data === undefined) {
    return error ? <InlineError error={error} /> : <Skeleton className="late h-24" />
  }
  if (data.length === 0) {
    return (
      <p className="text-field-soft">
        <Trans>No company was deleted.</Trans>
      </p>
    )
  }
  return (
    <ul className="flex flex-col gap-3">
      {data.map(({ _id, name, at, who }) => (
        <li key={_id} className="on-surface rounded-tile px-5 py-3">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-note text-field-soft first-letter:uppercase">
            {who ?? <Trans>Somebody who is not here any more</Trans>}
            {' · '}
            {momentOf(at, timeZone)}
          </p>
        </li>
      ))}
    </ul>
  )
}
