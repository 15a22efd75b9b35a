import { Trans } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { useMe } from '#api/me.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { NotFound } from '#shell/not-found.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { buttonClass } from '#ui/button.tsx'
import { ReportsHead } from './reports-head.tsx'
import { ReportsView } from './reports-view.tsx'

/** /app-admin/company/reports?company=: the same of any company, without names, for app admins. */
export function AdminReportsPage() {
  const [search] = useSearchParams()
  const company = search.get('company')
  if (!useMe().isAppAdmin) return <NotFound />
  if (company === null) return <NoCompany />
  return (
    <ReportsView
      companyId={company}
      head={({ companyName }) => (
        <ReportsHead
          back={{ to: paths.appAdminCompanies, label: <Trans>Companies</Trans> }}
          company={companyName}
        />
      )}
    />
  )
}

/** Without a company in the address there is nothing to tell: figures are of one, never of all. */
function NoCompany() {
  return (
    <div className="flex flex-col items-start gap-4">
      <PageTitle>
        <Trans>Reports</Trans>
      </PageTitle>
      <p className="max-w-prose text-lead text-pretty text-field-soft">
        <Trans>Of which company? Choose one: its page leads to what it is told.</Trans>
      </p>
      <AppLink to={paths.appAdminCompanies} className={buttonClass('strong')}>
        <Trans>Companies</Trans>
      </AppLink>
    </div>
  )
}
