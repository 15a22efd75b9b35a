import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMe } from '#api/me.ts'
import { FirstStep } from '#features/goals/first-step.tsx'
import { MoreOfList } from '#features/goals/more-of-list.tsx'
import { cx } from '#lib/cx.ts'
import { formatMonth, localDay } from '#lib/dates.ts'
import { paths } from '#paths.ts'
import { BackLink } from '#shell/back-link.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { longList, useParts } from '#shell/load-more.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { PictureSteps } from '#ui/art/picture-steps.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { committedQuery } from './committed.queries.ts'
import { byMonth } from './committed.rules.ts'
import { Committed } from './committed.tsx'

// Below the goals: seldom opened.
const past = lazyPart(async () => (await import('./past-section.tsx')).PastSection)

/** /committed-actions: what somebody committed to and how it went, newest first. */
export function CommittedPage() {
  const { t } = useLingui()
  const zone = useMe().timeZone
  const { data } = useSuspenseQuery(committedQuery)
  const { count, hasMore, more } = useParts(data.length)
  const months = byMonth(data.slice(0, count), (at) => localDay(new Date(at), zone))
  return (
    <div className={cx('flex max-w-220 flex-col gap-8 text-field', longList)}>
      <header className="flex flex-col gap-3">
        <BackLink to={paths.goals}>
          <Trans>My Goals</Trans>
        </BackLink>
        <PageTitle>
          <Trans>Your track record</Trans>
        </PageTitle>
        {data.length > 0 && (
          <p className="max-w-prose text-lead text-field-soft">
            <Trans>All your goals and how they went. Only you can see this.</Trans>
          </p>
        )}
      </header>
      {data.length === 0 && (
        <FirstStep
          picture={<PictureSteps />}
          title={t`No goals yet`}
          text={t`Choose whom to impact, save advice as a goal, and check in on it. You'll see your progress here.`}
        />
      )}
      {months.map(({ yearMonth, goals }) => (
        <section key={yearMonth} className="flex flex-col gap-4">
          <h2 className="text-title">{formatMonth(yearMonth)}</h2>
          <ul aria-label={formatMonth(yearMonth)} className="grid gap-4">
            {goals.map((goal) => (
              <li key={goal._id} className="min-w-0">
                <Committed goal={goal} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {hasMore ? (
        <MoreOfList count={count} total={data.length} onMore={more} />
      ) : (
        <Lazy part={past} placeholder={<Skeleton className="late h-32" />} />
      )}
    </div>
  )
}
