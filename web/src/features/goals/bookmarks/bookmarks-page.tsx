import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { ChevronDown, Undo2 } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { recordsQuery } from '#features/advice/records.ts'
import { About } from '#features/goals/about.tsx'
import { FirstStep } from '#features/goals/first-step.tsx'
import { titleOf } from '#features/goals/goals.labels.ts'
import { bookmarksQuery, goalQuery, type ListedGoal } from '#features/goals/goals.queries.ts'
import { useQuickChanges } from '#features/goals/goals.saving.ts'
import { MoreOfList } from '#features/goals/more-of-list.tsx'
import { cx } from '#lib/cx.ts'
import { entityTone, isEntity } from '#lib/entities.ts'
import { ListShell } from '#shell/list-shell.tsx'
import { longList, useParts } from '#shell/load-more.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { showSnackbar, undoTime } from '#shell/snackbar.ts'
import { PictureBook } from '#ui/art/picture-book.tsx'
import { Button } from '#ui/button.tsx'
import { toneClass } from '#ui/tone.ts'
import { adviceOf, BookmarkContext, type OpenBookmark } from './bookmark-context.ts'
import { BookmarkReading } from './bookmark-reading.tsx'

const BookmarkCard = memo(function BookmarkCard(props: OpenBookmark) {
  const { bookmark } = props
  const { t } = useLingui()
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const panel = useId()
  const preload = () => {
    void queries.prefetchQuery(goalQuery(bookmark._id))
    void queries.prefetchQuery(recordsQuery('impact-advice', adviceOf(bookmark)))
  }
  const tone = isEntity(bookmark.entity) ? toneClass[entityTone[bookmark.entity]] : 'bg-quiet'
  return (
    <article className="on-surface overflow-hidden rounded-card">
      <h2 className={cx('text-title', tone)}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panel}
          onPointerEnter={open ? undefined : preload}
          onFocus={open ? undefined : preload}
          onClick={() => setOpen(!open)}
          className="flex w-full items-center gap-4 rounded-card p-6 text-left focus-visible:-outline-offset-6"
        >
          <span className="min-w-0 flex-1">
            <span className="block font-sans tracking-normal">
              <About goal={bookmark} />
            </span>
            <span className="mt-1.5 block">{titleOf(bookmark)}</span>
          </span>
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-items-center rounded-pill bg-on-tone text-[#fff]"
          >
            <ChevronDown className={cx('transition-[rotate]', open && 'rotate-180')} />
          </span>
        </button>
      </h2>
      <section id={panel} aria-label={t`Advice`} hidden={!open}>
        {open && (
          <BookmarkContext value={props}>
            <BookmarkReading />
          </BookmarkContext>
        )}
      </section>
    </article>
  )
})

/** /bookmarked-advice: bookmarked advice to read, to turn into a goal, or to remove. */
export function BookmarksPage() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(bookmarksQuery)
  const { save, shown } = useQuickChanges()
  // A removed bookmark leaves a placeholder with an undo.
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
      <div className="flex items-start gap-1 max-[22.5rem]:flex-wrap">
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
            text={t`When advice is good but this isn’t the moment, bookmark it. Choose who to impact to find some.`}
          />
        }
      />
      {hasMore && <MoreOfList count={count} total={bookmarks.length} onMore={more} />}
    </div>
  )
}

type Props = { bookmark: ListedGoal; onUndo: (bookmark: ListedGoal) => void }

/** Placeholder of a removed bookmark; its undo takes the focus. */
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
