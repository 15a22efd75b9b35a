import { Trans } from '@lingui/react/macro'
import { AdviceBody } from '#advice/advice-body.tsx'
import { Fold } from '#advice/fold.tsx'
import type { WholeGoal } from '#features/goals/goals.data.ts'
import { Markdown } from '#ui/markdown.tsx'

/** The advice of a goal, and the help that was chosen with it. */
export function GoalReading({ goal }: { goal: WholeGoal }) {
  const { adviceBody, advices } = goal
  if (!adviceBody && advices.length === 0) return null
  return (
    <section className="on-surface rounded-card p-6 sm:p-8">
      {adviceBody && <AdviceBody source={adviceBody} />}
      {advices.length > 0 && (
        <>
          <h2 className={adviceBody ? 'mt-8 text-title' : 'text-title'}>
            <Trans>What helps when it gets hard</Trans>
          </h2>
          <div className="mt-2 divide-y-2 divide-(--quiet)">
            {advices.map(({ id, title, body }) => (
              <Fold key={id} title={title}>
                <Markdown source={body} />
              </Fold>
            ))}
          </div>
        </>
      )}
    </section>
  )
}
