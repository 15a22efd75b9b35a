import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleCheckBig } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { graphql } from '#api/generated/gql.ts'
import { post } from '#api/outbox.ts'
import { dropFlowRun } from '#features/flow/flow.store.ts'
import { FlowFrame } from '#features/flow/flow-frame.tsx'
import { historyEntry, LIKED, type LikeValue } from '#features/flow/run/history.ts'
import { complete } from '#features/flow/run/rules.ts'
import type { FlowRun } from '#features/flow/run/run.ts'
import { useRun } from '#features/flow/run-context.ts'
import { latestIndexQuery } from '#features/impact-index/impact-index.queries.ts'
import { PointsEarned } from '#features/impact-index/points-earned.tsx'
import { paths } from '#paths.ts'
import { errorText } from '#shell/error-text.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { Celebration } from '#ui/celebration.tsx'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import { useGoalOfRun } from './goal-of-run.ts'
import { MadeGoal, SaveGoal } from './made-goal.tsx'

const historyDocument = graphql(`
  mutation KeepFlowHistory($obj: HistoryCreateInput!) {
    historyCreate(obj: $obj) {
      _id
    }
  }
`)

type Answer = keyof typeof LIKED

/** Feedback choices (product 4), best first. */
const answers = [
  { value: 'veryHelpful', label: msg`Very helpful` },
  { value: 'helpful', label: msg`Helpful` },
  { value: 'somewhatHelpful', label: msg`Somewhat helpful` },
  { value: 'notHelpful', label: msg`Not helpful` },
] as const

/** The end of a run: the goal it made and its first day, one rating, then home. */
export function EndStep() {
  const run = useRun()
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const goal = useGoalOfRun(run)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const page = useRef<HTMLDivElement>(null)
  // The address stays that of the last step, so that only this moves the focus.
  useEffect(() => {
    page.current?.querySelector('h1')?.focus()
    window.scrollTo(0, 0)
  }, [])

  function finish() {
    keepHistory(run, answer === null ? null : LIKED[answer])
    navigate(paths.home)
    dropFlowRun()
    if (navigator.onLine) return
    showSnackbar({
      text: t`Saved on this device. We'll send it when you're back online.`,
      color: 'info',
    })
  }

  return (
    <div ref={page}>
      <FlowFrame
        run={run}
        title={goal.isGoal ? t`Your goal is ready` : t`Make it a goal?`}
        lead={
          goal.isGoal
            ? t`It's on your home page.`
            : t`Goals are on your home page until they're done.`
        }
        onBack={() => navigate(-1)}
        onNext={finish}
        nextLabel={t`Finish`}
      >
        <div className="flex flex-col gap-6">
          <div>
            <p role="status" className="font-semibold text-field">
              {goal.isNew && (
                <span className="mb-4 flex items-center gap-2">
                  <CircleCheckBig aria-hidden="true" className="size-5 shrink-0" />
                  <Trans>Added to My Impact Goal</Trans>
                </span>
              )}
            </p>
            {goal.isGoal ? <MadeGoal goal={goal} /> : <SaveGoal goal={goal} />}
          </div>
          <PointsAdded run={run} />
          <div className="on-surface rounded-card p-6">
            <SegmentedChoice
              label={t`How helpful was this?`}
              options={answers.map(({ value, label }) => ({ value, label: i18n._(label) }))}
              value={answer}
              onChange={setAnswer}
            />
            <p className="mt-2 text-note text-field-soft">
              <Trans>Optional. Only you can see this.</Trans>
            </p>
          </div>
        </div>
      </FlowFrame>
    </div>
  )
}

/** Writes the run's history; without a network it is kept and sent later. */
function keepHistory(run: FlowRun, liked: LikeValue | null): void {
  const obj = historyEntry(complete(run), new Date().toISOString(), liked)
  post({
    person: run.person,
    operation: 'historyCreate',
    document: historyDocument,
    variables: { obj },
  }).catch((error: unknown) => showSnackbar({ text: errorText(error) }))
}

/** In a longer run, in milliseconds, other activities may have earned points. */
const longestRun = 3_600_000

/** The points that this run added to the week, counted up; celebrates a first goal. */
function PointsAdded({ run }: { run: FlowRun }) {
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
