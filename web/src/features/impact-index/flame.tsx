import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Flame as FlameIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { latestIndexQuery, refreshIndex } from '#api/impact-index.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const panel = lazyPart(async () => (await import('./impact-panel.tsx')).ImpactPanel)

/** The weekly score in the top bar; opens how it comes about (product 2, top bar). */
export function Flame() {
  const { t } = useLingui()
  // Open only on the page it was opened on: links in it close it.
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const { data } = useQuery(latestIndexQuery)
  useGrowing(key)
  const score = data?.[0]?.weeklyScore
  const near = () => void panel.load().catch(() => {})
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={score === undefined ? t`Impact Index` : t`Impact Index: ${score} of 100`}
        className="flex h-12 items-center gap-1.5 rounded-pill px-2 font-display text-lead transition-[background-color,scale] hover:bg-quiet active:scale-95"
        onPointerEnter={near}
        onFocus={near}
        onClick={() => setOpenAt(key)}
      >
        <FlameIcon aria-hidden="true" className="size-6" />
        <span className="min-w-[2ch] text-left figures">{score}</span>
      </button>
      <Dialog open={openAt === key} onClose={() => setOpenAt(null)} title={t`Impact Index`}>
        <Lazy part={panel} placeholder={<Skeleton className="late h-96" />} />
      </Dialog>
    </>
  )
}

/** Reloads the score on each page and after each save. */
function useGrowing(page: string): void {
  const queries = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what it waits for
  useEffect(() => void refreshIndex(queries), [queries, page])
  useEffect(
    () =>
      queries.getMutationCache().subscribe(({ type, mutation }) => {
        if (type === 'updated' && mutation.state.status === 'success') void refreshIndex(queries)
      }),
    [queries],
  )
}
