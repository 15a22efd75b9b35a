import { Trans, useLingui } from '@lingui/react/macro'
import { Building2, ChartColumn, Sparkles, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { AdminFrame } from '#companies/admin-frame.tsx'
import { ForAppAdmins } from '#features/app-admin/for-app-admins.tsx'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { cardClass } from '#ui/card.tsx'
import { FeedbackCard } from './feedback-card.tsx'
import { HealthCard } from './health-card.tsx'
import { MissingCard } from './missing-card.tsx'

/** /app-admin: what those who run the product look after. */
export function OverviewPage() {
  const { t } = useLingui()
  return (
    <ForAppAdmins>
      <AdminFrame
        title={<Trans>App Admin</Trans>}
        lead={<Trans>All of {productName}: companies, and what people say.</Trans>}
      >
        <nav aria-label={t`Parts of the administration`}>
          <ul className="grid gap-4 sm:grid-cols-2">
            <Part
              to={paths.appAdminCompanies}
              icon={<Building2 aria-hidden="true" />}
              title={t`Companies`}
            >
              <Trans>Who belongs where, and how they join</Trans>
            </Part>
            <Part
              to={paths.appAdminAllReports}
              icon={<ChartColumn aria-hidden="true" />}
              title={t`Reports`}
            >
              <Trans>All companies side by side</Trans>
            </Part>
            <Part
              to={paths.appAdminPublicUsers}
              icon={<UserRound aria-hidden="true" />}
              title={t`No company`}
            >
              <Trans>People who use the product on their own</Trans>
            </Part>
            <Part
              to={paths.feedPreview}
              icon={<Sparkles aria-hidden="true" />}
              title={t`Feed preview`}
            >
              <Trans>Every tip, prioritised first</Trans>
            </Part>
          </ul>
        </nav>
        <HealthCard />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <FeedbackCard />
          <MissingCard />
        </div>
      </AdminFrame>
    </ForAppAdmins>
  )
}

type PartProps = { to: string; icon: ReactNode; title: string; children: ReactNode }

function Part({ to, icon, title, children }: PartProps) {
  return (
    <li>
      <AppLink to={to} className={cardClass(undefined, 'h-full no-underline')}>
        <span className="flex items-center gap-3">
          {icon}
          <h2 className="text-title">{title}</h2>
        </span>
        <span className="mt-2 block text-field-soft">{children}</span>
      </AppLink>
    </li>
  )
}
