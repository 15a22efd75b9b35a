import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { inviteAdmin } from '#features/app-admin/companies.queries.ts'
import { FormEmail } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { Card } from '#ui/card.tsx'

/** What comes next for a company that has nobody: somebody of its own to run it. */
export function FirstAdminCard({ companyId }: { companyId: string }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const form = useForm({ email: '' }, ({ email }) => ({
    email: email === '' ? t`Write the address of the person.` : undefined,
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
          Nobody is here yet. The first admin gets a mail with a link, and invites the others.
        </Trans>
      </p>
      <Form
        form={form}
        error={invite.error}
        pending={invite.isPending}
        submitLabel={t`Send the invitation`}
        onSubmit={({ email }) => invite.mutate(email)}
      >
        <FormEmail
          name="email"
          label={t`Email`}
          hint={t`The link is good for 14 days.`}
          autoComplete="off"
        />
      </Form>
    </Card>
  )
}
