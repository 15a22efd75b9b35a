import { Trans, useLingui } from '@lingui/react/macro'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { CalendarClock, ListChecks } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMe } from '#api/me.ts'
import { useFreeDay } from '#api/rhythm.ts'
import { reviewText } from '#features/goals/check-in/check-in.labels.ts'
import { LazyCheckIn, LazyStory, LazyTakeUp } from '#features/goals/check-in/check-in.lazy.tsx'
import { titleOf } from '#features/goals/goals.labels.ts'
import type { WholeGoal } from '#features/goals/goals.queries.ts'
import { isOver, isReviewDue } from '#features/goals/goals.rules.ts'
import { useQuickChanges } from '#features/goals/goals.saving.ts'
import { isPlanned } from '#features/goals/plan/plan.rules.ts'
import type { PlanDialogProps } from '#features/goals/plan/plan-dialog.tsx'
import { PlanSentence } from '#features/goals/plan/plan-sentence.tsx'
import { ProgressSteps } from '#features/goals/progress-steps.tsx'
import { cx } from '#lib/cx.ts'
import { localDay } from '#lib/dates.ts'
import { entityTone, isEntity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { Button } from '#ui/button.tsx'
import { cardClass } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import { hasReading } from './goal-reading.tsx'

const help = lazyPart<{ label: string }>(
  async () => (await import('./editing/help-for.tsx')).HelpFor,
)

const planDialog = lazyPart<PlanDialogProps>(
  async () => (await import('#features/goals/plan/plan-dialog.tsx')).PlanDialog,
)

/** How many check-ins the page of a goal shows. */
const most = 3

/** Where a goal stands: progress and check-in, its plan, and what became of it so far. */
export function GoalNow({ goal }: { goal: WholeGoal }) {
  const { t } = useLingui()
  const quick = useQuickChanges()
  const tone = isEntity(goal.entity) ? entityTone[goal.entity] : undefined
  const { checkIns } = goal
  return (
    <div
      className={cx(
        'flex min-w-0 flex-col gap-4 lg:gap-6 lg:*:last:flex-1',
        hasReading(goal) ? 'lg:col-start-2' : 'lg:col-span-2',
      )}
    >
      <div className={cardClass(tone, 'relative flex flex-col gap-5')}>
        <ProgressSteps
          about={titleOf(goal)}
          progress={quick.shown(goal).progress}
          onChange={(progress) => quick.save({ goal, change: { progress } })}
          titled
        />
        <div className="absolute top-3.5 right-3">
          <LazyHelp label="progress" />
        </div>
        <Asking goal={goal} />
      </div>
      <PlanCard goal={goal} />
      {checkIns.length > 0 && (
        <section className="on-surface flex flex-col gap-4 rounded-card p-6 sm:p-8">
          <h2 className="text-title">
            <Trans>So far</Trans>
          </h2>
          <LazyStory checkIns={checkIns.slice(0, most)} label={t`Check-ins`} />
          {checkIns.length > most && (
            <AppLink to={paths.committedActions} className={linkClass('self-start')}>
              <Trans>All of it</Trans>
            </AppLink>
          )}
        </section>
      )}
    </div>
  )
}

/** The pressed button is gone: the focus goes to its replacement. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** The check-in if it is due or wanted; for an abandoned goal, the way back. */
function Asking({ goal }: { goal: WholeGoal }) {
  // An answered check-in stays visible, though it is no longer due.
  const [asked, setAsked] = useState(false)
  const [pressed, setPressed] = useState(false)
  const isFree = useFreeDay() !== null
  if (asked || (!isFree && isReviewDue(goal, Date.now()))) {
    return (
      <div ref={pressed ? takeFocus : undefined} tabIndex={-1} className="outline-none">
        <LazyCheckIn goal={goal} onSay={() => setAsked(true)} />
      </div>
    )
  }
  if (goal.state === 'letGo') {
    return (
      <>
        <p className="font-display text-lead">
          <Trans>Let go</Trans>
        </p>
        <LazyTakeUp goal={goal} />
      </>
    )
  }
  if (goal.state === 'achieved') return null
  function ask() {
    setPressed(true)
    setAsked(true)
  }
  return (
    <Button variant="quiet" className="self-start" onClick={ask}>
      <Trans>Check in now</Trans>
    </Button>
  )
}

/** Loads the plan's suggestions before the dialog. Failures don't matter. */
async function prefetchHelp(queries: QueryClient, goal: WholeGoal): Promise<void> {
  const data = await import('#features/goals/plan/plan.queries.ts').catch(() => null)
  if (data) await queries.prefetchQuery(data.planHelpQuery(goal))
}

/** The plan in a sentence or two, or the way to one. With `plan=1` in the address it opens at once. */
function PlanCard({ goal }: { goal: WholeGoal }) {
  const { t } = useLingui()
  const [search, setSearch] = useSearchParams()
  const [isOpen, setIsOpen] = useState(search.get('plan') === '1')
  const queries = useQueryClient()
  useEffect(() => {
    void prefetchHelp(queries, goal)
  }, [queries, goal])
  const planned = isPlanned(goal)
  if (!planned && isOver(goal)) return null

  function close() {
    setIsOpen(false)
    if (!search.has('plan')) return
    search.delete('plan')
    setSearch(search, { replace: true, preventScrollReset: true })
  }
  return (
    <section className="on-surface flex flex-col gap-4 rounded-card p-6 sm:p-8">
      <div className="-my-1.5 flex items-center justify-between gap-2">
        <h2 className="text-title">
          <Trans>Plan</Trans>
        </h2>
        <PageHelp page="goals" labels={['if then', 'obstacle plan']} name={t`About plans`} />
      </div>
      {planned ? (
        <PlanSentence goal={goal} />
      ) : (
        <p>
          <Trans>Say when, what, and what if it gets hard. It takes half a minute.</Trans>
        </p>
      )}
      <NextReview goal={goal} />
      <Button
        variant={planned ? 'quiet' : 'primary'}
        className="self-start"
        icon={<ListChecks aria-hidden="true" className="size-5" />}
        onPointerEnter={() => planDialog.load().catch(() => {})}
        onClick={() => setIsOpen(true)}
      >
        {planned ? <Trans>Change the plan</Trans> : <Trans>Plan it</Trans>}
      </Button>
      {isOpen && <Lazy part={planDialog} placeholder={null} props={{ goal, onClose: close }} />}
    </section>
  )
}

function NextReview({ goal }: { goal: WholeGoal }) {
  const today = localDay(new Date(), useMe().timeZone)
  const { reviewDate, reviewTime } = goal
  // A due review is asked above.
  if (reviewDate === null || isOver(goal) || isReviewDue(goal, Date.now())) return null
  const day = reviewText({ reviewDate, reviewTime }, today)
  return (
    <div className="-my-2.5 flex min-h-11 items-center gap-2">
      <CalendarClock aria-hidden="true" className="size-5 shrink-0" />
      <p>
        <Trans>Next check-in: {day}</Trans>
      </p>
      <LazyHelp label="review date" />
    </div>
  )
}

/** The help comes beside the words, without moving them. */
function LazyHelp({ label }: { label: string }) {
  return <Lazy part={help} placeholder={null} props={{ label }} />
}
