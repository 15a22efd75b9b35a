import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useMe } from '#api/me.ts'
import { AdminFrame } from '#companies/admin-frame.tsx'
import { ForAdmins } from '#companies/for-admins.tsx'
import {
  type CompanyReminder,
  companyRemindersQuery,
  themesQuery,
} from '#features/reminders/company-reminders.queries.ts'
import { useHub } from '#features/reminders/hub.ts'
import { yearMonthOf } from '#features/reminders/reminders.rules.ts'
import { formatMonth, localDay } from '#lib/dates.ts'
import { groupBy } from '#lib/group-by.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PictureLetter } from '#ui/art/picture-letter.tsx'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Fold } from '#ui/fold.tsx'
import { ReminderRow } from './reminder-row.tsx'

/** /company/reminders: what a company's admins wrote for each month, and where they write more. */
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
  // Asked for together, and waited for one after the other.
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
            <Trans>What everybody should think of in a month, with something to do for each.</Trans>
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
            text={t`Begin with the month that is on: one thought, and one or two things to do about it.`}
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
