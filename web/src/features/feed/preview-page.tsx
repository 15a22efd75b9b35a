import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { useMe } from '#api/me.ts'
import { paths } from '#paths.ts'
import { PageTitle } from '#shell/page-title.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { feedPreviewQuery } from './feed.queries.ts'
import { MoreTips } from './more-tips.tsx'
import { TipsAgain, useTipLog } from './tips-again.tsx'

/** /feed-preview: all tips for app admins, the prioritised ones first. Others see their feed. */
export function PreviewPage() {
  return useMe().viewerCanAdministerApp ? <Preview /> : <Navigate to={paths.feed} replace />
}

function Preview() {
  const { t } = useLingui()
  const { data, error, isPending, isFetching, hasNextPage, fetchNextPage } =
    useInfiniteQuery(feedPreviewQuery)
  useTipLog(error)
  const tips = data?.pages.flatMap((part) => part.tips) ?? []
  const more = () => {
    if (!isFetching) void fetchNextPage()
  }
  return (
    <div className="flex max-w-220 flex-col gap-8 text-field">
      <header>
        <PageTitle name={t`Feed preview`}>
          <Trans>Every tip, prioritised first</Trans>
        </PageTitle>
        <p className="mt-2 text-lead text-field-soft">
          <Trans>Only app admins see this page.</Trans>
        </p>
      </header>
      {isPending && <Skeleton className="late h-72" />}
      {error && !data && <TipsAgain onAgain={more} />}
      {data && (
        <MoreTips tips={tips} hasMore={hasNextPage} pending={isFetching} onMore={more} isPreview />
      )}
    </div>
  )
}
