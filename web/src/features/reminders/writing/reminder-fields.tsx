import { useLingui } from '@lingui/react/macro'
import type { ImpactCategory } from '#api/content-tables.ts'
import { formatMonth } from '#lib/dates.ts'
import { roleNames } from '#lib/roles.ts'
import { FormChoices } from '#shell/forms/choice-fields.tsx'
import { FormDate, FormLongText, FormSelect, FormText } from '#shell/forms/fields.tsx'
import { useField, useFormContext } from '#shell/forms/use-form.ts'
import { ActionsField } from './actions-field.tsx'
import type { Titled } from './reminder-form.tsx'
import { fieldLabel } from './writing.labels.ts'
import { idsOf, type ReminderValues } from './writing.rules.ts'

type Props = {
  themes: readonly ImpactCategory[]
  actions: readonly Titled[]
}

/** What a reminder says, when, to whom, and what they can do. */
export function ReminderFieldset({ themes, actions }: Props) {
  const { t, i18n } = useLingui()
  const { targetDate, categoryId } = useFormContext<ReminderValues>().values
  const chosen = useField<string>('actions')
  const label = (field: keyof ReminderValues) => i18n._(fieldLabel[field])
  const month = /^\d{4}-\d{2}/.exec(targetDate)?.[0]
  return (
    <>
      <FormLongText
        name="text"
        label={label('text')}
        rows={4}
        hint={t`One thought, in words you would say to a colleague.`}
      />
      <FormDate
        name="targetDate"
        label={label('targetDate')}
        hint={
          month
            ? t`It shows from the first day of its month: ${formatMonth(month)}.`
            : t`It shows from the first day of its month.`
        }
      />
      <FormSelect
        name="categoryId"
        label={label('categoryId')}
        options={themeOptions(themes, categoryId, t`No theme`)}
      />
      <FormText
        name="categoryTitle"
        label={label('categoryTitle')}
        hint={t`Left empty, the theme keeps the name it has.`}
      />
      <ActionsField
        chosen={idsOf(chosen.value)}
        actions={actions}
        onChange={(ids) => chosen.write(ids.join(' '))}
      />
      <RoleChoice />
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

/** The roles that see a reminder; none of them: everybody does. */
function RoleChoice() {
  const { t, i18n } = useLingui()
  const { roles } = useFormContext<ReminderValues>().values
  return (
    <FormChoices
      name="roles"
      label={i18n._(fieldLabel.roles)}
      note={
        roles.length === 0
          ? t`Nobody picked: everybody sees it.`
          : t`Only they see it, and the admins.`
      }
      choices={Object.entries(roleNames).map(([id, name]) => ({ id, title: i18n._(name) }))}
    />
  )
}
