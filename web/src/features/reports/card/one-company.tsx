import { Trans } from '@lingui/react/macro'
import { ReportsHead } from '#features/reports/reports-head.tsx'
import { paths } from '#paths.ts'
import { ReportsView } from './reports-view.tsx'

/** The reports of one company, with a link back to all companies. */
export function OneCompany({ companyId }: { companyId: string }) {
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
