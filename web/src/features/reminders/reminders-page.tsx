import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useMe } from '#api/me.ts'
import { inOrder, recordsQuery } from '#features/advice/records.ts'
import { useTimeOff } from '#features/impact-index/rhythm.queries.ts'
import { cx } from '#lib/cx.ts'
import { formatDay, formatMonth, localDay } from '#lib/dates.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { PictureLetter } from '#ui/art/picture-letter.tsx'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ReminderCard } from './reminder-card.tsx'
import { type HubReminder, remindersQuery } from './reminders.queries.ts'
import { byMonth, type MonthGroup, openAtFirst, yearMonthOf } from './reminders.rules.ts'
import { ThemeTitle } from './theme-title.tsx'

/** /reminders: My Organization Hub; for public users My Learning Hub (product 1). */
export function RemindersPage() {
  const { t } = useLingui()
  const me = useMe()
  const { data } = useSuspenseQuery(remindersQuery)
  const months = byMonth(data)
  const thisMonth = yearMonthOf(localDay(new Date(), me.timeZone ?? 'UTC'))
  const first = openAtFirst(
    months.map(({ yearMonth }) => yearMonth),
    thisMonth,
  )
  // Months that the person opened or closed; without such months, the first one is open.
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const company = me.isPublicUser ? null : me.company?.name
  return (
    <div className="flex max-w-220 flex-col gap-8 text-field">
      <header>
        <div className="flex items-center justify-between gap-2 max-[22.5rem]:flex-wrap">
          <PageTitle>{me.isPublicUser ? t`My Learning Hub` : t`My Organization Hub`}</PageTitle>
          <PageHelp page="reminders" labels={['reminder month']} name={t`About reminders`} />
        </div>
        {months.length > 0 && (
          <p className="mt-2 max-w-prose text-lead text-field-soft">
            {company ? (
              <Trans>Reminders from {company}, month by month</Trans>
            ) : (
              <Trans>A few things worth thinking about, month by month.</Trans>
            )}
          </p>
        )}
        {me.viewerCanAdminister && months.length > 0 && (
          <AppLink to={paths.companyReminders} className={buttonClass('quiet', 'mt-5')}>
            <Trans>Manage reminders</Trans>
          </AppLink>
        )}
      </header>
      {months.length === 0 && <EmptyHub />}
      {months.map((month) => {
        const { yearMonth } = month
        const isOpen = toggled.get(yearMonth) ?? yearMonth === first
        return (
          <MonthSection
            key={yearMonth}
            month={month}
            isOpen={isOpen}
            isAhead={yearMonth > thisMonth}
            onToggle={() => setToggled(new Map(toggled).set(yearMonth, !isOpen))}
          />
        )
      })}
    </div>
  )
}

function EmptyHub() {
  const { t } = useLingui()
  const me = useMe()
  const writes = me.viewerCanAdminister === true
  const text = me.isPublicUser
    ? t`Each month, a few themes appear here with something to do. Until then, try the library.`
    : t`Your company’s reminders will appear here each month, with something to do. Until then, try the library.`
  return (
    <EmptyState
      picture={<PictureLetter />}
      title={t`Nothing for this month yet`}
      text={text}
      action={
        <AppLink
          to={writes ? paths.editReminder() : paths.library}
          className={buttonClass('strong')}
        >
          {writes ? t`Write a reminder` : t`Find something to do`}
        </AppLink>
      }
    />
  )
}

type Props = {
  month: MonthGroup<HubReminder>
  isOpen: boolean
  /** Whether the month is in the future: only admins see it. */
  isAhead: boolean
  onToggle: () => void
}

function MonthSection({ month, isOpen, isAhead, onToggle }: Props) {
  const panel = useId()
  const reminders = month.themes.flatMap((theme) => theme.items)
  const isOff = useTimeOff() !== null
  const fresh = isAhead || isOff ? 0 : reminders.filter(({ readDate }) => readDate === null).length
  const first = formatDay(`${month.yearMonth}-01`)
  return (
    <section>
      <h2 className="text-headline">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={onToggle}
          className="flex min-h-14 w-full items-center gap-4 rounded-tile text-left"
        >
          <span className="min-w-0 flex-1">
            {formatMonth(month.yearMonth)}
            <span className="block font-sans text-body font-normal tracking-normal text-field-soft">
              {isAhead ? (
                <Trans>Only admins can see this. Everyone can from {first}.</Trans>
              ) : (
                <>
                  <Plural value={month.count} one="# reminder" other="# reminders" />
                  {fresh > 0 && (
                    <>
                      {' · '}
                      <Plural value={fresh} one="# new" other="# new" />
                    </>
                  )}
                </>
              )}
            </span>
          </span>
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-items-center rounded-pill bg-quiet"
          >
            <ChevronDown className={cx('transition-[rotate]', isOpen && 'rotate-180')} />
          </span>
        </button>
      </h2>
      <div id={panel} hidden={!isOpen} className="mt-6">
        {isOpen && <Themes month={month} isAhead={isAhead} />}
      </div>
    </section>
  )
}

function Themes({ month, isAhead }: Pick<Props, 'month' | 'isAhead'>) {
  const { t } = useLingui()
  const ids = month.themes.flatMap(({ items }) => items.flatMap((item) => item.actions))
  const themeIds = month.themes.flatMap(({ items }) => items[0]?.categoryId ?? [])
  // Reminders are shown before their actions load, and without removed actions.
  const { data: actions = [] } = useQuery(recordsQuery('impact-action', ids))
  const { data: categories = [] } = useQuery(recordsQuery('impact-category', themeIds))
  return (
    <div className="flex flex-col gap-8">
      {month.themes.map((theme) => {
        const id = theme.items[0]?.categoryId
        const category = categories.find((one) => one.id === id)
        return (
          <div key={theme.key ?? ''}>
            <ThemeTitle
              name={theme.items[0]?.categoryTitle}
              title={category?.title}
              icon={category?.icon}
              fallback={theme.key || t`And also`}
            />
            <ul className="grid gap-4">
              {theme.items.map((reminder) => (
                <li key={reminder._id}>
                  <ReminderCard
                    reminder={reminder}
                    actions={inOrder(reminder.actions, actions)}
                    isAhead={isAhead}
                  />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </div>
  )
}
