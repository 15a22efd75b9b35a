import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { FirstStep } from '#features/goals/first-step.tsx'
import { undoTime } from '#features/goals/goals.deleting.ts'
import { titleOf } from '#features/goals/goals.labels.ts'
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
import { Button } from '#ui/button.tsx'
import { BookmarkCard } from './bookmark-card.tsx'

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

type Props = { bookmark: ListedGoal; onUndo: (bookmark: ListedGoal) => void }

/** The place of a bookmark that was just taken away. The focus, which was on it, goes to its undo. */
function RemovedBookmark({ bookmark, onUndo }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-quiet py-2 pr-2 pl-6">
      <p className="min-w-0 py-1">
        <Trans>
          Removed: <strong>{titleOf(bookmark)}</strong>
        </Trans>
      </p>
      <Button
        ref={takeFocus}
        variant="quiet"
        icon={<Undo2 aria-hidden="true" className="size-5" />}
        onClick={() => onUndo(bookmark)}
      >
        <Trans>Undo</Trans>
      </Button>
    </div>
  )
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })
