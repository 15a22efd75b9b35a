import { useQuery } from '@tanstack/react-query'
import type { FlowRun } from '#features/flow/run/run.ts'
import { latestIndexQuery } from '#features/impact-index/impact-index.queries.ts'
import { PointsEarned } from '#features/impact-index/points-earned.tsx'
import { Celebration } from '#ui/celebration.tsx'

/** In a longer run, in milliseconds, other activities may have earned points. */
const longestRun = 3_600_000

/** The points that this run added to the week, counted up; celebrates a first goal. */
export function PointsAdded({ run }: { run: FlowRun }) {
  const { data } = useQuery({ ...latestIndexQuery, refetchOnMount: 'always' })
  const index = data?.[0]
  if (Date.now() - Date.parse(run.startTime) > longestRun) return null
  if (run.score === null || index === undefined || index.weeklyScore <= run.score) return null
  const goals = index.lines.find(({ measure }) => measure === 'goals')?.count
  return (
    <div className="on-surface relative rounded-card px-6 py-4">
      {goals === 1 && <Celebration />}
      <PointsEarned from={run.score} to={index.weeklyScore} />
    </div>
  )
}
