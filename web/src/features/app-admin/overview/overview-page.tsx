import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { BookOpen, Building2, ChartColumn, Sparkles, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useMe } from '#api/me.ts'
import { AdminFrame } from '#companies/admin-frame.tsx'
import { PartLink } from '#companies/part-link.tsx'
import { ForAppAdmins } from '#features/app-admin/for-app-admins.tsx'
import { problemWords } from '#features/app-admin/problem.labels.ts'
import { formatDay } from '#lib/dates.ts'
import { dayOf } from '#lib/moment.ts'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AppAdminsCard } from './app-admins-card.tsx'
import { FeedbackCard } from './feedback-card.tsx'
import { HealthCard } from './health-card.tsx'
import { type MembershipProblem, missingQuery, problemsQuery } from './overview.queries.ts'
import { setupQuery } from './setup.queries.ts'
import { SetupCard } from './setup-card.tsx'

export function OverviewPage() {
  const { t } = useLingui()
  return (
    <ForAppAdmins>
      <AdminFrame
        title={<Trans>App Admin</Trans>}
        lead={<Trans>All of {productName}: companies, and what people say.</Trans>}
      >
        <SetupCard />
        <nav aria-label={t`Parts of the administration`}>
          <ul className="grid gap-4 sm:grid-cols-2">
            <PartLink
              to={paths.appAdminCompanies}
              icon={<Building2 aria-hidden="true" />}
              title={t`Companies`}
            >
              <Trans>Who belongs where, and how they join</Trans>
            </PartLink>
            <PartLink
              to={paths.appAdminAllReports}
              icon={<ChartColumn aria-hidden="true" />}
              title={t`Reports`}
            >
              <Trans>All companies side by side</Trans>
            </PartLink>
            <PartLink
              to={paths.appAdminPublicUsers}
              icon={<UserRound aria-hidden="true" />}
              title={t`No company`}
            >
              <Trans>People who use the product on their own</Trans>
            </PartLink>
            <PartLink
              to={paths.feedPreview}
              icon={<Sparkles aria-hidden="true" />}
              title={t`Feed preview`}
            >
              <Trans>Every tip, prioritised first</Trans>
            </PartLink>
            <HubLink />
          </ul>
        </nav>
        <PaymentsCard />
        <HealthCard />
        <AppAdminsCard />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <FeedbackCard />
          <MissingCard />
        </div>
      </AdminFrame>
    </ForAppAdmins>
  )
}

/** Link to the reminders of public users, once that company exists. */
function HubLink() {
  const { t } = useLingui()
  const { data } = useQuery(setupQuery)
  if (data?.publicCompany == null) return null
  return (
    <PartLink
      to={paths.companyRemindersOf(data.publicCompany._id)}
      icon={<BookOpen aria-hidden="true" />}
      title={t`Learning Hub`}
    >
      <Trans>The reminders of individual users</Trans>
    </PartLink>
  )
}

const few = 8

/** What people missed in the search, anonymous. */
function MissingCard() {
  const { data, error } = useQuery(missingQuery)
  const [isLong, setIsLong] = useState(false)
  const shown = isLong ? data : data?.slice(0, few)
  return (
    <Card className="min-w-0">
      <h2 className="text-title">
        <Trans>Missed in the search</Trans>
      </h2>
      <p className="mt-2 text-note text-field-soft">
        <Trans>What people wrote where nothing was found. Nobody is named.</Trans>
      </p>
      <div className="mt-3">
        <InlineError error={error} />
      </div>
      {data === undefined && !error && <Skeleton className="late h-40" />}
      {data?.length === 0 && (
        <p className="text-field-soft">
          <Trans>Nobody missed anything yet.</Trans>
        </p>
      )}
      <ul className="flex flex-col">
        {shown?.map(({ words, people, lastDay }) => (
          <li key={words} className="border-t-2 border-(--quiet) py-3 first:border-t-0">
            <p dir="auto">{words}</p>
            <p className="text-note text-field-soft">
              <Plural value={people} one="# person" other="# people" />
              {` · ${formatDay(lastDay)}`}
            </p>
          </li>
        ))}
      </ul>
      {!isLong && (data?.length ?? 0) > few && (
        <Button variant="quiet" className="mt-3" onClick={() => setIsLong(true)}>
          <Trans>Show all</Trans>
        </Button>
      )}
    </Card>
  )
}

/** Disagreements with the payment provider; hidden if there are none. */
function PaymentsCard() {
  const { data } = useQuery(problemsQuery)
  if (data === undefined || data.length === 0) return null
  return (
    <Card className="sm:p-8">
      <h2 className="text-title">
        <Trans>Payments to check</Trans>
      </h2>
      <ul className="mt-2 flex flex-col">
        {data.map((row) => (
          <Row key={`${row.user} ${row.customerId} ${row.problem}`} row={row} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ row }: { row: MembershipProblem }) {
  const { i18n } = useLingui()
  const { timeZone } = useMe()
  const { problem, user, email, firstName, lastName, customerId, date } = row
  const name = [firstName, lastName].filter(Boolean).join(' ') || email
  const words = problemWords[problem]
  return (
    <li className="border-t-2 border-(--quiet) py-4 first:border-t-0">
      <p className="font-semibold">
        {user === null ? (
          <Trans>Unknown customer</Trans>
        ) : (
          <AppLink to={paths.appAdminMember(user)} className={linkClass()}>
            {name ?? user}
          </AppLink>
        )}
      </p>
      <p className="max-w-prose">
        {user === null ? (
          <Trans>No account here has this customer. Check it at the payment provider.</Trans>
        ) : (
          words && i18n._(words)
        )}
      </p>
      <p className="text-note text-field-soft">
        {customerId !== null && `${customerId} · `}
        <Trans>Seen {dayOf(date, timeZone)}</Trans>
      </p>
    </li>
  )
}
