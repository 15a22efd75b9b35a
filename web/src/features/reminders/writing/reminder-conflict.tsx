import { useLingui } from '@lingui/react/macro'
import type { ImpactCategory } from '#api/content-tables.ts'
import { formatDay } from '#lib/dates.ts'
import type { FieldValue } from '#lib/form-versions.ts'
import { roleNames } from '#lib/roles.ts'
import { ConflictDialog } from '#shell/forms/conflict-dialog.tsx'
import type { RecordForm } from '#shell/forms/use-record-form.ts'
import type { Titled } from './reminder-form.tsx'
import { fieldLabel } from './writing.labels.ts'
import { idsOf, type ReminderValues } from './writing.rules.ts'

export type ReminderConflictProps = {
  form: RecordForm<ReminderValues>
  themes: readonly ImpactCategory[]
  actions: readonly Titled[]
}

/** Another admin, or another tab, saved this reminder first. */
export function ReminderConflict({ form, themes, actions }: ReminderConflictProps) {
  const { t, i18n } = useLingui()
  const titlesOf = (ids: readonly string[], from: readonly Titled[]) =>
    ids.map((id) => from.find((one) => one.id === id)?.title ?? id).join('\n')
  const show = (field: keyof ReminderValues, value: FieldValue): string => {
    if (typeof value === 'object') {
      const names = value.flatMap((role) => roleNames[role] ?? []).map((name) => i18n._(name))
      return names.join(', ') || t`Everybody`
    }
    const text = `${value}`
    if (field === 'actions') return titlesOf(idsOf(text), actions)
    if (field === 'categoryId') return titlesOf(text ? [text] : [], themes)
    return field === 'targetDate' && text ? formatDay(text) : text
  }
  return (
    <ConflictDialog<ReminderValues>
      form={form}
      title={t`This reminder was changed elsewhere`}
      label={(field) => i18n._(fieldLabel[field])}
      show={(field, value) => show(field, value) || null}
    />
  )
}
