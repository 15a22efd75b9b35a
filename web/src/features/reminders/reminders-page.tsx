import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#api/me.ts'
import { localDay } from '#lib/dates.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { PictureLetter } from '#ui/art/picture-letter.tsx'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { MonthSection } from './month-section.tsx'
import { remindersQuery } from './reminders.queries.ts'
import { byMonth, openAtFirst, yearMonthOf } from './reminders.rules.ts'

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
  // What was opened or closed; otherwise the first one is open.
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const company = me.isPublicUser ? null : me.company?.name
  return (
    <div className="flex max-w-220 flex-col gap-8 text-field">
      <header>
        <div className="flex items-center justify-between gap-2">
          <PageTitle>{me.isPublicUser ? t`My Learning Hub` : t`My Organization Hub`}</PageTitle>
          <PageHelp page="reminders" labels={['reminder month']} name={t`About reminders`} />
        </div>
        {months.length > 0 && (
          <p className="mt-2 max-w-prose text-lead text-field-soft">
            {company ? (
              <Trans>Reminders from {company}, month by month</Trans>
            ) : (
              <Trans>A few things worth thinking of, month by month.</Trans>
            )}
          </p>
        )}
        {me.viewerCanAdminister && months.length > 0 && (
          <AppLink to={paths.companyReminders} className={buttonClass('quiet', 'mt-5')}>
            <Trans>Write and change reminders</Trans>
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

/** No reminder yet: what they are for, and what one can do meanwhile. */
function EmptyHub() {
  const { t } = useLingui()
  const me = useMe()
  const writes = me.viewerCanAdminister === true
  const text = me.isPublicUser
    ? t`Each month a few themes come here, with something to do for each. Until then the library has plenty.`
    : t`This is where your company puts what everybody should think of in a month, with something to do for each. Until then the library has plenty.`
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
