import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type CompanyReminder, themesQuery } from '#features/reminders/company-reminders.queries.ts'
import { useHub } from '#features/reminders/hub.ts'
import { formatDay } from '#lib/dates.ts'
import { roleNames } from '#lib/roles.ts'
import { AppLink } from '#shell/app-link.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

/** One reminder in short, and what can be done with it. */
export function ReminderRow({ reminder }: { reminder: CompanyReminder }) {
  const { t, i18n } = useLingui()
  const { data: themes } = useSuspenseQuery(themesQuery)
  const { _id, text, actions, roles } = reminder
  const { edit } = useHub()
  const day = formatDay(reminder.targetDate.slice(0, 10))
  const theme =
    reminder.categoryTitle?.trim() ||
    themes.find(({ id }) => id === reminder.categoryId)?.title ||
    t`No theme`
  const names = roles.flatMap((role) => roleNames[role] ?? []).map((name) => i18n._(name))
  const about = text.slice(0, 60)
  return (
    <Card className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-6">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-note text-field-soft">
          <span className="font-semibold text-field">{day}</span>
          <span>{theme}</span>
          <span>
            <Plural value={actions.length} _0="no action" one="# action" other="# actions" />
          </span>
          <span>{names.length === 0 ? t`for everybody` : names.join(', ')}</span>
        </p>
        <p className="mt-1 line-clamp-2 whitespace-pre-line">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <AppLink
          to={edit({ id: _id })}
          aria-label={t`Change: ${about}`}
          className={buttonClass('quiet', 'px-5')}
        >
          <Trans>Change</Trans>
        </AppLink>
        <AppLink
          to={edit({ copy: _id })}
          aria-label={t`Copy to another month: ${about}`}
          className={buttonClass('quiet', 'px-5')}
        >
          <Trans>Copy</Trans>
        </AppLink>
      </div>
    </Card>
  )
}
