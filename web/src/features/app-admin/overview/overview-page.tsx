import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Activity, BookOpen, Building2, ChartColumn, Sparkles, UserRound } from 'lucide-react'
import { useState } from 'react'
import { AdminFrame } from '#features/admin/admin-frame.tsx'
import { FigureTile } from '#features/admin/landing/figure-tile.tsx'
import { PartLink } from '#features/admin/part-link.tsx'
import { ForAppAdmins } from '#features/app-admin/for-app-admins.tsx'
import {
  type Health,
  healthQuery,
  missingQuery,
  problemsQuery,
} from '#features/app-admin/overview.queries.ts'
import { setupQuery } from '#features/app-admin/setup.queries.ts'
import { formatDay } from '#lib/dates.ts'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AppAdminsCard } from './app-admins-card.tsx'
import { FeedbackCard } from './feedback-card.tsx'
import { NextSteps } from './next-steps.tsx'
import { PaymentsCard } from './payments-card.tsx'

/** /app-admin: companies and people of the whole product, and useful next tasks. */
export function OverviewPage() {
  return (
    <ForAppAdmins>
      <AdminFrame
        title={<Trans>App Admin</Trans>}
        lead={<Trans>All companies and people of {productName}</Trans>}
      >
        <Overview />
      </AdminFrame>
    </ForAppAdmins>
  )
}

function Overview() {
  const { data: health } = useSuspenseQuery(healthQuery)
  const { data: setup } = useSuspenseQuery(setupQuery)
  const { data: problems } = useSuspenseQuery(problemsQuery)
  return (
    <>
      <NextSteps health={health} setup={setup} problems={problems.length} />
      <Figures health={health} />
      <Parts hub={setup.publicCompany?._id} />
      <PaymentsCard problems={problems} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <FeedbackCard />
        <MissingCard />
      </div>
      <AppAdminsCard />
    </>
  )
}

function Figures({ health: { companies, people, individuals, memberships } }: { health: Health }) {
  const number = (value: number) => value.toLocaleString('en')
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-4">
      <FigureTile name={<Trans>Companies</Trans>} value={number(companies)} />
      <FigureTile name={<Trans>People</Trans>} value={number(people)} />
      <FigureTile name={<Trans>Individual users</Trans>} value={number(individuals)} />
      <FigureTile
        name={<Trans>Memberships</Trans>}
        value={number(memberships)}
        note={
          <Plural value={individuals} one="of # individual user" other="of # individual users" />
        }
      />
    </dl>
  )
}

function Parts({ hub }: { hub: string | undefined }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`App Admin pages`}>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <PartLink
          to={paths.appAdminCompanies}
          icon={<Building2 aria-hidden="true" />}
          title={t`Companies`}
        >
          <Trans>Their settings, members and ways to join</Trans>
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
          title={t`Individual users`}
        >
          <Trans>People without a company</Trans>
        </PartLink>
        {hub !== undefined && (
          <PartLink
            to={paths.companyRemindersOf(hub)}
            icon={<BookOpen aria-hidden="true" />}
            title={t`Learning Hub`}
          >
            <Trans>Reminders for individual users</Trans>
          </PartLink>
        )}
        <PartLink
          to={paths.feedPreview}
          icon={<Sparkles aria-hidden="true" />}
          title={t`Feed preview`}
        >
          <Trans>All tips, prioritised first</Trans>
        </PartLink>
        <PartLink
          to={paths.appHealth}
          icon={<Activity aria-hidden="true" />}
          title={t`Server health`}
        >
          <Trans>Set-up, services, messages and sign-ins</Trans>
        </PartLink>
      </ul>
    </nav>
  )
}

const few = 8

/** Searches without a result, anonymous. */
function MissingCard() {
  const { data, error } = useQuery(missingQuery)
  const [isLong, setIsLong] = useState(false)
  const shown = isLong ? data : data?.slice(0, few)
  return (
    <Card className="min-w-0">
      <h2 className="text-title">
        <Trans>Missed searches</Trans>
      </h2>
      <p className="mt-2 text-note text-field-soft">
        <Trans>What people looked for and didn’t find. No names.</Trans>
      </p>
      <div className="mt-3">
        <InlineError error={error} />
      </div>
      {data === undefined && !error && <Skeleton className="late h-40" />}
      {data?.length === 0 && (
        <p className="text-field-soft">
          <Trans>Missed searches will appear here.</Trans>
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
