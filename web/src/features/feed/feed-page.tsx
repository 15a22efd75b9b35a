import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMe } from '#api/me.ts'
import { useForgetWishes } from '#features/advice/fit/fit.queries.ts'
import { localDay } from '#lib/dates.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { PictureRest } from '#ui/art/picture-rest.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type FeedDay, feedMoreQuery, feedOfTheDayQuery, type ShownTip } from './feed.queries.ts'
import { FeedTip } from './feed-tip.tsx'
import { MoreTips } from './more-tips.tsx'
import { TipsAgain, useTipLog } from './tips-again.tsx'
import { WeekKit } from './week-kit.tsx'

/** /feed: three tips for today, and more on demand (product 9, tips). */
export function FeedPage() {
  const { t } = useLingui()
  const day = localDay(new Date(), useMe().timeZone ?? 'UTC')
  const { data, error, isPending, refetch } = useQuery(feedOfTheDayQuery(day))
  useTipLog(error)
  return (
    <div className="flex max-w-220 flex-col gap-8 text-field">
      <header>
        <PageTitle name={t`Feed`}>
          <Trans>Three tips for today</Trans>
        </PageTitle>
        <div className="mt-2 flex items-center gap-1 text-lead text-field-soft">
          <p>
            <Trans>New tips every day.</Trans>
          </p>
          <PageHelp
            page="feed"
            name={t`About today's tips`}
            labels={['tips of the day', 'starter tip']}
          />
        </div>
      </header>
      {isPending && <Waiting />}
      {error && !data && <TipsAgain onAgain={() => void refetch()} />}
      {data && <Tips day={day} today={data} />}
    </div>
  )
}

function Waiting() {
  return (
    <div className="late grid gap-4">
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </div>
  )
}

function Tips({ day, today }: { day: string; today: FeedDay }) {
  const more = useInfiniteQuery(feedMoreQuery(day, today.tips))
  useTipLog(more.error)
  if (today.everythingDismissed) return <FreshStart />
  const tips = more.data?.pages.flatMap((part) => part.tips) ?? []
  return (
    <>
      <TodaysTips tips={today.tips} />
      <WeekKit day={day} />
      <section aria-labelledby="more" className="flex flex-col gap-4">
        <h2 id="more" className="text-title">
          <Trans>More tips</Trans>
        </h2>
        <MoreTips
          tips={tips}
          hasMore={more.data === undefined || more.hasNextPage}
          pending={more.isFetching}
          onMore={() => {
            if (!more.isFetching) void more.fetchNextPage()
          }}
        />
      </section>
    </>
  )
}

function TodaysTips({ tips }: { tips: readonly ShownTip[] }) {
  const { t } = useLingui()
  const isOver = tips.every(({ wish }) => wish === 'notForMe')
  return (
    <section aria-labelledby="today">
      <h2 id="today" className="sr-only">
        <Trans>Today's tips</Trans>
      </h2>
      <ul aria-label={t`Today's tips`} className="grid gap-4">
        {tips.map((tip) => (
          <li key={tip.id}>
            <FeedTip tip={tip} look="bold" />
          </li>
        ))}
      </ul>
      <p role="status" className="mt-4 text-lead empty:hidden">
        {isOver && <Trans>New tips tomorrow</Trans>}
      </p>
    </section>
  )
}

/** Every tip was dismissed: offers the next actions. */
function FreshStart() {
  const forgetting = useForgetWishes()
  // A success removes the button, so the heading takes the focus. An error shows above it.
  const start = () =>
    forgetting.mutateAsync().then(
      () => document.querySelector('h1')?.focus(),
      () => {},
    )
  return (
    <section aria-labelledby="dismissed" className="flex flex-col items-start gap-4">
      <div className="w-56 max-w-full">
        <PictureRest />
      </div>
      <h2 id="dismissed" className="text-title">
        <Trans>You dismissed every tip</Trans>
      </h2>
      <p className="max-w-prose">
        <Trans>
          Start fresh to see them again. This forgets every “More like this” and “Not for me”. Your
          goals and bookmarks stay.
        </Trans>
      </p>
      <InlineError error={forgetting.error} />
      <Button pending={forgetting.isPending} onClick={() => void start()}>
        <Trans>Start fresh</Trans>
      </Button>
    </section>
  )
}
