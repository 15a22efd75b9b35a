import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { toAppError } from '#api/errors.ts'
import { AdminFrame } from '#features/admin/admin-frame.tsx'
import { ForAdmins } from '#features/admin/for-admins.tsx'
import { companyNameQuery } from '#features/company/company.queries.ts'
import { paths } from '#paths.ts'
import { ErrorPlace } from '#shell/error-place.tsx'
import { LostPage } from '#shell/lost-page.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { ImportSteps } from './import-steps.tsx'

export function AnyImportPage() {
  const [search] = useSearchParams()
  const company = search.get('company')
  return (
    <ForAdmins of="app">
      {company === null ? (
        <Navigate to={paths.appAdminCompanies} replace />
      ) : (
        <OfCompany key={company} id={company} />
      )}
    </ForAdmins>
  )
}

/** The company's name at the top, to prevent importing into the wrong one. */
function OfCompany({ id }: { id: string }) {
  const { data: name, error, refetch } = useQuery({ ...companyNameQuery(id), retry: false })
  if (error && toAppError(error).code === 'NOT_FOUND') {
    return (
      <LostPage
        title={<Trans>Company not found</Trans>}
        to={paths.appAdminCompanies}
        action={<Trans>All companies</Trans>}
      >
        <Trans>It may have been deleted, or the link is incomplete.</Trans>
      </LostPage>
    )
  }
  if (error) return <ErrorPlace error={error} onRetry={() => void refetch()} />
  if (name === undefined) return <PageLoading />
  const members = paths.appAdminMembers(id)
  return (
    <AdminFrame
      title={<Trans>Import members of {name}</Trans>}
      moment={id}
      lead={
        <Trans>Upload a list of people. You’ll see what changes before anything happens.</Trans>
      }
      back={{ to: members, label: <Trans>Members of {name}</Trans> }}
    >
      <ImportSteps of={id} members={members} />
    </AdminFrame>
  )
}
