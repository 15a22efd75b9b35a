import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Flame as FlameIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type ImpactIndex, latestIndexQuery, refreshIndex } from './impact-index.queries.ts'
import { CountUp, EarnedWords, Gain, type Points } from './points-earned.tsx'

const panel = lazyPart(async () => (await import('./impact-panel.tsx')).ImpactPanel)

/**
 * The weekly score in the top bar; opens the Impact Index (product 2, top bar). Announces points
 * when they are earned.
 */
export function Flame() {
  const { t } = useLingui()
  // The dialog is open only on the page that opened it, so a link in it closes it.
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const { data } = useQuery(latestIndexQuery)
  useGrowing(key)
  const score = data?.[0]?.weeklyScore
  const earned = useEarned(data?.[0])
  const near = () => void panel.load().catch(() => {})
  return (
    <div className="relative">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={score === undefined ? t`Impact Index` : t`Impact Index: ${score} of 100`}
        className="flex h-12 items-center gap-1.5 rounded-pill px-2 font-display text-lead transition-[background-color,scale] hover:bg-quiet active:scale-[0.95]"
        onPointerEnter={near}
        onFocus={near}
        onClick={() => setOpenAt(key)}
      >
        <FlameIcon aria-hidden="true" className="size-6" />
        <span className="min-w-[2ch] text-left figures">
          {earned ? <CountUp {...earned} /> : score}
        </span>
      </button>
      {earned && (
        <Gain {...earned} className="pointer-events-none absolute top-full -right-2 -mt-2" />
      )}
      <p role="status" className="sr-only">
        {earned && <EarnedWords {...earned} />}
      </p>
      <Dialog open={openAt === key} onClose={() => setOpenAt(null)} title={t`Impact Index`}>
        <Lazy part={panel} placeholder={<Skeleton className="late h-96" />} />
      </Dialog>
    </div>
  )
}

/** Reloads the score on each page and after each save. */
function useGrowing(page: string): void {
  const queries = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs again on another page
  useEffect(() => void refreshIndex(queries, { cancelRefetch: false }), [queries, page])
  useEffect(
    () =>
      queries.getMutationCache().subscribe(({ type, mutation }) => {
        if (type === 'updated' && mutation.state.status === 'success') void refreshIndex(queries)
      }),
    [queries],
  )
}

/** How long points are shown after they were earned, in milliseconds. */
const shown = 4000

type Score = Pick<ImpactIndex, 'yearWeek' | 'weeklyScore'>

/**
 * Points earned just now: the growth of the week's score since the last value. Null after a moment,
 * in a new week, and when the score fell. Later points are added to it.
 */
function useEarned(index: Score | undefined): Points | null {
  const [last, setLast] = useState(index)
  const [earned, setEarned] = useState<Points | null>(null)
  if (index?.yearWeek !== last?.yearWeek || index?.weeklyScore !== last?.weeklyScore) {
    setLast(index)
    setEarned((before) => grown(last, index, before))
  }
  useEffect(() => {
    if (earned === null) return
    const timer = setTimeout(() => setEarned(null), shown)
    return () => clearTimeout(timer)
  }, [earned])
  return earned
}

function grown(last: Score | undefined, now: Score | undefined, shown: Points | null) {
  if (!last || !now || last.yearWeek !== now.yearWeek) return null
  if (now.weeklyScore <= last.weeklyScore) return null
  return { from: shown?.from ?? last.weeklyScore, to: now.weeklyScore }
}
