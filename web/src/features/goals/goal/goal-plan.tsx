import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, ListChecks, Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMe } from '#api/me.ts'
import { planHelpQuery } from '#features/advice/plan/plan.queries.ts'
import { PlanSentence } from '#features/advice/plan/plan-sentence.tsx'
import { isPlanned } from '#features/advice/plan/plan-words.rules.ts'
import { reviewText } from '#features/goals/check-in/check-in.labels.ts'
import type { WholeGoal } from '#features/goals/goals.queries.ts'
import { isOver, isReviewDue } from '#features/goals/goals.rules.ts'
import type { PlanDialogProps, PlanPart } from '#features/goals/plan/plan-dialog.tsx'
import { PlanTimeLine } from '#features/messages/plan/plan-time-line.tsx'
import { localDay } from '#lib/dates.ts'
import { entityTone, isEntity } from '#lib/entities.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { Button } from '#ui/button.tsx'
import { cardClass } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'

const planDialog = lazyPart<PlanDialogProps>(
  async () => (await import('#features/goals/plan/plan-dialog.tsx')).PlanDialog,
)

/** The part that the dialog changes: the whole plan, one field, or null while it is closed. */
type OpenPart = PlanPart | 'all' | null

/** The plan as a sentence whose parts can be changed, or a suggestion to start from. */
export function GoalPlan({ goal }: { goal: WholeGoal }) {
  const { t } = useLingui()
  const [search, setSearch] = useSearchParams()
  const [open, setOpen] = useState<OpenPart>(search.get('plan') === '1' ? 'all' : null)
  const tone = isEntity(goal.entity) ? entityTone[goal.entity] : undefined
  const planned = isPlanned(goal)
  const isEditable = !isOver(goal)
  if (!planned && !isEditable) return null

  function close() {
    setOpen(null)
    if (!search.has('plan')) return
    search.delete('plan')
    setSearch(search, { replace: true, preventScrollReset: true })
  }
  return (
    <section
      aria-label={t`Plan`}
      onPointerEnter={() => planDialog.load().catch(() => {})}
      className={cardClass(tone, 'relative flex flex-col gap-4 sm:p-8')}
    >
      <div className="absolute top-2 right-2">
        <PageHelp
          page="goals"
          labels={['if then', 'obstacle plan', 'review date', 'progress', 'smart goal']}
          name={t`About plans`}
        />
      </div>
      {planned ? (
        <PlanSentence
          goal={goal}
          className="pr-8 text-lead leading-[1.625]"
          onEdit={isEditable ? setOpen : undefined}
        />
      ) : (
        <Suggestion goal={goal} onPlan={() => setOpen('all')} />
      )}
      {isEditable && <Below goal={goal} onOpen={setOpen} />}
      {open !== null && (
        <Lazy
          part={planDialog}
          placeholder={null}
          props={{ goal, part: open === 'all' ? undefined : open, onClose: close }}
        />
      )}
    </section>
  )
}

function Suggestion({ goal, onPlan }: { goal: WholeGoal; onPlan: () => void }) {
  const { data: help } = useQuery(planHelpQuery(goal))
  return (
    <>
      {help && isPlanned(help) ? (
        <>
          <p className="pr-10 text-note font-semibold">
            <Trans>Suggested plan</Trans>
          </p>
          <PlanSentence goal={help} className="-mt-2 text-lead leading-[1.625]" />
        </>
      ) : (
        <p className="pr-10 text-lead">
          <Trans>When will you do it?</Trans>
        </p>
      )}
      <Button
        className="self-start bg-on-tone! text-[#fff]!"
        icon={<ListChecks aria-hidden="true" className="size-5" />}
        onClick={onPlan}
      >
        <Trans>Plan it</Trans>
      </Button>
    </>
  )
}

/** The next check-in, which can be moved, and what the plan lacks. */
function Below({ goal, onOpen }: { goal: WholeGoal; onOpen: (part: PlanPart) => void }) {
  const today = localDay(new Date(), useMe().timeZone)
  const { reviewDate, reviewTime } = goal
  const planned = isPlanned(goal)
  // A due check-in is asked below.
  const isShown = reviewDate !== null && !isReviewDue(goal, Date.now())
  const day = isShown ? reviewText({ reviewDate, reviewTime }, today) : null
  const look = linkClass('inline-flex min-h-11 items-center gap-2')
  return (
    <div className="-my-2 flex flex-wrap gap-x-6">
      {(day !== null || planned) && (
        <button type="button" className={look} onClick={() => onOpen('review')}>
          <CalendarClock aria-hidden="true" className="size-5 shrink-0" />
          {day !== null ? (
            <Trans>Next check-in: {day}</Trans>
          ) : (
            <Trans>Set the next check-in</Trans>
          )}
        </button>
      )}
      {planned && !(goal.planObstacle && goal.planIfThen) && (
        <button type="button" className={look} onClick={() => onOpen('obstacle')}>
          <Plus aria-hidden="true" className="size-5 shrink-0" />
          <Trans>Add an if-then plan</Trans>
        </button>
      )}
      <PlanTimeLine goal={goal} onOpen={() => onOpen('planWhen')} />
      {(planned || reviewDate !== null || goal.startDate !== null || goal.endDate !== null) && (
        <AddToCalendar goal={goal} className={look} />
      )}
    </div>
  )
}
