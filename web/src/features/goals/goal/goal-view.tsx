import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { About } from '#features/goals/about.tsx'
import type { WholeGoal } from '#features/goals/goals.data.ts'
import { useQuickChanges } from '#features/goals/goals.saving.ts'
import { titleOf } from '#features/goals/goals.words.ts'
import { paths } from '#paths.ts'
import { BackLink } from '#shell/back-link.tsx'
import { EditingForm } from '#shell/editing/editing-form.tsx'
import { leaving } from '#shell/editing/leaving.later.ts'
import { dropDraft } from '#shell/editing/use-kept-form.ts'
import { Later, laterPart } from '#shell/later.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { BookmarkToggle } from './bookmark-toggle.tsx'
import { EditingContext } from './editing/editing-context.ts'
import { draftOf } from './editing/goal-draft.ts'
import { PlanForm, SmartForm } from './editing/goal-form.tsx'
import { useGoalEditing } from './editing/use-goal-editing.ts'
import { GoalNow } from './goal-now.tsx'
import { GoalReading } from './goal-reading.tsx'

const conflictDialog = laterPart(
  async () => (await import('./editing/conflict-dialog.tsx')).GoalConflict,
)

const deleteGoal = laterPart<{ goal: WholeGoal }>(
  async () => (await import('./delete-goal.tsx')).DeleteGoal,
)

/** Fetches the code of what is below the form, or asked when it is left, ahead. */
export function preloadRest(): void {
  for (const part of [deleteGoal, leaving]) part.load().catch(() => {})
}

/** The goal: the advice beside where it stands; below, across both, the words and dates of one's own. */
export function GoalView({ goal }: { goal: WholeGoal }) {
  const editing = useGoalEditing(goal)
  const quick = useQuickChanges()
  const shown = quick.shown(goal)
  const { hasChanges } = editing
  // Before a save can meet another one, and while there is a network.
  useEffect(() => {
    if (hasChanges) conflictDialog.load().catch(() => {})
  }, [hasChanges])
  return (
    <EditingContext value={editing}>
      <div className="flex flex-col gap-6">
        <BackLink to={paths.goals}>
          <Trans>My Goals</Trans>
        </BackLink>
        <EditingForm editing={editing} floats>
          <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6">
            <header className="mb-2 flex flex-wrap items-end gap-x-6 gap-y-4 text-field lg:col-span-2">
              <div className="min-w-0 flex-1 basis-80">
                <About goal={goal} />
                <PageTitle className="mt-2">{titleOf(goal)}</PageTitle>
              </div>
              <BookmarkToggle goal={shown} />
            </header>
            <GoalNow goal={goal} />
            <GoalReading goal={goal} />
            <SmartForm />
            <PlanForm />
          </div>
        </EditingForm>
        <Later
          part={deleteGoal}
          placeholder={<Skeleton className="late h-12 w-42 rounded-pill!" />}
          props={{ goal }}
        />
        <Later
          part={leaving}
          placeholder={null}
          props={{
            editing,
            onDrop: () => dropDraft(draftOf(goal._id)),
            children: <Trans>What you wrote on this goal is not saved yet.</Trans>,
          }}
        />
        {editing.conflict && (
          <Later key={editing.conflict.theirs.version} part={conflictDialog} placeholder={null} />
        )}
      </div>
    </EditingContext>
  )
}
