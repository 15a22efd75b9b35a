import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useViewed } from '#advice/activity/viewed.ts'
import { inOrder, recordsQuery } from '#advice/records.ts'
import type { ImplementationChallenge } from '#api/content-tables.ts'
import { useMe } from '#api/me.ts'
import { HelpReading } from '#features/library/parts/help-reading.tsx'
import { cx } from '#lib/cx.ts'
import { TryAgain } from '#shell/try-again.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type Props = {
  challenge: ImplementationChallenge
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** One obstacle; it opens what helps with it in its place. */
export function ObstacleRow({ challenge, isOpen, onToggle }: Props) {
  const queries = useQueryClient()
  const panel = useId()
  const row = useRef<HTMLLIElement>(null)
  const toggled = useRef(false)
  const ahead = () =>
    void queries.prefetchQuery(recordsQuery('implementation-advice', challenge.adviceIds ?? []))
  useEffect(() => {
    // Led here by a link: a press leaves the page where it is.
    if (isOpen && !toggled.current) row.current?.scrollIntoView({ block: 'start' })
    toggled.current = false
  }, [isOpen])
  return (
    <li
      ref={row}
      id={challenge.id}
      className={cx('on-surface scroll-mt-4', isOpen ? 'rounded-card' : 'rounded-tile')}
    >
      <h3 className="font-sans text-body leading-snug tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panel}
          onPointerEnter={isOpen ? undefined : ahead}
          onFocus={isOpen ? undefined : ahead}
          onClick={() => {
            toggled.current = true
            onToggle(!isOpen)
          }}
          className="flex min-h-14 w-full items-center gap-3 rounded-tile py-3 pr-4 pl-5 text-left font-semibold"
        >
          <span className="min-w-0 flex-1">{challenge.title}</span>
          <ChevronDown
            aria-hidden="true"
            className={cx('size-5 shrink-0 transition-[rotate]', isOpen && 'rotate-180')}
          />
        </button>
      </h3>
      <div id={panel} hidden={!isOpen} className="px-5 pt-2 pb-6 sm:pb-8">
        {isOpen && <Helps challenge={challenge} />}
      </div>
    </li>
  )
}

// Of an obstacle alone nobody knows for what action it stands in the way.
const nowhere = { action: null, advice: null, entity: null }

function Helps({ challenge }: Pick<Props, 'challenge'>) {
  const ids = challenge.adviceIds ?? []
  const { data, error, isPending, refetch } = useQuery(recordsQuery('implementation-advice', ids))
  const { id, title } = challenge
  useViewed(useMe()._id, { id, type: 'challenge', title, source: null, entity: null })
  if (isPending) return <Skeleton className="late h-40" />
  if (!data) {
    return <TryAgain error={error} onRetry={() => void refetch()} />
  }
  return (
    <div className="rise space-y-10">
      {inOrder(ids, data).map((help) => (
        <HelpReading key={help.id} help={help} level={4} place={{ ...nowhere, challenge: id }} />
      ))}
    </div>
  )
}
