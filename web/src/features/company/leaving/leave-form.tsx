import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toAppError } from '#api/errors.ts'
import { FormShell } from '#shell/form-shell.tsx'
import { useFreshly } from '#shell/fresh/fresh.ts'
import { TextField } from '#ui/field.tsx'
import { leaveCompany } from './leaving.data.ts'

type Props = { needsAddress: boolean; onLeft: () => void }

/** The private address to go on with; below a fresh sign-in, as for a change of the address. */
export function LeaveForm({ needsAddress, onLeft }: Props) {
  const { t } = useLingui()
  const freshly = useFreshly()
  const queries = useQueryClient()
  const [email, setEmail] = useState('')
  const [isAsked, setIsAsked] = useState(needsAddress)
  const leave = useMutation({
    mutationFn: () => freshly(() => leaveCompany(isAsked ? email.trim() : null)),
    onSuccess: async (how) => {
      if (how !== 'left') return
      queries.clear()
      onLeft()
    },
    onError: (error) => {
      // Where one's own address is the company's, a private one is asked for.
      if (toAppError(error).field === 'email') setIsAsked(true)
    },
  })
  const refusal = leave.error === null ? null : toAppError(leave.error)
  const isAtField = refusal?.field === 'email'
  if (leave.data === 'mailed') {
    return (
      <p role="status" className="text-lead">
        <Trans>
          A link is on its way to {email}. Open it there: with it your account is yours alone.
        </Trans>
      </p>
    )
  }
  return (
    <FormShell
      error={isAtField ? null : leave.error}
      pending={leave.isPending}
      submitLabel={isAsked ? t`Mail me the link` : t`Leave and keep my account`}
      onSubmit={(event) => {
        event.preventDefault()
        leave.mutate()
      }}
    >
      {isAsked && (
        <TextField
          label={t`A private address`}
          hint={t`You sign in with it from then on. It must not be one of the organisation.`}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          error={isAtField ? refusal.message : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
      )}
    </FormShell>
  )
}
