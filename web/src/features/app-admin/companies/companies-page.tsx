import { Trans } from '@lingui/react/macro'
import { Plus, UserRound } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { AdminFrame } from '#companies/admin-frame.tsx'
import { appAdminBack, ForAppAdmins } from '#features/app-admin/for-app-admins.tsx'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { buttonClass } from '#ui/button.tsx'
import { CompanyList } from './company-list.tsx'
import { DeletedCompanies } from './deleted-companies.tsx'

const onePage = lazyPart<{ id: string }>(async () => (await import('./one-company.tsx')).OneCompany)
const newPage = lazyPart(async () => (await import('./new-company.tsx')).NewCompany)

/** /app-admin/company: all companies; with ?id= one of them, with ?new=1 one to make. */
export function CompaniesPage() {
  const [search] = useSearchParams()
  const id = search.get('id')
  return (
    <ForAppAdmins>
      {id !== null ? (
        <Lazy key={id} part={onePage} props={{ id }} placeholder={<PageLoading />} />
      ) : search.get('new') === null ? (
        <All />
      ) : (
        <Lazy key="new" part={newPage} placeholder={<PageLoading />} />
      )}
    </ForAppAdmins>
  )
}

function All() {
  return (
    <AdminFrame
      title={<Trans>Companies</Trans>}
      moment="all"
      back={appAdminBack}
      action={
        <div className="flex flex-wrap gap-2">
          <AppLink to={paths.newCompany} className={buttonClass('strong', 'px-5!')}>
            <Plus aria-hidden="true" className="size-5" />
            <Trans>New company</Trans>
          </AppLink>
          <AppLink to={paths.appAdminPublicUsers} className={buttonClass('quiet', 'px-5!')}>
            <UserRound aria-hidden="true" className="size-5" />
            <Trans>No company</Trans>
          </AppLink>
        </div>
      }
    >
      <CompanyList />
      <DeletedCompanies />
    </AdminFrame>
  )
}
