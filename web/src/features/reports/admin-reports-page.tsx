import { Trans } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { useMe } from '#api/me.ts'
import { paths } from '#paths.ts'
import { NotFound } from '#shell/not-found.tsx'
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
  if (!useMe().isAppAdmin) return <NotFound />
  if (company === null) return <AllReports />
  return (
    <ReportsView
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
