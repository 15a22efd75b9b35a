import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { ImpactCategory } from '#api/content-tables.ts'
import { roleNames } from '#features/admin/roles.ts'
import { deleteReminder } from '#features/reminders/company-reminders.queries.ts'
import { useHub } from '#features/reminders/hub.ts'
import { formatDay } from '#lib/dates.ts'
import type { FieldValue } from '#lib/form-versions.ts'
import { BackLink } from '#shell/back-link.tsx'
import { DeleteButton } from '#shell/delete-button.tsx'
import type { ConflictWords } from '#shell/forms/conflict-dialog.tsx'
import { RecordForm } from '#shell/forms/record-form.tsx'
import { dropDraft } from '#shell/forms/use-record-form.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { PreviewProps } from './preview.tsx'
import { fieldLabel, ReminderFieldset } from './reminder-fields.tsx'
import { type Start, useReminder } from './use-reminder.ts'
import { idsOf, type ReminderValues, type TitledItem } from './writing.rules.ts'

const preview = lazyPart<PreviewProps>(async () => (await import('./preview.tsx')).Preview)

type Props = {
  name: string
  start: Start
  themes: readonly ImpactCategory[]
  actions: readonly TitledItem[]
}

export function ReminderForm({ name, start, themes, actions }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const hub = useHub()
  const form = useReminder(name, start)
  const { hasChanges, values } = form
  const conflict = useConflictWords(themes, actions)
  const isNew = start.version === 0
  const drop = () => dropDraft(name)
  const done = () => {
    drop()
    navigate(hub.list)
  }
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col items-start gap-3">
        <BackLink to={hub.list}>
          <Trans>All reminders</Trans>
        </BackLink>
        <PageTitle>
          {isNew ? <Trans>Write a reminder</Trans> : <Trans>Change a reminder</Trans>}
        </PageTitle>
      </header>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-10">
        <RecordForm
          form={form}
          submitLabel={isNew ? t`Create reminder` : undefined}
          onSaved={isNew ? done : drop}
          secondary={
            !isNew &&
            !hasChanges && (
              <DeleteButton
                label={<Trans>Delete reminder</Trans>}
                title={t`Delete this reminder?`}
                onDelete={() => deleteReminder(queries, hub.company, start._id)}
                onDeleted={done}
              >
                <Trans>This deletes it for everyone. You can’t undo this.</Trans>
              </DeleteButton>
            )
          }
          floats={!isNew}
          unsaved={<Trans>This reminder isn’t saved yet.</Trans>}
          conflict={conflict}
        >
          <Card className="flex flex-col gap-6 sm:p-8">
            <ReminderFieldset themes={themes} actions={actions} />
          </Card>
        </RecordForm>
        <Lazy
          part={preview}
          placeholder={<Skeleton className="late h-64" />}
          props={{ values, themes, actions }}
        />
      </div>
    </div>
  )
}

function useConflictWords(
  themes: readonly TitledItem[],
  actions: readonly TitledItem[],
): ConflictWords<ReminderValues> {
  const { t, i18n } = useLingui()
  const titlesOf = (ids: readonly string[], from: readonly TitledItem[]) =>
    ids.map((id) => from.find((one) => one.id === id)?.title ?? id).join('\n')
  const show = (field: keyof ReminderValues, value: FieldValue): string => {
    if (typeof value === 'object') {
      const names = value.flatMap((role) => roleNames[role] ?? []).map((name) => i18n._(name))
      return names.join(', ') || t`Everyone`
    }
    const text = `${value}`
    if (field === 'actions') return titlesOf(idsOf(text), actions)
    if (field === 'categoryId') return titlesOf(text ? [text] : [], themes)
    return field === 'targetDate' && text ? formatDay(text) : text
  }
  return {
    title: t`This reminder was changed in the meantime`,
    label: (field) => i18n._(fieldLabel[field]),
    show: (field, value) => show(field, value) || null,
  }
}
