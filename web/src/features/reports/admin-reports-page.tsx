import { Trans } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { useMe } from '#api/me.ts'
import { paths } from '#paths.ts'
import { NotFoundWords } from '#shell/not-found.tsx'
import { ReportsView } from './card/reports-view.tsx'
import { AllReports } from './overview/all-reports.tsx'
import { ReportsHead } from './reports-head.tsx'

/**
 * /app-admin/company/reports: all companies side by side, for app admins; with ?company= what one of
 * them is told, without names.
 */
export function AdminReportsPage() {
  const [search] = useSearchParams()
  const company = search.get('company')
  if (!useMe().viewerCanAdministerApp) return <NotFoundWords />
  if (company === null) return <AllReports />
  return (
    <ReportsView
      key={company}
      companyId={company}
      head={({ companyName }) => (
        <ReportsHead
          back={{ to: paths.appAdminAllReports, label: <Trans>All companies</Trans> }}
          company={companyName}
        />
      )}
    />
  )
}
