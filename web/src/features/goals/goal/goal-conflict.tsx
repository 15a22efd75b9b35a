import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { dropKept } from '#api/outbox.ts'
import { progressLabel } from '#features/goals/goals.labels.ts'
import { goalQuery, type WholeGoal } from '#features/goals/goals.queries.ts'
import { isProgress } from '#features/goals/goals.rules.ts'
import { updateGoal } from '#features/goals/goals.saving.ts'
import { changedBy, type GoalFields, textOf } from '#features/goals/kept-changes.ts'
import { formatDay } from '#lib/dates.ts'
import { differences, type Picks, pickOf } from '#lib/form-versions.ts'
import type { KeptSave } from '#lib/outbox.ts'
import { errorText } from '#shell/error-text.ts'
import { ConflictDialog } from '#shell/forms/conflict-dialog.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { fieldLabel } from './editing/changes.labels.ts'

const labels: Record<string, MessageDescriptor> = {
  ...fieldLabel,
  progress: msg`Progress`,
  planWhen: msg`When`,
  planThen: msg`I'll`,
  planObstacle: msg`If`,
  planIfThen: msg`Then I'll`,
  reviewDate: msg`Next check-in`,
  reviewTime: msg`Time`,
}

export type GoalConflictProps = {
  goal: WholeGoal
  /** Changes made on this device that disagree with the goal as it is now, oldest first. */
  saves: readonly KeptSave[]
}

type Texts = Record<string, string>

/** Both versions of a goal that two devices changed; the person chooses field by field. */
export function GoalConflict({ goal, saves }: GoalConflictProps) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const [isOpen, setIsOpen] = useState(true)
  const { _id, version } = goal
  // The goal on screen may be older than the refusal.
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: goalQuery(_id).queryKey })
  }, [queries, _id])
  const mine: GoalFields = Object.assign({}, ...saves.map(changedBy))
  // Of several changes, the oldest has the version that the person saw.
  const before: GoalFields = Object.assign({}, ...saves.map((save) => save.before).reverse())
  const theirs: GoalFields = goal
  const texts = (fields: GoalFields): Texts =>
    Object.fromEntries(Object.keys(mine).map((name) => [name, textOf(fields[name])]))
  const found = differences(texts(before), texts(mine), texts(theirs))

  const saving = useMutation({
    mutationFn: async (picks: Picks<Texts>) => {
      const isTheirs = (name: string) =>
        found.some((one) => one.field === name && pickOf(one, picks) === 'theirs')
      const chosen = Object.entries(mine).filter(([name]) => !isTheirs(name))
      const obj = { _id, version, ...Object.fromEntries(chosen) }
      if (chosen.length > 0) await updateGoal(queries, obj, theirs)
      saves.forEach(dropKept)
    },
    onSuccess: () => showSnackbar({ text: t`Saved`, color: 'info' }),
    onError: (error) => {
      showSnackbar({ text: errorText(error) })
      void queries.invalidateQueries({ queryKey: goalQuery(_id).queryKey })
    },
  })
  const show = (field: string, value: string) => {
    if (field === 'progress') return isProgress(value) ? i18n._(progressLabel[value]) : null
    if (field.endsWith('Date')) return value ? formatDay(value.slice(0, 10)) : null
    return value || null
  }
  return (
    <div className="on-surface flex flex-wrap items-center justify-between gap-3 rounded-card px-6 py-4">
      <p className="min-w-0 flex-1 basis-60">
        <Trans>This goal was changed here and elsewhere.</Trans>
      </p>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        <Trans>Compare the versions</Trans>
      </Button>
      {isOpen && (
        <ConflictDialog<Texts>
          key={version}
          form={{
            conflict: { theirs: { version, values: texts(theirs) }, found },
            pending: saving.isPending,
            resolve: (picks) => saving.mutate(picks),
            dismiss: () => setIsOpen(false),
          }}
          title={t`This goal was changed elsewhere`}
          label={(field) => (labels[field] ? i18n._(labels[field]) : field)}
          show={show}
        />
      )}
    </div>
  )
}
