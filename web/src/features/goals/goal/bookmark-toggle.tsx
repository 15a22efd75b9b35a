import { Trans, useLingui } from '@lingui/react/macro'
import { Bookmark } from 'lucide-react'
import { canBookmark } from '#advice/saving/can-bookmark.rules.ts'
import type { WholeGoal } from '#features/goals/goals.queries.ts'
import { useQuickChanges } from '#features/goals/goals.saving.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'

/** Keeps the advice of a goal among the bookmarks as well. */
export function BookmarkToggle({ goal }: { goal: WholeGoal }) {
  const { t } = useLingui()
  const quick = useQuickChanges()
  function toggle() {
    if (goal.isBookmark || canBookmark(goal)) {
      quick.save({ goal, change: { isBookmark: !goal.isBookmark } })
    } else {
      showSnackbar({ text: t`An error occurred, please try again.` })
    }
  }
  return (
    <Button
      variant="quiet"
      aria-pressed={goal.isBookmark}
      icon={
        <Bookmark
          aria-hidden="true"
          className="size-5"
          fill={goal.isBookmark ? 'currentColor' : 'none'}
        />
      }
      onClick={toggle}
    >
      {goal.isBookmark ? <Trans>Bookmarked</Trans> : <Trans>Bookmark</Trans>}
    </Button>
  )
}
