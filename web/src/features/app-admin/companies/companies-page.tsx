import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useMe } from '#api/me.ts'
import { AdminFrame } from '#features/admin/admin-frame.tsx'
import { deletedQuery } from '#features/app-admin/companies.queries.ts'
import { appAdminBack, companiesBack, ForAppAdmins } from '#features/app-admin/for-app-admins.tsx'
import { momentOf } from '#lib/moment.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Fold } from '#ui/fold.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CompanyForm } from './company-form.tsx'
import { CompanyList } from './company-list.tsx'
import { useNewCompany } from './use-company-form.ts'

const onePage = lazyPart<{ id: string }>(async () => (await import('./one-company.tsx')).OneCompany)

/** /app-admin/company: all companies; ?id= one of them; ?new=1 a new one. */
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
        <NewCompany key="new" />
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
            <Trans>Individual users</Trans>
          </AppLink>
        </div>
      }
    >
      <CompanyList />
      <DeletedCompanies />
    </AdminFrame>
  )
}

function DeletedCompanies() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Fold look="part" title={<Trans>Deleted companies</Trans>} onToggle={setIsOpen}>
      {isOpen && <List />}
    </Fold>
  )
}

function List() {
  const { timeZone } = useMe()
  const { data, error } = useQuery(deletedQuery)
  if (data === undefined) {
    return error ? <InlineError error={error} /> : <Skeleton className="late h-24" />
  }
  if (data.length === 0) {
    return (
      <p className="text-field-soft">
        <Trans>No company was deleted.</Trans>
      </p>
    )
  }
  return (
    <ul className="flex flex-col gap-3">
      {data.map(({ _id, name, at, who }) => (
        <li key={_id} className="on-surface rounded-tile px-5 py-3">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-note text-field-soft first-letter:uppercase">
            {who ?? <Trans>Someone who has left</Trans>}
            {' · '}
            {momentOf(at, timeZone)}
          </p>
        </li>
      ))}
    </ul>
  )
}

function NewCompany() {
  const { t } = useLingui()
  const [made, setMade] = useState<string | null>(null)
  const form = useNewCompany(setMade)
  // After the form has received the answer, so that it doesn't ask about unsaved changes.
  if (made !== null && !form.hasChanges) {
    return <Navigate to={paths.appAdminCompany(made)} replace />
  }
  return (
    <AdminFrame
      title={<Trans>New company</Trans>}
      moment="new"
      back={companiesBack}
      lead={<Trans>Only the name is needed. Everything else can come later.</Trans>}
    >
      <div className="max-w-200">
        <CompanyForm form={form} submitLabel={t`Create company`} />
      </div>
    </AdminFrame>
  )
}
