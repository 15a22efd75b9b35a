import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ImpactCategory } from '#api/content-tables.ts'
import { roleNames } from '#features/admin/roles.ts'
import { formatMonth } from '#lib/dates.ts'
import { FormChoices } from '#shell/forms/choice-fields.tsx'
import { FormDate, FormLongText, FormSelect, FormText } from '#shell/forms/fields.tsx'
import { useField, useFormContext } from '#shell/forms/use-form.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { PickField } from '#ui/pick-field.tsx'
import { idsOf, most, type ReminderValues, type TitledItem } from './writing.rules.ts'

export const fieldLabel: Record<keyof ReminderValues, MessageDescriptor> = {
  targetDate: msg`Day`,
  categoryId: msg`Theme`,
  categoryTitle: msg`Your own name for the theme`,
  text: msg`Reminder text`,
  actions: msg`What people can do`,
  roles: msg`Who it’s for`,
  sendDate: msg`Message goes out on`,
  sendTime: msg`Time (optional)`,
}

type Props = {
  themes: readonly ImpactCategory[]
  actions: readonly TitledItem[]
}

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
        hint={t`One thought, in words you’d say to a colleague.`}
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
        hint={t`Leave empty to use the theme’s usual name.`}
      />
      <ActionsField
        chosen={idsOf(chosen.value)}
        actions={actions}
        onChange={(ids) => chosen.write(ids.join(' '))}
      />
      <RoleChoice />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormDate
          name="sendDate"
          label={label('sendDate')}
          min={month && `${month}-01`}
          hint={t`Each person gets it in their own time zone and hours, in the app, and by email if they chose that. Leave empty for the first day of its month.`}
        />
        <FormText type="time" name="sendTime" label={label('sendTime')} />
      </div>
    </>
  )
}

/** A withdrawn theme stays until another is picked. */
function themeOptions(themes: readonly ImpactCategory[], chosen: string, none: string) {
  const known = chosen === '' || themes.some(({ id }) => id === chosen)
  return [
    { value: '', label: none },
    ...themes.map(({ id, title }) => ({ value: id, label: title })),
    ...(known ? [] : [{ value: chosen, label: chosen }]),
  ]
}

/** The roles that see a reminder; an empty list means all roles. */
function RoleChoice() {
  const { t, i18n } = useLingui()
  const { roles } = useFormContext<ReminderValues>().values
  return (
    <FormChoices
      name="roles"
      label={i18n._(fieldLabel.roles)}
      note={
        roles.length === 0
          ? t`No one selected: everyone can see it.`
          : t`Shown only to them and to admins.`
      }
      choices={Object.entries(roleNames).map(([id, name]) => ({ id, title: i18n._(name) }))}
    />
  )
}

type ActionsFieldProps = {
  chosen: readonly string[]
  actions: readonly TitledItem[]
  onChange: (ids: readonly string[]) => void
}

function ActionsField({ chosen, actions, onChange }: ActionsFieldProps) {
  const { t, i18n } = useLingui()
  const label = i18n._(fieldLabel.actions)
  const titleOf = (id: string) => actions.find((one) => one.id === id)?.title ?? id
  const find = (typed: string) => {
    const words = typed.toLocaleLowerCase('en').split(/\s+/)
    return actions
      .filter(({ id }) => !chosen.includes(id))
      .filter(({ title }) => words.every((word) => title.toLocaleLowerCase('en').includes(word)))
      .map(({ id, title }) => ({ value: id, title }))
  }
  return (
    <div className="flex flex-col gap-3">
      {chosen.length < most.actions ? (
        <PickField
          label={label}
          hint={t`Up to ${most.actions} actions from the library.`}
          search={t`Find an action`}
          shown={null}
          none={chosen.length === 0 ? t`Pick an action` : t`Pick another action`}
          empty={t`No action found. Try other words.`}
          more={(count) => t`And ${count} more. Type to find yours.`}
          find={find}
          value=""
          onPick={(id) => onChange([...chosen, id])}
        />
      ) : (
        <p className="text-note text-field-soft">
          <Trans>A reminder has up to {most.actions} actions. Remove one to add another.</Trans>
        </p>
      )}
      {chosen.length > 0 && (
        <ul aria-label={label} className="grid gap-1">
          {chosen.map((id) => {
            const title = titleOf(id)
            return (
              <li
                key={id}
                className="flex min-h-12 items-center gap-3 rounded-tile bg-quiet py-1 pr-1 pl-4"
              >
                <span className="min-w-0 flex-1 leading-snug font-semibold">{title}</span>
                <IconButton
                  label={t`Remove: ${title}`}
                  icon={<X aria-hidden="true" />}
                  onClick={() => onChange(chosen.filter((one) => one !== id))}
                />
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
