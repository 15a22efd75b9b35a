import { Trans } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { ForAdmins } from '#companies/for-admins.tsx'
import { paths } from '#paths.ts'
import { ReportsView } from './card/reports-view.tsx'
import { AllReports } from './overview/all-reports.tsx'
import { ReportsHead } from './reports-head.tsx'

/** /app-admin/company/reports: all companies; with ?company=, that company's reports. */
export function AdminReportsPage() {
  const [search] = useSearchParams()
  const company = search.get('company')
  return (
    <ForAdmins of="app">
      {company === null ? <AllReports /> : <OneCompany key={company} companyId={company} />}
    </ForAdmins>
  )
}

function OneCompany({ companyId }: { companyId: string }) {
  return (
    <ReportsView
      companyId={companyId}
      head={({ companyName }) => (
        <ReportsHead
          back={{ to: paths.appAdminAllReports, label: <Trans>All companies</Trans> }}
          company={companyName}
        />
      )}
    />
  )
}
