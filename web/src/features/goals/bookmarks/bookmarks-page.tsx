import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FirstStep } from '#features/goals/first-step.tsx'
import { undoTime } from '#features/goals/goals.deleting.ts'
import { bookmarksQuery, type ListedGoal } from '#features/goals/goals.queries.ts'
import { useQuickChanges } from '#features/goals/goals.saving.ts'
import { MoreOfList } from '#features/goals/more-of-list.tsx'
import { cx } from '#lib/cx.ts'
import { ListShell } from '#shell/list-shell.tsx'
import { longList, useParts } from '#shell/load-more.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { PictureBook } from '#ui/art/picture-book.tsx'
import { BookmarkCard } from './bookmark-card.tsx'
import { RemovedBookmark } from './removed-bookmark.tsx'

/** /bookmarked-advice: advice that was kept for later, to read, to make a goal of, to take away. */
export function BookmarksPage() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(bookmarksQuery)
  const { save, shown } = useQuickChanges()
  // What is taken away here leaves its place behind, with an undo.
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const bookmarks = data.map(shown).filter((one) => one.isBookmark || removed.has(one._id))
  const { count, hasMore, more } = useParts(bookmarks.length)

  function mark(bookmark: ListedGoal, isBookmark: boolean, onSaved?: () => void) {
    save({ goal: bookmark, change: { isBookmark }, ...(onSaved && { onSaved }) })
  }

  function remove(bookmark: ListedGoal) {
    if (!bookmark._id) {
      showSnackbar({ text: t`An error occurred, please try again.` })
      return
    }
    setRemoved((now) => new Set(now).add(bookmark._id))
    mark(bookmark, false, () => {
      const action = { label: t`Undo`, run: () => mark(bookmark, true) }
      showSnackbar({ text: t`Saved`, color: 'info', timeout: undoTime, action })
    })
  }

  return (
    <div className={cx('flex max-w-220 flex-col gap-8', longList)}>
      <div className="flex items-start gap-1">
        <PageTitle>
          <Trans>My Bookmarked Advice</Trans>
        </PageTitle>
        <PageHelp page="bookmarks" labels={['bookmark']} name={t`About bookmarks`} />
      </div>
      <ListShell
        label={t`Bookmarked advice`}
        items={bookmarks.slice(0, count)}
        keyOf={(bookmark) => bookmark._id}
        render={(bookmark) =>
          bookmark.isBookmark ? (
            <BookmarkCard bookmark={bookmark} onRemove={remove} />
          ) : (
            <RemovedBookmark bookmark={bookmark} onUndo={(one) => mark(one, true)} />
          )
        }
        error={null}
        pending={false}
        empty={
          <FirstStep
            picture={<PictureBook />}
            title={t`No bookmarks yet`}
            text={t`When advice is good but its moment has not come, bookmark it. Choose whom to impact to find some.`}
          />
        }
      />
      {hasMore && <MoreOfList count={count} total={bookmarks.length} onMore={more} />}
    </div>
  )
}
