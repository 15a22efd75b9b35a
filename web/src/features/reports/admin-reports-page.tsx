import { useSearchParams } from 'react-router'
import { ForAdmins } from '#features/admin/for-admins.tsx'
import { OneCompany } from './card/one-company.tsx'
import { AllReports } from './overview/all-reports.tsx'

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
