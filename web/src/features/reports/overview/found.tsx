import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Download } from '#features/reports/download.tsx'
import { formatMonth } from '#lib/dates.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { LoadMore } from '#shell/load-more.tsx'
import { PictureLost } from '#ui/art/picture-lost.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { type AllReports, downloadAll } from './all.queries.ts'
import { AllTable } from './all-table.tsx'
import type { useAsked } from './use-asked.ts'

type Props = {
  asking: ReturnType<typeof useAsked>
  query: UseInfiniteQueryResult<InfiniteData<AllReports>>
  data: InfiniteData<AllReports>
}

/** The matching companies, in one month, with their download. */
export function Found({ asking, query, data }: Props) {
  const { t } = useLingui()
  const { error, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const isOld = query.data === undefined
  const { asked } = asking
  const [first] = data.pages
  if (first === undefined) return null
  const rows = data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) {
    return (
      <EmptyState
        picture={<PictureLost />}
        title={t`No company found`}
        text={t`Try the beginning of its name or of an email domain.`}
        action={
          asked.query !== '' && (
            <Button onClick={() => asking.setTyped('')}>
              <Trans>Show all companies</Trans>
            </Button>
          )
        }
      />
    )
  }
  const month = formatMonth(first.month)
  return (
    <div
      aria-busy={isOld && !error}
      className={`flex min-w-0 flex-col gap-4 ${isOld && !error ? 'opacity-60' : ''}`}
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="all-companies" className="text-title">
            {month}
          </h2>
          <p role="status" className="text-note text-field-soft">
            <Plural value={first.total} one="# company" other="# companies" />
          </p>
        </div>
        <Download download={(format) => downloadAll(asked, format)} />
      </div>
      {!isOld && <InlineError error={error} />}
      <AllTable
        page={first}
        rows={rows}
        order={asked}
        query={asked.query}
        onSort={asking.sortBy}
        labelledBy="all-companies"
      />
      {hasNextPage && (
        <LoadMore
          count={rows.length}
          pending={isFetchingNextPage}
          label={t`Show more`}
          onMore={() => {
            if (!isFetchingNextPage) void fetchNextPage()
          }}
        />
      )}
      <p className="max-w-prose text-note text-field-soft">
        <Trans>
          Too few people: fewer than 5 did it, or fewer than 5 didn’t. The last row adds up the
          figures that are shown, and says how many companies they come from.
        </Trans>
      </p>
    </div>
  )
}
