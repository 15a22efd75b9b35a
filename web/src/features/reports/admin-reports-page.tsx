import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { ForAdmins } from '#features/admin/for-admins.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { AllReports } from './overview/all-reports.tsx'

const oneCompany = lazyPart<{ companyId: string }>(
  async () => (await import('./card/one-company.tsx')).OneCompany,
)

/** /app-admin/company/reports: all companies; with ?company=, that company's reports. */
export function AdminReportsPage() {
  const [search] = useSearchParams()
  const company = search.get('company')
  useEffect(() => void oneCompany.load().catch(() => {}), [])
  return (
    <ForAdmins of="app">
      {company === null ? (
        <AllReports />
      ) : (
        <Lazy
          key={company}
          part={oneCompany}
          placeholder={<PageLoading />}
          props={{ companyId: company }}
        />
      )}
    </ForAdmins>
  )
}
