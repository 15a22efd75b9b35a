import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { toAppError } from '#api/errors.ts'
import { useMe } from '#api/me.ts'
import { AdminFrame } from '#features/admin/admin-frame.tsx'
import { AccessPart } from '#features/admin/member/access-part.tsx'
import { MemberForm } from '#features/admin/member/member-form.tsx'
import { useMember } from '#features/admin/member/use-member.ts'
import { useWayBack } from '#features/admin/member/use-way-back.ts'
import { stateNames } from '#features/admin/member.labels.ts'
import { nameOf } from '#features/admin/member-name.ts'
import { companiesBack, ForAppAdmins } from '#features/app-admin/for-app-admins.tsx'
import { formatDay } from '#lib/dates.ts'
import { dayOf } from '#lib/moment.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { ErrorPlace } from '#shell/error-place.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import { type AnyMember, anyMemberQuery } from './member.queries.ts'
import { MembershipCard } from './membership-card.tsx'
import type { MoveDialogProps } from './move-dialog.tsx'

/** /app-admin/company/members/:id: one member of any company, or a person invited to one. */
export function MemberPage() {
  const { id = '' } = useParams()
  return (
    <ForAppAdmins>
      <Shown key={id} id={id} />
    </ForAppAdmins>
  )
}

function Shown({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({ ...anyMemberQuery(id), retry: false })
  if (data !== undefined) return <Member key={data.company?._id} member={data} />
  if (error === null) return <PageLoading />
  if (toAppError(error).code !== 'NOT_FOUND') {
    return <ErrorPlace error={error} onRetry={() => void refetch()} />
  }
  return (
    <AdminFrame title={<Trans>Person not found</Trans>} back={companiesBack}>
      <p className="text-field-soft">
        <Trans>They may have left, or the link is incomplete.</Trans>
      </p>
      <AppLink to={paths.appAdminCompanies} className={buttonClass('strong', 'self-start')}>
        <Trans>All companies</Trans>
      </AppLink>
    </AdminFrame>
  )
}

function Member({ member }: { member: AnyMember }) {
  const navigate = useNavigate()
  const company = member.company?._id ?? null
  const form = useMember(member, company)
  const name = nameOf(member)
  const back = {
    ...useWayBack(company === null ? paths.appAdminPublicUsers : paths.appAdminMembers(company)),
    label: company === null ? <Trans>Individual users</Trans> : <Trans>Members</Trans>,
  }
  return (
    <AdminFrame title={name} lead={name === member.email ? undefined : member.email} back={back}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card className="flex min-w-0 flex-col gap-6 sm:p-8">
          <MemberForm member={member} form={form} isPublic={company === null} />
          {company !== null && (
            <AccessPart
              member={member}
              of={company}
              name={name}
              onGone={() => navigate(back.to, { replace: true })}
            />
          )}
        </Card>
        <div className="flex min-w-0 flex-col gap-6">
          <FactsCard member={member} />
          {member.account && <MembershipCard user={member.account._id} name={name} />}
          {company !== null && member.state !== 'invited' && (
            <MoveCard member={member} name={name} />
          )}
        </div>
      </div>
    </AdminFrame>
  )
}

const moveDialog = lazyPart<MoveDialogProps>(
  async () => (await import('./move-dialog.tsx')).MoveDialog,
)

/** Moves a member into another company. */
function MoveCard({ member, name }: { member: AnyMember; name: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const preload = () => void moveDialog.load().catch(() => {})
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="text-title">
        <Trans>Another company</Trans>
      </h2>
      <p className="text-field-soft">
        <Trans>What {name} wrote moves with them. They’ll be a member, not an admin.</Trans>
      </p>
      <Button
        variant="quiet"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setIsOpen(true)}
      >
        <Trans>Choose a company</Trans>
      </Button>
      {isOpen && (
        <Lazy
          part={moveDialog}
          props={{ member, name, onClose: () => setIsOpen(false) }}
          placeholder={null}
        />
      )}
    </Card>
  )
}

/** All data of a person that app admins see; no private data. */
function FactsCard({ member }: { member: AnyMember }) {
  const { i18n } = useLingui()
  const timeZone = useMe().timeZone
  const { company, account, state, createdDate } = member
  return (
    <Card>
      <h2 className="text-title">
        <Trans>Account</Trans>
      </h2>
      <dl className="mt-3 grid gap-3">
        <Fact name={<Trans>Company</Trans>}>
          {company ? (
            <AppLink to={paths.appAdminCompany(company._id)} className={linkClass()}>
              {company.name}
            </AppLink>
          ) : (
            <Trans>None. They can join with an invitation</Trans>
          )}
        </Fact>
        <Fact name={<Trans>State</Trans>}>{i18n._(stateNames[state])}</Fact>
        <Fact name={state === 'invited' ? <Trans>Invited on</Trans> : <Trans>Member since</Trans>}>
          {dayOf(createdDate, timeZone)}
        </Fact>
        {account && (
          <>
            <Fact name={<Trans>Email</Trans>}>
              {account.emailVerified ? <Trans>Confirmed</Trans> : <Trans>Not confirmed yet</Trans>}
            </Fact>
            {account.lastIosLogin && (
              <Fact name={<Trans>Last sign-in on iOS</Trans>}>
                {formatDay(account.lastIosLogin)}
              </Fact>
            )}
            {account.isAppAdmin && (
              <Fact name={<Trans>Rights</Trans>}>
                <Trans>App admin</Trans>
              </Fact>
            )}
          </>
        )}
      </dl>
      {account && (
        <p className="mt-4 text-note text-field-soft">
          <Trans>
            Goals, notes and searches are private. The company’s admins see a weekly score only if
            the person shares it. This person can see that you looked here.
          </Trans>
        </p>
      )}
    </Card>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-note text-field-soft">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
