import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { About } from '#features/goals/about.tsx'
import type { WholeGoal } from '#features/goals/goals.data.ts'
import { useQuickChanges } from '#features/goals/goals.saving.ts'
import { titleOf } from '#features/goals/goals.words.ts'
import { ProgressSteps } from '#features/goals/progress-steps.tsx'
import { cx } from '#lib/cx.ts'
import { entityTone, isEntity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FormShell } from '#shell/form-shell.tsx'
import { Later, laterPart } from '#shell/later.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { useLeaveGuard } from '#shell/use-leave-guard.ts'
import { Button } from '#ui/button.tsx'
import { cardClass } from '#ui/card.tsx'
import { EditingContext } from './editing/editing-context.ts'
import { dropDraft } from './editing/goal-draft.ts'
import { PlanForm, SmartForm } from './editing/goal-form.tsx'
import { HelpFor } from './editing/help-for.tsx'
import { type GoalEditing, useGoalEditing } from './editing/use-goal-editing.ts'
import { BookmarkToggle, DeleteGoal } from './goal-actions.tsx'
import { GoalReading } from './goal-reading.tsx'
import { LeaveDialog } from './leave-dialog.tsx'

const conflictDialog = laterPart(
  async () => (await import('./editing/conflict-dialog.tsx')).ConflictDialog,
)

// What is not saved keeps its button in reach; on a phone above the bottom navigation.
const floating =
  'on-surface bg-bar sticky bottom-24 z-20 rounded-card p-3 shadow-lift sm:self-start sm:pr-6 lg:bottom-6'

/** The goal: left the advice and the words of one's own, right progress and plan. */
export function GoalView({ goal }: { goal: WholeGoal }) {
  const { t } = useLingui()
  const editing = useGoalEditing(goal)
  const quick = useQuickChanges()
  const shown = quick.shown(goal)
  const tone = isEntity(goal.entity) ? entityTone[goal.entity] : undefined
  const { hasChanges, pending, error, submit } = editing
  const isUnreached = error?.kind === 'network'
  // Before a save can meet another one, and while there is a network.
  useEffect(() => {
    if (hasChanges) conflictDialog.load().catch(() => {})
  }, [hasChanges])
  return (
    <EditingContext value={editing}>
      <div className="flex flex-col gap-6">
        <AppLink
          to={paths.goals}
          className="inline-flex min-h-11 items-center gap-2 self-start rounded-pill pr-4 font-semibold no-underline"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          <Trans>My Goals</Trans>
        </AppLink>
        <FormShell
          error={error}
          pending={pending}
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
          submitLabel={isUnreached ? t`Try again` : t`Save`}
          secondary={<Unsaved editing={editing} />}
          actionsClassName={hasChanges ? floating : undefined}
        >
          <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-x-6">
            <header className="mb-2 flex flex-wrap items-end gap-x-6 gap-y-4 text-field lg:col-span-2">
              <div className="min-w-0 flex-1 basis-80">
                <About goal={goal} />
                <PageTitle className="mt-2">{titleOf(goal)}</PageTitle>
              </div>
              <BookmarkToggle goal={shown} />
            </header>
            <div className={cardClass(tone, 'relative self-start lg:col-start-2')}>
              <ProgressSteps
                about={titleOf(goal)}
                progress={shown.progress}
                onChange={(progress) => quick.save({ goal, change: { progress } })}
                titled
              />
              <div className="absolute top-3.5 right-3">
                <HelpFor label="progress" />
              </div>
            </div>
            <div className="flex min-w-0 flex-col gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-2">
              <GoalReading goal={goal} />
              <SmartForm />
            </div>
            <div className="top-6 self-start lg:col-start-2 [@media(min-height:56rem)]:lg:sticky">
              <PlanForm />
            </div>
          </div>
        </FormShell>
        <DeleteGoal goal={goal} />
        <Leaving editing={editing} _id={goal._id} />
        {editing.conflict && (
          <Later key={editing.conflict.theirs.version} part={conflictDialog} placeholder={null} />
        )}
      </div>
    </EditingContext>
  )
}

/** Says beside the button that something is not saved (on a phone the bar says it), and offers to drop it. */
function Unsaved({ editing }: { editing: GoalEditing }) {
  if (!editing.hasChanges) return null
  return (
    <>
      <Button variant="quiet" onClick={editing.discard}>
        <Trans>Discard</Trans>
      </Button>
      <p
        role="status"
        className={cx('text-note text-field-soft', !editing.isDraft && 'max-sm:sr-only')}
      >
        {editing.isDraft ? (
          <Trans>Not saved yet. What you wrote before is back.</Trans>
        ) : (
          <Trans>Not saved yet</Trans>
        )}
      </p>
    </>
  )
}

function Leaving({ editing, _id }: { editing: GoalEditing; _id: string }) {
  const guard = useLeaveGuard(editing.hasChanges)
  return (
    <LeaveDialog
      open={guard.asking}
      onStay={guard.stay}
      onDrop={() => {
        dropDraft(_id)
        guard.leave()
      }}
      onSave={() => {
        guard.stay()
        editing.submit(guard.leave)
      }}
    />
  )
}
