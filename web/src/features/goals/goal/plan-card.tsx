import { Trans, useLingui } from '@lingui/react/macro'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { CalendarClock, ListChecks } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMe } from '#api/me.ts'
import { reviewText } from '#features/goals/check-in/check-in.labels.ts'
import type { WholeGoal } from '#features/goals/goals.queries.ts'
import { isOver, isReviewDue } from '#features/goals/goals.rules.ts'
import { isPlanned } from '#features/goals/plan/plan.rules.ts'
import type { PlanDialogProps } from '#features/goals/plan/plan-dialog.tsx'
import { PlanSentence } from '#features/goals/plan/plan-sentence.tsx'
import { localDay } from '#lib/dates.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { Button } from '#ui/button.tsx'
import { LazyHelp } from './editing/help-for.lazy.tsx'

const planDialog = lazyPart<PlanDialogProps>(
  async () => (await import('#features/goals/plan/plan-dialog.tsx')).PlanDialog,
)

/** What the advice says for the plan, ahead of the dialog. Failing is no matter. */
async function prefetchHelp(queries: QueryClient, goal: WholeGoal): Promise<void> {
  const data = await import('#features/goals/plan/plan.queries.ts').catch(() => null)
  if (data) await queries.prefetchQuery(data.planHelpQuery(goal))
}

/** The plan in a sentence or two, or the way to one. With `plan=1` in the address it opens at once. */
export function PlanCard({ goal }: { goal: WholeGoal }) {
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
  // What is due is asked above.
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
