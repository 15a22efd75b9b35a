import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { AdviceBody } from '#features/advice/advice-body.tsx'
import { Story } from '#features/goals/check-in/story.tsx'
import type { WholeGoal } from '#features/goals/goals.queries.ts'
import { readDraft } from '#lib/drafts.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Fold } from '#ui/fold.tsx'
import { linkClass } from '#ui/link.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { GoalForm } from './editing/goal-form.tsx'

type Props = { goal: WholeGoal }

/** The number of check-ins on the page of a goal. */
const most = 3

/** Folded: the advice, earlier check-ins, and the person's own details. */
export function GoalFolds({ goal }: Props) {
  const { checkIns } = goal
  const { t } = useLingui()
  return (
    <div className="on-surface divide-y-2 divide-(--quiet) rounded-card px-6 py-2 sm:px-8">
      <Advice goal={goal} />
      {checkIns.length > 0 && (
        <Fold title={<Trans>Check-ins ({checkIns.length})</Trans>}>
          <Story checkIns={checkIns.slice(0, most)} label={t`Check-ins`} />
          {checkIns.length > most && (
            <AppLink
              to={paths.committedActions}
              className={linkClass('mt-3 inline-flex min-h-11 items-center')}
            >
              <Trans>See all check-ins</Trans>
            </AppLink>
          )}
        </Fold>
      )}
      <More goal={goal} />
    </div>
  )
}

function Advice({ goal: { adviceBody, advices } }: Props) {
  return (
    <>
      {adviceBody && (
        <Fold title={<Trans>The advice</Trans>}>
          <AdviceBody source={adviceBody} />
        </Fold>
      )}
      {advices.map(({ id, title, body }) => (
        <Fold key={id} title={title} note={<Trans>What helps when it gets hard</Trans>}>
          <Markdown source={body} />
        </Fold>
      ))}
    </>
  )
}

/** The SMART questions, dates, partner and note. Open if it has unsaved text. */
function More({ goal }: Props) {
  const [isUnsaved] = useState(() => readDraft(`goal.${goal._id}`) !== null)
  const [isOpen, setIsOpen] = useState(isUnsaved)
  return (
    <Fold
      title={<Trans>More</Trans>}
      note={<Trans>Details, dates, partner and note</Trans>}
      open={isUnsaved}
      onToggle={(open) => setIsOpen((before) => before || open)}
    >
      {isOpen && (
        <Suspense fallback={<Skeleton className="late h-225" />}>
          <GoalForm goal={goal} />
        </Suspense>
      )}
    </Fold>
  )
}
