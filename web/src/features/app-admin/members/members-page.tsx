import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { Navigate, useSearchParams } from 'react-router'
import type { AnyCompanyQuery } from '#api/generated/graphql.ts'
import { AdminFrame } from '#features/admin/admin-frame.tsx'
import { FilterBar } from '#features/admin/members/filter-bar.tsx'
import { MemberList } from '#features/admin/members/member-list.tsx'
import { useFilters } from '#features/admin/members/use-filters.ts'
import { publicUsers } from '#features/admin/members.queries.ts'
import { companyQuery, publicCountsQuery } from '#features/app-admin/companies.queries.ts'
import { companiesBack, ForAppAdmins } from '#features/app-admin/for-app-admins.tsx'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { ErrorPlace } from '#shell/error-place.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { buttonClass } from '#ui/button.tsx'

/**
 * /app-admin/company/members: ?company= the members of any company, ?public=1 people without one.
 */
export function MembersPage() {
  const [search] = useSearchParams()
  const company = search.get('company')
  return (
    <ForAppAdmins>
      {search.get('public') !== null ? (
        <PublicUsers />
      ) : company === null ? (
        <Navigate to={paths.appAdminCompanies} replace />
      ) : (
        <OfCompany key={company} id={company} />
      )}
    </ForAppAdmins>
  )
}

function OfCompany({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({ ...companyQuery(id), retry: false })
  if (data !== undefined) return <Members {...data} />
  if (error === null) return <PageLoading />
  return <ErrorPlace error={error} onRetry={() => void refetch()} />
}

type Props = { company: AnyCompanyQuery['companyGet']; counts: AnyCompanyQuery['memberCounts'] }

function Members({ company: { _id, name }, counts }: Props) {
  const { t } = useLingui()
  const filtering = useFilters()
  const active = counts.all - counts.deactivated
  return (
    <AdminFrame
      title={<Trans>Members of {name}</Trans>}
      lead={<Plural value={active} one="# person has access." other="# people have access." />}
      back={{ to: paths.appAdminCompany(_id), label: name }}
      action={
        <AppLink to={paths.importMembersOf(_id)} className={buttonClass('quiet', 'px-5!')}>
          <FileUp aria-hidden="true" className="size-5" />
          <Trans>Import</Trans>
        </AppLink>
      }
    >
      <section aria-label={t`Members`} className="flex flex-col gap-5">
        <FilterBar filtering={filtering} counts={counts} />
        <MemberList
          of={_id}
          filtering={filtering}
          to={(member) => paths.appAdminMember(member._id)}
        />
      </section>
    </AdminFrame>
  )
}

function PublicUsers() {
  const { data, error, refetch } = useQuery(publicCountsQuery)
  const { t } = useLingui()
  const filtering = useFilters()
  if (data === undefined) {
    return error ? <ErrorPlace error={error} onRetry={() => void refetch()} /> : <PageLoading />
  }
  return (
    <AdminFrame
      title={<Trans>Individual users</Trans>}
      moment="public"
      lead={
        <Plural
          value={data.all}
          one="# person without a company"
          other="# people without a company"
        />
      }
      back={companiesBack}
    >
      <section aria-label={t`People`} className="flex flex-col gap-5">
        <FilterBar filtering={filtering} counts={data} isPublic />
        <MemberList
          of={publicUsers}
          filtering={filtering}
          to={(member) => paths.appAdminMember(member._id)}
        />
      </section>
    </AdminFrame>
  )
}
