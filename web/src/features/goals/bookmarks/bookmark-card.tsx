import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { recordsQuery } from '#advice/records.ts'
import { About } from '#features/goals/about.tsx'
import { titleOf } from '#features/goals/goals.labels.ts'
import { goalQuery } from '#features/goals/goals.queries.ts'
import { cx } from '#lib/cx.ts'
import { entityTone, isEntity } from '#lib/entities.ts'
import { loadMessages } from '#lib/i18n.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toneClass } from '#ui/tone.ts'
import { adviceOf, BookmarkContext, type OpenBookmark } from './bookmark-context.ts'

const reading = lazyPart(async () => {
  const [{ BookmarkReading }] = await Promise.all([
    import('./bookmark-reading.tsx'),
    loadMessages('advice'),
  ])
  return BookmarkReading
})

/** A bookmark in the colour of its entity; it opens to be read in its place. */
export const BookmarkCard = memo(function BookmarkCard(props: OpenBookmark) {
  const { bookmark } = props
  const { t } = useLingui()
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const panel = useId()
  const ahead = () => {
    reading.load().catch(() => {})
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
          onPointerEnter={open ? undefined : ahead}
          onFocus={open ? undefined : ahead}
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
            <Lazy part={reading} placeholder={<Skeleton className="late m-6 h-40" />} />
          </BookmarkContext>
        )}
      </section>
    </article>
  )
})
