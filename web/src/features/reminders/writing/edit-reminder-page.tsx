import { Trans } from '@lingui/react/macro'
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMe } from '#api/me.ts'
import { ForAdmins } from '#features/admin/for-admins.tsx'
import {
  actionTitlesQuery,
  type CompanyReminder,
  companyRemindersQuery,
  themesQuery,
} from '#features/reminders/company-reminders.queries.ts'
import { useHub } from '#features/reminders/hub.ts'
import { localDay } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import { LostPage } from '#shell/lost-page.tsx'
import { ReminderForm } from './reminder-form.tsx'
import type { Start } from './use-reminder.ts'
import { emptyReminder, nextMonth } from './writing.rules.ts'

/** /company/reminders/edit?id=: a reminder; ?copy= a copy; otherwise a new one. */
export function EditReminderPage() {
  const [search] = useSearchParams()
  const [id, copy] = [search.get('id'), search.get('copy')]
  const { company } = useHub()
  return (
    <ForAdmins of={company === null ? 'company' : 'app'}>
      <Edit key={`${id} ${copy} ${company}`} id={id} copy={copy} company={company} />
    </ForAdmins>
  )
}

type Props = { id: string | null; copy: string | null; company: string | null }

function Edit({ id, copy, company }: Props) {
  const me = useMe()
  // Requested together, awaited one after the other.
  usePrefetchQuery(themesQuery)
  usePrefetchQuery(actionTitlesQuery)
  const { data: all } = useSuspenseQuery(companyRemindersQuery(company))
  const { data: themes } = useSuspenseQuery(themesQuery)
  const { data: actions } = useSuspenseQuery(actionTitlesQuery)
  const asked = id ?? copy
  const now = all.find(({ _id }) => _id === asked)
  // The typed text survives a deletion elsewhere.
  const [first] = useState(now)
  const [fresh] = useState<Start>(() => startOf(first, localDay(new Date(), me.timeZone ?? null)))
  const reminder = now ?? first
  if (asked !== null && reminder === undefined) return <NotHere />
  const start = id === null || reminder === undefined ? fresh : reminder
  const own = company === null ? 'reminder' : `reminder.of.${company}`
  const name = id !== null ? `reminder.${id}` : copy !== null ? `reminder.copy.${copy}` : own
  return <ReminderForm name={name} start={start} themes={themes} actions={actions} />
}

/** A new reminder for today, or a copy for next month. */
function startOf(copied: CompanyReminder | undefined, today: string): Start {
  const _id = newId()
  if (copied === undefined) return { ...emptyReminder, _id, version: 0, targetDate: today }
  const targetDate = nextMonth(copied.targetDate.slice(0, 10))
  return { ...copied, _id, version: 0, targetDate, sendDate: null }
}

function NotHere() {
  const { list } = useHub()
  return (
    <LostPage
      title={<Trans>We can’t find this reminder</Trans>}
      to={list}
      action={<Trans>All reminders</Trans>}
    >
      <Trans>It may have been deleted, or the link is incomplete.</Trans>
    </LostPage>
  )
}
