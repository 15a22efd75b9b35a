import { Trans } from '@lingui/react/macro'
import { AdviceBody } from '#advice/advice-body.tsx'
import type { WholeGoal } from '#features/goals/goals.queries.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import type { HelpsProps } from './helps.tsx'

const helps = lazyPart<HelpsProps>(async () => (await import('./helps.tsx')).Helps)

/** Whether a goal came with anything to read. */
export const hasReading = ({ adviceBody, advices }: WholeGoal): boolean =>
  Boolean(adviceBody) || advices.length > 0

/** The advice of a goal, and the help that was chosen with it. */
export function GoalReading({ goal }: { goal: WholeGoal }) {
  const { adviceBody, advices } = goal
  if (!hasReading(goal)) return null
  return (
    <section className="on-surface min-w-0 rounded-card p-6 sm:p-8 lg:col-start-1 lg:row-start-2">
      {adviceBody && <AdviceBody source={adviceBody} />}
      {advices.length > 0 && (
        <>
          <h2 className={adviceBody ? 'mt-8 text-title' : 'text-title'}>
            <Trans>What helps when it gets hard</Trans>
          </h2>
          <div className="mt-2 divide-y-2 divide-(--quiet)">
            <Lazy part={helps} placeholder={<Titles advices={advices} />} props={{ advices }} />
          </div>
        </>
      )}
    </section>
  )
}

/** What each help is called, until it can be unfolded: in the same place, of the same size. */
const Titles = ({ advices }: HelpsProps) =>
  advices.map(({ id, title }) => (
    <p key={id} className="flex min-h-14 items-center py-3 pr-9 font-semibold">
      {title}
    </p>
  ))
