import { useLingui } from '@lingui/react/macro'
import { fieldLabel } from '#features/goals/goals.words.ts'
import { formatDay } from '#lib/dates.ts'
import { ConflictDialog } from '#shell/editing/conflict-dialog.tsx'
import { type GoalValues, isDay } from './changes.rules.ts'
import { useEditing } from './editing-context.ts'

/** Another tab or device saved this goal first. */
export function GoalConflict() {
  const { t, i18n } = useLingui()
  return (
    <ConflictDialog<GoalValues>
      editing={useEditing()}
      title={t`This goal was changed elsewhere`}
      label={(field) => i18n._(fieldLabel[field])}
      show={(field, value) => (isDay(field) && value ? formatDay(value) : value || null)}
    />
  )
}
