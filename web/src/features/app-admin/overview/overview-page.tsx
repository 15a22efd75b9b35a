import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { BookOpen, Building2, ChartColumn, Sparkles, UserRound } from 'lucide-react'
import { AdminFrame } from '#companies/admin-frame.tsx'
import { PartLink } from '#companies/part-link.tsx'
import { ForAppAdmins } from '#features/app-admin/for-app-admins.tsx'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { AppAdminsCard } from './app-admins-card.tsx'
import { FeedbackCard } from './feedback-card.tsx'
import { HealthCard } from './health-card.tsx'
import { MissingCard } from './missing-card.tsx'
import { PaymentsCard } from './payments-card.tsx'
import { setupQuery } from './setup.queries.ts'
import { SetupCard } from './setup-card.tsx'

/** /app-admin: what those who run the product look after. */
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

/** To the reminders of everybody who belongs to no company, once there are any to write. */
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
