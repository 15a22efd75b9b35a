import { Trans } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { useMe } from '#api/me.ts'
import { paths } from '#paths.ts'
import { NotFound } from '#shell/not-found.tsx'
import { ReportsHead } from './reports-head.tsx'
import { ReportsView } from './reports-view.tsx'

/** /app-admin/company/reports?company=: the same of any company, without names, for app admins. */
export function AdminReportsPage() {
  const [search] = useSearchParams()
  const company = search.get('company')
  if (!useMe().isAppAdmin) return <NotFound />
  return (
    <ReportsView
      {...(company !== null && { companyId: company })}
      head={({ companyName }) => (
        <ReportsHead
          back={{ to: paths.appAdminCompanies, label: <Trans>Companies</Trans> }}
          company={companyName}
        />
      )}
    />
  )
}
