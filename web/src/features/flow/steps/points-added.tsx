import { Plural } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Flame } from 'lucide-react'
import type { CSSProperties } from 'react'
import { latestIndexQuery } from '#api/impact-index.ts'
import type { FlowRun } from '#flow/run.ts'
import { Celebration } from '#ui/celebration.tsx'

/** The points that this run added to the week, counted up; celebrates a first goal. */
export function PointsAdded({ run }: { run: FlowRun }) {
  const { data } = useQuery({ ...latestIndexQuery, refetchOnMount: 'always' })
  const index = data?.[0]
  if (run.score === null || index === undefined) return null
  const added = index.weeklyScore - run.score
  if (added <= 0) return null
  const goals = index.lines.find(({ measure }) => measure === 'goal')?.count
  return (
    <p role="status" className="on-surface relative flex items-center gap-3 rounded-card px-6 py-4">
      {goals === 1 && <Celebration />}
      <Flame aria-hidden="true" className="size-6 shrink-0" />
      <span className="sr-only">
        <Plural value={added} one="# point added this week" other="# points added this week" />
      </span>
      <span aria-hidden="true" className="flex items-baseline gap-2">
        <span
          key={added}
          style={{ '--to': added } as CSSProperties}
          className="count-up font-display text-title figures"
        />
        <Plural value={added} one="point added this week" other="points added this week" />
      </span>
    </p>
  )
}
