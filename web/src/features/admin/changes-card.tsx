import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useMe } from '#api/me.ts'
import { cx } from '#lib/cx.ts'
import { momentOf } from '#lib/moment.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import {
  type CompanyEvent,
  eventsQuery,
  type ImportChange,
  importChangesQuery,
} from './changes.queries.ts'
import { eventNames, fieldOf, importedNames } from './company.labels.ts'
import { countNames } from './count.labels.ts'

const few = 8

export function ChangesCard({ of }: { of: string | null }) {
  const { data, error } = useQuery(eventsQuery(of))
  const [isLong, setIsLong] = useState(false)
  const shown = isLong ? data : data?.slice(0, few)
  return (
    <Card>
      <h2 className="text-title">
        <Trans>Changes</Trans>
      </h2>
      <InlineError error={error} />
      {data === undefined && !error && <Skeleton className="late mt-4 h-40" />}
      {data?.length === 0 && (
        <p className="mt-3 text-field-soft">
          <Trans>No changes yet.</Trans>
        </p>
      )}
      {shown !== undefined && shown.length > 0 && (
        <ul className="mt-3 flex flex-col gap-3">
          {shown.map((event) => (
            <Change key={event._id} of={of} event={event} />
          ))}
        </ul>
      )}
      {(data?.length ?? 0) > few && (
        <Button
          variant="quiet"
          className="mt-4"
          aria-expanded={isLong}
          onClick={() => setIsLong(!isLong)}
        >
          {isLong ? <Trans>Show fewer</Trans> : <Trans>Show all</Trans>}
        </Button>
      )}
    </Card>
  )
}

function Change({ of, event }: { of: string | null; event: CompanyEvent }) {
  const { t, i18n } = useLingui()
  const { timeZone } = useMe()
  const { kind, at, who, about, items, fields, counts } = event
  const name = who ?? t`Someone`
  const words = eventNames[kind]
  const what = words ? i18n._(words) : kind
  const named = fields.map((field) => {
    const label = fieldOf(kind, field)
    return label ? i18n._(label) : field
  })
  // When a person joins, the actor and the person concerned are the same.
  const whom = about.filter((one) => one !== who)
  const done = counts.flatMap(({ what: did, count }) => {
    const label = countNames[did]
    return label && count > 0 ? [`${count.toLocaleString('en')} ${i18n._(label)}`] : []
  })
  const details = [...whom, ...named, ...done].join(', ')
  const [first] = items
  const line = (
    <>
      <span className="block wrap-anywhere first-letter:uppercase">
        <span className="font-semibold">{name}</span> {what}
        {details && `: ${details}`}
      </span>
      <span className="block text-note text-field-soft">{momentOf(at, timeZone)}</span>
    </>
  )
  if (kind !== 'members_imported' || first === undefined) return <li>{line}</li>
  return (
    <li>
      <ImportChanges of={of} id={first}>
        {line}
      </ImportChanges>
    </li>
  )
}

type Props = {
  of: string | null
  id: string
  children: ReactNode
}

function ImportChanges({ of, id, children }: Props) {
  const panel = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setIsOpen(!isOpen)}
        className="-mx-3 flex min-h-14 w-[calc(100%+1.5rem)] items-center gap-3 rounded-tile px-3 py-2 text-left"
      >
        <span className="min-w-0 flex-1">{children}</span>
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-pill bg-quiet"
        >
          <ChevronDown className={cx('transition-[rotate]', isOpen && 'rotate-180')} />
        </span>
      </button>
      <div id={panel} hidden={!isOpen}>
        {isOpen && <People of={of} id={id} />}
      </div>
    </>
  )
}

function People({ of, id }: Omit<Props, 'children'>) {
  const { t } = useLingui()
  const query = useInfiniteQuery(importChangesQuery(of, id))
  const changes = query.data?.pages.flatMap((page) => page.changes) ?? []
  const { list, expect } = useFocusOnFirstNew(changes.length)
  const again = () => {
    expect()
    if (query.isFetching) return
    if (query.data === undefined) void query.refetch()
    else void query.fetchNextPage()
  }
  if (query.isPending) return <Skeleton className="late mt-3 h-24" />
  const isEmpty = query.data !== undefined && changes.length === 0
  return (
    <div className="mt-3 mb-3 flex flex-col items-start gap-4 border-l-4 border-(--quiet) pl-4">
      {isEmpty && (
        <p className="text-field-soft">
          <Trans>It changed no one.</Trans>
        </p>
      )}
      {changes.length > 0 && (
        <ul ref={list} aria-label={t`What the import did`} className="flex w-full flex-col gap-3">
          {changes.map((change) => (
            <Person key={change._id} change={change} />
          ))}
        </ul>
      )}
      <InlineError error={query.error} />
      {(query.hasNextPage || query.isError) && (
        <Button variant="quiet" pending={query.isFetching} onClick={again}>
          {query.isError ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
        </Button>
      )}
    </div>
  )
}

/**
 * Moves the focus to the first new item after a "more" button disappears. `expect` announces a
 * load.
 */
function useFocusOnFirstNew(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef<number | null>(null)
  useEffect(() => {
    const from = before.current
    if (from === null || count <= from) return
    before.current = null
    const { activeElement } = document
    if (activeElement !== null && activeElement !== document.body) return
    const first = list.current?.children[from]
    if (first instanceof HTMLElement) first.focus()
  }, [count])
  return {
    list,
    expect: () => {
      before.current = count
    },
  }
}

function Person({ change: { kind, about, fields } }: { change: ImportChange }) {
  const { t, i18n } = useLingui()
  const words = importedNames[kind] ?? eventNames[kind]
  const named = fields.map((field) => {
    const label = fieldOf(kind, field)
    return label ? i18n._(label) : field
  })
  const what = words ? i18n._(words) : kind
  return (
    <li tabIndex={-1} className="flex flex-wrap items-baseline gap-x-3 rounded-field">
      <p className="font-semibold wrap-anywhere">{about.join(', ') || t`Someone`}</p>
      <p className="text-note text-field-soft">
        {what}
        {named.length > 0 && `: ${named.join(', ')}`}
      </p>
    </li>
  )
}
