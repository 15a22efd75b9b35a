import { Plural, Trans } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { graphql } from '#api/generated/gql.ts'
import type { CompanyEventsQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { useMe } from '#api/me.ts'
import { formatDay, formatMonth, localDay } from '#lib/dates.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const eventsDocument = graphql(`
  query CompanyEvents {
    companyEventGetMany {
      _id
      at
      kind
      who
      items
      month
    }
  }
`)

type Event = CompanyEventsQuery['companyEventGetMany'][number]

const eventsQuery = queryOptions({
  queryKey: ['handbook', 'changes'],
  staleTime: 0,
  queryFn: async ({ signal }) =>
    // Of members and of the company itself, /company tells.
    (await request(eventsDocument, {}, { signal })).companyEventGetMany.filter(({ kind }) =>
      /^(handbook|reminder)_/.test(kind),
    ),
})

/** What was changed last of handbook and reminders, by whom: for the company's admins, once asked for. */
export function Changes() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="group max-w-220" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="flex min-h-14 list-none items-center gap-4 rounded-tile [&::-webkit-details-marker]:hidden">
        <h2 className="min-w-0 flex-1 text-title">
          <Trans>Who changed what</Trans>
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
  const { data, error, isPending } = useQuery(eventsQuery)
  if (isPending) return <Skeleton className="late mt-3 h-24" />
  if (!data) return <InlineError error={error} />
  if (data.length === 0) {
    return (
      <p className="mt-2">
        <Trans>Nothing was changed yet.</Trans>
      </p>
    )
  }
  return (
    <ol className="mt-3 grid gap-3">
      {data.map((event) => (
        <li key={event._id} className="on-surface rounded-tile px-5 py-3">
          <p>
            <What event={event} />
          </p>
          <p className="text-note text-field-soft first-letter:uppercase">
            {event.who ?? <Trans>Somebody who is not here any more</Trans>}
            {' · '}
            {formatDay(localDay(new Date(event.at), timeZone ?? null))}
          </p>
        </li>
      ))}
    </ol>
  )
}

function What({ event }: { event: Event }) {
  const month = event.month ? formatMonth(event.month) : ''
  switch (event.kind) {
    case 'handbook_changed':
      return <Plural value={event.items.length} one="# answer changed" other="# answers changed" />
    case 'handbook_deleted':
      return <Trans>An answer deleted</Trans>
    case 'reminder_created':
      return <Trans>A reminder written for {month}</Trans>
    case 'reminder_changed':
      return <Trans>A reminder for {month} changed</Trans>
    default:
      return <Trans>A reminder for {month} deleted</Trans>
  }
}
