import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMe } from '#api/me.ts'
import { type FeedbackEntry, feedbackQuery } from '#features/app-admin/overview.queries.ts'
import { momentOf } from '#lib/moment.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

export function FeedbackCard() {
  const query = useInfiniteQuery(feedbackQuery)
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const all = data?.pages.flat()
  return (
    <Card className="min-w-0 sm:p-8">
      <h2 className="text-title">
        <Trans>Feedback</Trans>
      </h2>
      <div className="mt-3">
        <InlineError error={error} />
      </div>
      {all === undefined && !error && <Skeleton className="late h-48" />}
      {all?.length === 0 && (
        <p className="text-field-soft">
          <Trans>Feedback will appear here.</Trans>
        </p>
      )}
      <ul className="flex flex-col">
        {all?.map((entry) => (
          <Row key={entry._id} entry={entry} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="quiet"
          className="mt-4"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          <Trans>Show older feedback</Trans>
        </Button>
      )}
    </Card>
  )
}

function Row({ entry }: { entry: FeedbackEntry }) {
  const { timeZone } = useMe()
  const { date, email, name, user_id, message, path } = entry
  return (
    <li className="border-t-2 border-(--quiet) py-4 first:border-t-0">
      <p dir="auto" className="max-w-prose whitespace-pre-wrap">
        {message}
      </p>
      <p className="mt-2 text-note text-field-soft">
        {user_id === '' ? (
          <Trans>Unknown sender</Trans>
        ) : (
          <AppLink to={paths.appAdminMember(user_id)} className={linkClass()}>
            {name || email}
          </AppLink>
        )}
        {name !== '' && email !== '' && ` · ${email}`}
        {' · '}
        <time dateTime={date}>{momentOf(date, timeZone)}</time>
        {` · ${path}`}
      </p>
    </li>
  )
}
