import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useMe } from '#api/me.ts'
import { AdminFrame } from '#features/admin/admin-frame.tsx'
import { ForAdmins } from '#features/admin/for-admins.tsx'
import { roleNames } from '#features/admin/roles.ts'
import {
  type CompanyReminder,
  companyRemindersQuery,
  themesQuery,
} from '#features/reminders/company-reminders.queries.ts'
import { useHub } from '#features/reminders/hub.ts'
import { yearMonthOf } from '#features/reminders/reminders.rules.ts'
import { formatDay, formatMonth, localDay } from '#lib/dates.ts'
import { groupBy } from '#lib/group-by.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PictureLetter } from '#ui/art/picture-letter.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Fold } from '#ui/fold.tsx'

/** /company/reminders: a company's reminders by month, for its admins. */
export function CompanyRemindersPage() {
  const { company } = useHub()
  return (
    <ForAdmins of={company === null ? 'company' : 'app'}>
      <Months />
    </ForAdmins>
  )
}

function Months() {
  const { t } = useLingui()
  const me = useMe()
  const { company, edit } = useHub()
  // Requested together, awaited one after the other.
  usePrefetchQuery(themesQuery)
  const { data: reminders } = useSuspenseQuery(companyRemindersQuery(company))
  useSuspenseQuery(themesQuery)
  const thisMonth = yearMonthOf(localDay(new Date(), me.timeZone ?? 'UTC'))
  const inTime = reminders.toSorted(
    (a, b) => a.targetDate.localeCompare(b.targetDate) || a._id.localeCompare(b._id),
  )
  const months = [...groupBy(inTime, ({ targetDate }) => yearMonthOf(targetDate))]
  const past = months.filter(([month]) => month < thisMonth).reverse()
  const write = (
    <AppLink to={edit()} className={buttonClass('strong')}>
      <Plus aria-hidden="true" className="size-5" />
      <Trans>Write a reminder</Trans>
    </AppLink>
  )
  return (
    <div className="max-w-220">
      <AdminFrame
        title={company === null ? <Trans>Reminders</Trans> : <Trans>Learning Hub</Trans>}
        lead={
          company === null ? (
            <Trans>Something to think about each month, and what to do about it.</Trans>
          ) : (
            <Trans>The reminders that individual users see each month.</Trans>
          )
        }
        back={
          company === null
            ? { to: paths.company, label: <Trans>Company Admin</Trans> }
            : { to: paths.appAdmin, label: <Trans>App Admin</Trans> }
        }
        action={months.length > 0 && write}
      >
        {months.length === 0 && (
          <EmptyState
            picture={<PictureLetter />}
            title={t`No reminder yet`}
            text={t`Start with this month: one thought, and one or two things to do.`}
            action={write}
          />
        )}
        {months
          .filter(([month]) => month >= thisMonth)
          .map(([month, list]) => (
            <Month key={month} month={month} reminders={list} isNow={month === thisMonth} />
          ))}
        {past.length > 0 && <Past months={past} />}
      </AdminFrame>
    </div>
  )
}

type MonthProps = { month: string; reminders: readonly CompanyReminder[]; isNow?: boolean }

function Month({ month, reminders, isNow = false }: MonthProps) {
  return (
    <section>
      <h2 className="text-title">{formatMonth(month)}</h2>
      <p className="mt-1 mb-4 text-note text-field-soft">
        <Plural value={reminders.length} one="# reminder" other="# reminders" />
        {isNow && (
          <>
            {' · '}
            <Trans>this month</Trans>
          </>
        )}
      </p>
      <ul className="grid gap-3">
        {reminders.map((reminder) => (
          <li key={reminder._id}>
            <ReminderRow reminder={reminder} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Past({ months }: { months: readonly [string, CompanyReminder[]][] }) {
  const count = months.reduce((sum, [, list]) => sum + list.length, 0)
  return (
    <Fold
      look="part"
      title={<Trans>Past months</Trans>}
      note={<Plural value={count} one="# reminder" other="# reminders" />}
    >
      <div className="mt-3 flex flex-col gap-8">
        {months.map(([month, list]) => (
          <Month key={month} month={month} reminders={list} />
        ))}
      </div>
    </Fold>
  )
}

function ReminderRow({ reminder }: { reminder: CompanyReminder }) {
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
          <span>{names.length === 0 ? t`for everyone` : names.join(', ')}</span>
          {reminder.reached !== null && (
            <span>
              <Plural value={reminder.reached} one="reached # person" other="reached # people" />
            </span>
          )}
        </p>
        <p dir="auto" className="mt-1 line-clamp-2 whitespace-pre-line">
          {text}
        </p>
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
