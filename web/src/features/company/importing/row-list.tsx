import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { toAppError } from '#api/errors.ts'
import type { MembersOf } from '#features/admin/members.queries.ts'
import { roleNames } from '#features/admin/roles.ts'
import { cx } from '#lib/cx.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { LoadMore } from '#shell/load-more.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { columnNames } from './import.labels.ts'
import { type Field, type ImportRow, rowsQuery, type Verdict } from './import.queries.ts'

type Names = Readonly<Record<Verdict, MessageDescriptor>>
type Props = {
  of: MembersOf
  id: string
  stage: string
  verdict: Verdict | null
  names: Names
}

export function RowList({ of, id, stage, verdict, names }: Props) {
  const query = useInfiniteQuery({
    ...rowsQuery(of, { id, stage, verdict }),
    placeholderData: keepPreviousData,
  })
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  if (data === undefined) {
    if (!error) return <Skeleton className="late h-80" />
    return (
      <InlineError error={error}>
        {toAppError(error).kind === 'network' && (
          <Trans>We couldn’t load these rows. They’ll appear when you’re online again.</Trans>
        )}
      </InlineError>
    )
  }
  const rows = data.pages.flatMap((page) => page.rows)
  return (
    <div className="flex flex-col gap-4" aria-busy={query.isPlaceholderData}>
      {/* Loaded rows stay if only a reload fails. */}
      <InlineError error={query.isFetchNextPageError ? error : null} />
      {rows.length === 0 ? (
        <p className="text-field-soft">
          <Trans>There are no such rows.</Trans>
        </p>
      ) : (
        <ul className="on-surface overflow-hidden rounded-card">
          {rows.map((row) => (
            <Row key={row.number} row={row} names={names} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <LoadMore
          count={rows.length}
          pending={isFetchingNextPage}
          onMore={() => {
            if (!isFetchingNextPage) void fetchNextPage()
          }}
          label={<Trans>Show more</Trans>}
        />
      )}
    </div>
  )
}

function Row({ row, names }: { row: ImportRow; names: Names }) {
  const { i18n } = useLingui()
  const { number, email, name, verdict, planned, problem } = row
  const title = name || email
  return (
    <li className="grid gap-x-6 gap-y-1 border-b-2 border-(--quiet) px-6 py-3 last:border-b-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <span className="min-w-0">
        <span className="block font-semibold">{title || <Trans>No name</Trans>}</span>
        <span className="block text-note wrap-anywhere text-field-soft">
          {verdict === 'missing' ? (
            name && email
          ) : (
            <>
              <Trans>Row {number}</Trans>
              {name && email && ` · ${email}`}
            </>
          )}
        </span>
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{i18n._(names[verdict])}</span>
        {problem && (
          <span
            className={cx(
              'block text-note',
              verdict === 'refused' ? 'text-danger' : 'text-field-soft',
            )}
          >
            {problem}
          </span>
        )}
        <Changes row={row} />
        {planned && (
          <span className="block text-note text-field-soft">
            <Trans>This changed since the preview.</Trans>
          </span>
        )}
      </span>
    </li>
  )
}

function Changes({ row: { changes } }: { row: ImportRow }) {
  const { t, i18n } = useLingui()
  const words: Record<string, string> = {
    ...{ yes: t`yes`, no: t`no`, active: t`active`, inactive: t`inactive` },
  }
  const said = (field: string, value: string | null | undefined) => {
    if (value === null || value === undefined || value === '') return t`nothing`
    if (field === 'firstName' || field === 'lastName') return value
    const role = field === 'role' ? roleNames[value] : undefined
    return role ? i18n._(role) : (words[value] ?? value)
  }
  return changes.map(({ field, from, to }) => (
    <span key={field} className="block text-note text-field-soft">
      {i18n._(columnNames[field as Field])}: {said(field, from)} <span aria-hidden="true">→</span>
      <span className="sr-only">{t`becomes`}</span> {said(field, to)}
    </span>
  ))
}
