import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Plus, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { useMe } from '#api/me.ts'
import { DoneCard } from '#features/goals/finish/done-card.tsx'
import { FirstStep } from '#features/goals/first-step.tsx'
import { type DeletedState, undoDelete } from '#features/goals/goals.deleting.ts'
import { goalsQuery, type ListedGoal } from '#features/goals/goals.queries.ts'
import {
  type DatedGoal,
  firstOf,
  groupGoals,
  isAchieved,
  type Progress,
  progressSteps,
} from '#features/goals/goals.rules.ts'
import { useQuickChanges } from '#features/goals/goals.saving.ts'
import { MoreOfList } from '#features/goals/more-of-list.tsx'
import { useTimeOff } from '#features/impact-index/rhythm.queries.ts'
import { TimeOffLine } from '#features/impact-index/time-off-line.tsx'
import { cx } from '#lib/cx.ts'
import { localDay } from '#lib/dates.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { ListShell } from '#shell/list-shell.tsx'
import { longList, useParts } from '#shell/load-more.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { PictureSteps } from '#ui/art/picture-steps.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { linkClass } from '#ui/link.tsx'
import { GoalCard } from './goal-card.tsx'

/** /impact-goal: My Goals, due ones first; achieved ones are in the track record. */
export function GoalsPage() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(goalsQuery)
  const goals = data.filter((goal) => goal.isGoal)
  const achieved = goals.filter(isAchieved).length
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <PageTitle>
          <Trans>My Goals</Trans>
        </PageTitle>
        {goals.length > 0 && (
          <AppLink to={paths.home} className={buttonClass('quiet')}>
            <Plus aria-hidden="true" className="size-5" />
            <Trans>Start a new goal</Trans>
          </AppLink>
        )}
        <p className="-mt-2 basis-full">
          <AppLink
            to={paths.committedActions}
            className={linkClass('inline-flex min-h-11 items-center')}
          >
            <Trans>Your track record</Trans>
            {achieved > 0 && (
              <>
                {' · '}
                <Trans>{achieved} achieved</Trans>
              </>
            )}
          </AppLink>
        </p>
      </header>
      <DeletedNotice known={goals} />
      {goals.length > 0 ? (
        <GoalGroups goals={goals} />
      ) : (
        <FirstStep
          picture={<PictureSteps />}
          title={t`No goals yet`}
          text={t`Choose who to impact, answer a few questions, and save the advice that fits.`}
        />
      )}
    </div>
  )
}

function GoalGroups({ goals }: { goals: readonly ListedGoal[] }) {
  const { t } = useLingui()
  const me = useMe()
  const { save, shown } = useQuickChanges()
  // A changed goal keeps its place while the page is open.
  const [pinned, setPinned] = useState<ReadonlyMap<string, DatedGoal>>(new Map())
  const timeOff = useTimeOff()
  const today = localDay(new Date(), me.timeZone)
  const now = { now: Date.now(), today, isOff: timeOff !== null }
  const open = goals.filter((goal) => !isAchieved(goal))
  const done = goals.filter((goal) => isAchieved(goal) && pinned.has(goal._id))
  const placed = open.map((goal) => ({ ...(pinned.get(goal._id) ?? goal), _id: goal._id, goal }))
  const { count, hasMore, more } = useParts(open.length)
  const groups = firstOf(groupGoals(placed, now), count)

  function pin(goal: ListedGoal) {
    setPinned((before) => (before.has(goal._id) ? before : new Map(before).set(goal._id, goal)))
  }
  function move(goal: ListedGoal, progress: Progress) {
    pin(goal)
    save({ goal, change: { progress } })
  }

  const renderAs = (asksFor: boolean) => {
    function render({ goal }: { goal: ListedGoal }) {
      return (
        <GoalCard
          goal={shown(goal)}
          today={today}
          isDue={asksFor}
          isOff={now.isOff}
          onProgress={move}
          onSay={pin}
        />
      )
    }
    return render
  }
  return (
    <>
      {timeOff && (
        <div className="text-field">
          <TimeOffLine timeOff={timeOff} />
        </div>
      )}
      <Group
        title={t`Achieved`}
        items={done}
        render={(goal) => <DoneCard goal={goal} onUndo={() => move(goal, progressSteps[3])} />}
        columns={1}
      />
      <Group title={t`Due`} items={groups.due} render={renderAs(true)} columns={1} />
      <Group title={t`In progress`} items={groups.going} render={renderAs(false)} columns={2} />
      <Group title={t`Let go`} items={groups.letGo} render={renderAs(false)} columns={2} />
      {open.length + done.length === 0 && (
        <FirstStep
          picture={<PictureSteps />}
          title={t`No open goals`}
          text={t`The goals that you achieved are in your track record. Choose who to impact next.`}
        />
      )}
      {hasMore && <MoreOfList count={count} total={open.length} onMore={more} />}
    </>
  )
}

type GroupProps<Item> = {
  title: string
  items: readonly Item[]
  render: (item: Item) => ReactNode
  columns: 1 | 2
}

function Group<Item extends { _id: string }>({ title, items, render, columns }: GroupProps<Item>) {
  if (items.length === 0) return null
  return (
    <section className={cx('flex flex-col gap-4', longList)}>
      <h2 className="text-title text-field">{title}</h2>
      <ListShell
        label={title}
        items={items}
        keyOf={(item) => item._id}
        render={render}
        columns={columns}
        error={null}
        pending={false}
        empty={null}
      />
    </section>
  )
}

/** An undo that stays longer than a snackbar. */
function DeletedNotice({ known }: { known: readonly { _id: string }[] }) {
  const queries = useQueryClient()
  const state = useLocation().state as Partial<DeletedState> | null
  const undo = useMutation({
    mutationFn: (_id: string) => undoDelete(queries, _id),
    // The notice is removed: the heading takes the focus.
    onSuccess: () => document.querySelector<HTMLElement>('main h1')?.focus(),
  })
  const deleted = state?.deleted
  if (!deleted || known.some((goal) => goal._id === deleted._id)) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-quiet py-2 pr-2 pl-6">
      <p className="min-w-0 py-1">
        <Trans>
          Deleted: <strong>{deleted.title}</strong>
        </Trans>
      </p>
      <Button
        variant="quiet"
        pending={undo.isPending}
        icon={<Undo2 aria-hidden="true" className="size-5" />}
        onClick={() => undo.mutate(deleted._id)}
      >
        <Trans>Undo</Trans>
      </Button>
    </div>
  )
}
