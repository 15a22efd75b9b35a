import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { toAppError } from '#api/errors.ts'
import { ForAdmins } from '#features/admin/for-admins.tsx'
import { AccessPart } from '#features/admin/member/access-part.tsx'
import { memberQuery } from '#features/admin/member/member.queries.ts'
import { MemberForm } from '#features/admin/member/member-form.tsx'
import { useMember } from '#features/admin/member/use-member.ts'
import { useWayBack } from '#features/admin/member/use-way-back.ts'
import { nameOf } from '#features/admin/member-name.ts'
import type { Member } from '#features/admin/members.queries.ts'
import { CompanyFrame } from '#features/company/company-frame.tsx'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { ErrorPlace } from '#shell/error-place.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

/** /company/members/edit?id=: one member or invitation. Other people send no request. */
export function EditMemberPage() {
  return (
    <ForAdmins>
      <Asked />
    </ForAdmins>
  )
}

function Asked() {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const back = useBack()
  const { data, error, refetch } = useQuery({ ...memberQuery(null, id), retry: false })
  if (data !== undefined) return <Edit key={data._id} member={data} />
  if (error === null) return <PageLoading />
  if (toAppError(error).code !== 'NOT_FOUND') {
    return <ErrorPlace error={error} onRetry={() => void refetch()} />
  }
  return (
    <CompanyFrame title={<Trans>Person not found</Trans>} back={back}>
      <p className="text-field-soft">
        <Trans>They may have left, or the link is incomplete.</Trans>
      </p>
      <AppLink to={paths.members} className={buttonClass('strong', 'self-start')}>
        <Trans>All members</Trans>
      </AppLink>
    </CompanyFrame>
  )
}

const useBack = () => ({ ...useWayBack(paths.members), label: <Trans>Members</Trans> })

function Edit({ member }: { member: Member }) {
  const navigate = useNavigate()
  const form = useMember(member, null)
  const name = nameOf(member)
  const back = useBack()
  return (
    <CompanyFrame title={name} lead={member.email} back={back}>
      <Card className="flex max-w-160 flex-col gap-6 sm:p-8">
        <MemberForm member={member} form={form} />
        <AccessPart member={member} of={null} name={name} onGone={() => navigate(back.to)} />
      </Card>
    </CompanyFrame>
  )
}
