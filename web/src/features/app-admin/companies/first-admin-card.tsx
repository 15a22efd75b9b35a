import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toAppError } from '#api/errors.ts'
import { inviteAdmin } from '#features/app-admin/companies.data.ts'
import { FormShell } from '#shell/form-shell.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Card } from '#ui/card.tsx'
import { TextField } from '#ui/field.tsx'

/** What comes next for a company that has nobody: somebody of its own to run it. */
export function FirstAdminCard({ companyId }: { companyId: string }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [email, setEmail] = useState('')
  const [isMissed, setIsMissed] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const invite = useMutation({
    mutationFn: () => inviteAdmin(queries, companyId, email.trim()),
    onSuccess: () => showSnackbar({ text: t`Invitation sent to ${email.trim()}`, color: 'info' }),
    onError: () => field.current?.focus(),
  })
  const refusal = invite.error === null ? null : toAppError(invite.error)
  const isAtField = refusal?.field === 'email'
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
      <FormShell
        error={isAtField ? null : invite.error}
        pending={invite.isPending}
        submitLabel={t`Send the invitation`}
        onSubmit={(event) => {
          event.preventDefault()
          setIsMissed(email.trim() === '')
          if (email.trim() === '') field.current?.focus()
          else invite.mutate()
        }}
      >
        <TextField
          ref={field}
          label={t`Email`}
          hint={t`The link is good for 14 days.`}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          error={
            isMissed ? t`Write the address of the person.` : isAtField ? refusal.message : undefined
          }
          onChange={(event) => {
            setIsMissed(false)
            setEmail(event.target.value)
          }}
        />
      </FormShell>
    </Card>
  )
}
