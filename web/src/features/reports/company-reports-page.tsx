import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ForAdmins } from '#features/admin/for-admins.tsx'
import { paths } from '#paths.ts'
import { ReportsView } from './card/reports-view.tsx'
import { periodName } from './reports.labels.ts'
import { scoresQuery } from './reports.queries.ts'
import { ReportsHead } from './reports-head.tsx'

/** /company/reports: a company's reports for its admins. */
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

function ShownScores({ week }: { week: string }) {
  const { t } = useLingui()
  const { data } = useQuery({ ...scoresQuery(week), enabled: week !== '' })
  if (data === undefined) return null
  if (data.length === 0) {
    return (
      <p className="text-note text-field-soft">
        <Trans>No one shares their score by name. People choose this in their profile.</Trans>
      </p>
    )
  }
  return (
    <div>
      <h3 className="text-lead">
        <Trans>Shared scores, week from {periodName('week', week)}</Trans>
      </h3>
      <ul aria-label={t`Shared scores`} className="mt-2 flex max-h-80 flex-col overflow-auto">
        {data.map(({ _id, firstName, lastName, weeklyScore }) => (
          <li
            key={_id}
            className="flex items-baseline justify-between gap-4 border-t-2 border-(--quiet) py-2"
          >
            <span className="min-w-0">
              {firstName} {lastName}
            </span>
            <span className="shrink-0 font-display text-lead font-bold">{weeklyScore}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
