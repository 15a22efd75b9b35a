import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { BookmarkX, Target } from 'lucide-react'
import { AdviceBody } from '#features/advice/advice-body.tsx'
import { AdviceEvidence } from '#features/advice/advice-evidence.tsx'
import { AdviceVersions, NotFor, WhenThen } from '#features/advice/advice-words.tsx'
import { recordsQuery } from '#features/advice/records.ts'
import { goalQuery } from '#features/goals/goals.queries.ts'
import { useQuickChanges } from '#features/goals/goals.saving.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { TryAgain } from '#shell/try-again.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { linkClass } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { adviceOf, useOpenBookmark } from './bookmark-context.ts'

/**
 * A bookmarked piece of advice: its text when it was saved, and the current content's additions.
 */
export function BookmarkReading() {
  const { bookmark } = useOpenBookmark()
  const kept = useQuery(goalQuery(bookmark._id))
  const { data: found = [] } = useQuery(recordsQuery('impact-advice', adviceOf(bookmark)))
  const advice = found[0]
  const body = kept.data?.adviceBody ?? advice?.body
  return (
    <div className="rise flex flex-col gap-8 px-6 pt-6 pb-4 sm:px-8 sm:pt-8">
      {kept.isPending && !body && <Skeleton className="late h-40" />}
      {kept.isError && !body && <TryAgain error={kept.error} onRetry={() => void kept.refetch()} />}
      {body && <AdviceBody source={body} />}
      {bookmark.kitId && (
        <AppLink
          to={paths.kit(bookmark.kitId)}
          className={linkClass('inline-flex min-h-11 items-center self-start')}
        >
          <Trans>Open the whole kit</Trans>
        </AppLink>
      )}
      {advice && (
        <>
          <WhenThen advice={advice} />
          <AdviceVersions advice={advice} />
          <NotFor advice={advice} />
        </>
      )}
      <Actions />
      {advice && <AdviceEvidence advice={advice} />}
    </div>
  )
}

function Actions() {
  const { t } = useLingui()
  const { bookmark, onRemove } = useOpenBookmark()
  const quick = useQuickChanges()
  const saveAsGoal = () =>
    quick.save({
      goal: bookmark,
      change: { isGoal: true },
      onSaved: () => showSnackbar({ text: t`Added to My Impact Goal`, color: 'success' }),
    })
  return (
    <div className="flex flex-wrap items-center gap-3">
      {bookmark.isGoal ? (
        <AppLink to={paths.goal(bookmark._id)} className={buttonClass('strong')}>
          <Target aria-hidden="true" className="size-5" />
          <Trans>Open the goal</Trans>
        </AppLink>
      ) : (
        <Button icon={<Target aria-hidden="true" className="size-5" />} onClick={saveAsGoal}>
          <Trans>Save as goal</Trans>
        </Button>
      )}
      <Button
        variant="quiet"
        icon={<BookmarkX aria-hidden="true" className="size-5 shrink-0" />}
        onClick={() => onRemove(bookmark)}
      >
        <Trans>Remove bookmark</Trans>
      </Button>
    </div>
  )
}
