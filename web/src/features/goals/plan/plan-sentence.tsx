import { Trans } from '@lingui/react/macro'
import { cx } from '#lib/cx.ts'
import { clause, isPlanned, lastClause } from './plan.rules.ts'

type Plan = {
  planWhen: string | null
  planThen: string | null
  planObstacle?: string | null
  planIfThen?: string | null
}

/** A plan at a glance: "When …, … . If …, then … ." Nothing where there is none. */
export function PlanSentence({ goal, className }: { goal: Plan; className?: string }) {
  if (!isPlanned(goal)) return null
  const [when, then] = [clause(goal.planWhen ?? ''), lastClause(goal.planThen ?? '')]
  const obstacle = clause(goal.planObstacle ?? '')
  const help = goal.planIfThen?.trim() ? lastClause(goal.planIfThen) : ''
  return (
    <div className={cx('flex max-w-prose flex-col gap-2 wrap-anywhere', className)}>
      <p>
        <Trans>
          <strong>When</strong> {when}, <strong>then</strong> {then}
        </Trans>
      </p>
      {obstacle && help && (
        <p>
          <Trans>
            <strong>If</strong> {obstacle}, <strong>then</strong> {help}
          </Trans>
        </p>
      )}
    </div>
  )
}
