import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChartColumn, Users } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toAppError } from '#api/errors.ts'
import type { AnyCompanyQuery } from '#api/generated/graphql.ts'
import { AdminFrame } from '#features/admin/admin-frame.tsx'
import { ChangesCard } from '#features/admin/changes-card.tsx'
import { PartLink } from '#features/admin/part-link.tsx'
import { companyQuery, deleteCompany, inviteAdmin } from '#features/app-admin/companies.queries.ts'
import { companiesBack } from '#features/app-admin/for-app-admins.tsx'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { ErrorPlace } from '#shell/error-place.tsx'
import { FormEmail } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { PageLoading } from '#shell/page-loading.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CompanyForm } from './company-form.tsx'
import { useCompanyForm } from './use-company-form.ts'

/** /app-admin/company?id=: one company, to change. */
export function OneCompany({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({ ...companyQuery(id), retry: false })
  if (data !== undefined) return <Company {...data} />
  if (error === null) return <PageLoading />
  if (toAppError(error).code !== 'NOT_FOUND') {
    return <ErrorPlace error={error} onRetry={() => void refetch()} />
  }
  return (
    <AdminFrame title={<Trans>Company not found</Trans>} moment={id} back={companiesBack}>
      <p className="text-field-soft">
        <Trans>It may have been deleted, or the link is incomplete.</Trans>
      </p>
      <AppLink to={paths.appAdminCompanies} className={buttonClass('strong', 'self-start')}>
        <Trans>All companies</Trans>
      </AppLink>
    </AdminFrame>
  )
}

type Props = { company: AnyCompanyQuery['companyGet']; counts: AnyCompanyQuery['memberCounts'] }

function Company({ company, counts }: Props) {
  const { t } = useLingui()
  const form = useCompanyForm(company)
  const active = counts.all - counts.deactivated
  return (
    <AdminFrame
      title={company.name}
      moment={company._id}
      back={companiesBack}
      lead={company.isPublicDefault && <Trans>The company of individual users.</Trans>}
    >
      <nav aria-label={t`Pages of this company`}>
        <ul className="grid gap-4 sm:grid-cols-2">
          <PartLink
            to={paths.appAdminMembers(company._id)}
            icon={<Users aria-hidden="true" />}
            title={t`Members`}
          >
            <Plural value={active} one="# person" other="# people" />
            {counts.invited > 0 && (
              <>
                {', '}
                <Plural value={counts.invited} one="# invited" other="# invited" />
              </>
            )}
          </PartLink>
          <PartLink
            to={paths.appAdminReports(company._id)}
            icon={<ChartColumn aria-hidden="true" />}
            title={t`Reports`}
          >
            <Trans>Group figures by week and month</Trans>
          </PartLink>
        </ul>
      </nav>
      {counts.all + counts.invited === 0 && !company.isPublicDefault && (
        <FirstAdminCard companyId={company._id} />
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <CompanyForm form={form} submitLabel={t`Save`} />
        <div className="flex min-w-0 flex-col gap-6">
          <ChangesCard of={company._id} />
          <DeleteCard company={company} members={counts.all} />
        </div>
      </div>
    </AdminFrame>
  )
}

/** The next step for a company without members: its first admin. */
function FirstAdminCard({ companyId }: { companyId: string }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const form = useForm({ email: '' }, ({ email }) => ({
    email: email === '' ? t`Enter the person’s email.` : undefined,
  }))
  const invite = useMutation({
    mutationFn: (email: string) => inviteAdmin(queries, companyId, email),
    onSuccess: (_, email) => showSnackbar({ text: t`Invitation sent to ${email}`, color: 'info' }),
  })
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-title">
        <Trans>Invite the first admin</Trans>
      </h2>
      <p className="text-field-soft">
        <Trans>
          No members yet. The first admin gets an email with a link and invites the others.
        </Trans>
      </p>
      <Form
        form={form}
        error={invite.error}
        pending={invite.isPending}
        submitLabel={t`Send the invitation`}
        onSubmit={({ email }) => invite.mutate(email)}
      >
        <FormEmail label={t`Email`} hint={t`The link works for 14 days.`} autoComplete="off" />
      </Form>
    </Card>
  )
}

type DeleteCardProps = { company: { _id: string; name: string }; members: number }

function DeleteCard({ company: { _id, name }, members }: DeleteCardProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => deleteCompany(queries, _id),
    onSuccess: () => {
      showSnackbar({ text: t`Deleted`, color: 'info' })
      navigate(paths.appAdminCompanies, { replace: true })
    },
  })
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="text-title">
        <Trans>Delete</Trans>
      </h2>
      {members > 0 ? (
        <p className="text-field-soft">
          <Plural
            value={members}
            one="The company has # member, with or without access. Move them before you delete it."
            other="The company has # members, with or without access. Move them before you delete it."
          />
        </p>
      ) : (
        <>
          <p className="text-field-soft">
            <Trans>The company has no members. You can delete it.</Trans>
          </p>
          <Button variant="quiet" onClick={() => setIsAsking(true)}>
            <Trans>Delete company</Trans>
          </Button>
        </>
      )}
      <DialogShell
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Delete ${name}?`}
        error={remove.error}
        pending={remove.isPending}
        actionLabel={t`Delete company`}
        actionVariant="danger"
        onAction={() => remove.mutate()}
      >
        <p>
          <Trans>
            This also deletes its reminders, handbook, invitations and changes. We keep a note of
            who did it and when. You can’t undo this.
          </Trans>
        </p>
      </DialogShell>
    </Card>
  )
}
