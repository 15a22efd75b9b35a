import { useLingui } from '@lingui/react/macro'
import type { ImpactCategory } from '#api/content-tables.ts'
import { formatMonth } from '#lib/dates.ts'
import type { FormEditing } from '#shell/editing/use-form-editing.ts'
import { SelectField, TextArea, TextField } from '#ui/field.tsx'
import { ActionsField } from './actions-field.tsx'
import type { Titled } from './reminder-form.tsx'
import { RoleChoice } from './role-choice.tsx'
import { idsOf, type ReminderValues } from './writing.rules.ts'
import { fieldLabel } from './writing.words.ts'

type Editing = FormEditing<ReminderValues>
type Props = {
  editing: Editing
  themes: readonly ImpactCategory[]
  actions: readonly Titled[]
}

/** What a reminder says, when, to whom, and what they can do. */
export function ReminderFieldset({ editing, themes, actions }: Props) {
  const { t } = useLingui()
  const { values, write } = editing
  const text = useField('text', editing)
  const day = useField('targetDate', editing)
  const name = useField('categoryTitle', editing)
  const theme = useField('categoryId', editing)
  const month = /^\d{4}-\d{2}/.exec(values.targetDate)?.[0]
  return (
    <>
      <TextArea {...text} rows={4} hint={t`One thought, in words you would say to a colleague.`} />
      <TextField
        {...day}
        type="date"
        hint={
          month
            ? t`It shows from the first day of its month: ${formatMonth(month)}.`
            : t`It shows from the first day of its month.`
        }
      />
      <SelectField {...theme} options={themeOptions(themes, values.categoryId, t`No theme`)} />
      <TextField {...name} hint={t`Left empty, the theme keeps the name it has.`} />
      <ActionsField
        chosen={idsOf(values.actions)}
        actions={actions}
        onChange={(ids) => write('actions', ids.join(' '))}
      />
      <RoleChoice chosen={values.roles} onChange={(roles) => write('roles', roles)} />
    </>
  )
}

/** A theme that is not offered any more stays until another one is picked. */
function themeOptions(themes: readonly ImpactCategory[], chosen: string, none: string) {
  const known = chosen === '' || themes.some(({ id }) => id === chosen)
  return [
    { value: '', label: none },
    ...themes.map(({ id, title }) => ({ value: id, label: title })),
    ...(known ? [] : [{ value: chosen, label: chosen }]),
  ]
}

type TextualField = 'text' | 'targetDate' | 'categoryTitle' | 'categoryId'

function useField(field: TextualField, { values, write, fault }: Editing) {
  const { i18n } = useLingui()
  return {
    name: field,
    label: i18n._(fieldLabel[field]),
    value: values[field],
    onChange: (event: { target: { value: string } }) => write(field, event.target.value),
    error: fault?.field === field ? fault.message : undefined,
  }
}
