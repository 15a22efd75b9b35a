import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { ImpactCategory } from '#api/content-tables.ts'
import { ReminderCard } from '#features/reminders/reminder-card.tsx'
import { ThemeTitle } from '#features/reminders/theme-title.tsx'
import { fieldsOf, idsOf, type ReminderValues, type TitledItem } from './writing.rules.ts'

export type PreviewProps = {
  values: ReminderValues
  themes: readonly ImpactCategory[]
  actions: readonly TitledItem[]
}

export function Preview({ values, themes, actions }: PreviewProps) {
  const { t } = useLingui()
  const heading = useId()
  const { categoryId, categoryTitle, text } = values
  const theme = themes.find(({ id }) => id === categoryId)
  const ids = idsOf(values.actions)
  const shown = ids.flatMap((id) => actions.find((one) => one.id === id) ?? [])
  const reminder = {
    ...fieldsOf(values),
    _id: 'preview',
    text: text.trim() || t`Your reminder will appear here.`,
    readDate: null,
  }
  return (
    <section aria-labelledby={heading} className="lg:sticky lg:top-6">
      <h2 id={heading} className="mb-4 text-title">
        <Trans>As members see it</Trans>
      </h2>
      <ThemeTitle name={categoryTitle} title={theme?.title} icon={theme?.icon} fallback={null} />
      <ReminderCard reminder={reminder} actions={shown} isAhead />
    </section>
  )
}
