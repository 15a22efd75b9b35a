import { Trans } from '@lingui/react/macro'
import { ForAdmins } from '#companies/for-admins.tsx'
import { paths } from '#paths.ts'
import { ReportsView } from './card/reports-view.tsx'
import { ShownScores } from './card/shown-scores.tsx'
import { ReportsHead } from './reports-head.tsx'

/** /company/reports: what a company's admins are told of its people. */
export function CompanyReportsPage() {
  return (
    <ForAdmins>
      <ReportsView
        head={({ companyName }) => (
          <ReportsHead
            back={{ to: paths.company, label: <Trans>Company Admin</Trans> }}
            company={companyName}
          />
        )}
        names={(week) => <ShownScores week={week} />}
      />
    </ForAdmins>
  )
}
