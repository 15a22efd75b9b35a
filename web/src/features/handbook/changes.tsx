import { Plural, Trans } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { graphql } from '#api/generated/gql.ts'
import type { CompanyEventsQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { useMe } from '#api/me.ts'
import { formatMonth } from '#lib/dates.ts'
import { dayOf } from '#lib/moment.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Fold } from '#ui/fold.tsx'
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
    // /company shows the changes of members and the company.
    (await request(eventsDocument, {}, { signal })).companyEventGetMany.filter(({ kind }) =>
      /^(handbook|reminder)_/.test(kind),
    ),
})

/** Recent changes of handbook and reminders, for the company's admins. */
export function Changes() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Fold
      look="part"
      title={<Trans>Recent changes</Trans>}
      onToggle={setIsOpen}
      className="max-w-220"
    >
      {isOpen && <List />}
    </Fold>
  )
}

function List() {
  const { timeZone } = useMe()
  const { data, error, isPending } = useQuery(eventsQuery)
  if (isPending) return <Skeleton className="late h-24" />
  if (!data) return <InlineError error={error} />
  if (data.length === 0) {
    return (
      <p>
        <Trans>No changes yet.</Trans>
      </p>
    )
  }
  return (
    <ol className="grid gap-3">
      {data.map((event) => (
        <li key={event._id} className="on-surface rounded-tile px-5 py-3">
          <p>
            <What event={event} />
          </p>
          <p className="text-note text-field-soft first-letter:uppercase">
            {event.who ?? <Trans>Someone who has left</Trans>}
            {' · '}
            {dayOf(event.at, timeZone)}
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
