import { useQuery } from '@tanstack/react-query'
import { latestIndexQuery } from '#api/impact-index.ts'
import type { FlowRun } from '#flow/run.ts'
import { PointsEarned } from '#shell/points/points-earned.tsx'
import { Celebration } from '#ui/celebration.tsx'

/** The points that this run added to the week, counted up; celebrates a first goal. */
export function PointsAdded({ run }: { run: FlowRun }) {
  const { data } = useQuery({ ...latestIndexQuery, refetchOnMount: 'always' })
  const index = data?.[0]
  if (run.score === null || index === undefined || index.weeklyScore <= run.score) return null
  const goals = index.lines.find(({ measure }) => measure === 'goals')?.count
  return (
    <div className="on-surface relative rounded-card px-6 py-4">
      {goals === 1 && <Celebration />}
      <PointsEarned from={run.score} to={index.weeklyScore} />
    </div>
  )
}
