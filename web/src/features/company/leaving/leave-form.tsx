import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { toAppError } from '#api/errors.ts'
import { FormShell } from '#shell/form-shell.tsx'
import { SignInGivenUp, useFreshly } from '#shell/reauthenticate/fresh.ts'
import { TextField } from '#ui/field.tsx'
import { leaveCompany } from './leaving.data.ts'

/** The private address to go on with: the link that is mailed there leaves. */
export function LeaveForm() {
  const { t } = useLingui()
  const freshly = useFreshly()
  const [email, setEmail] = useState('')
  const [isMissed, setIsMissed] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const leave = useMutation({ mutationFn: () => freshly(() => leaveCompany(email.trim())) })
  const refusal = leave.error === null ? null : toAppError(leave.error)
  const isAtField = refusal?.field === 'email'
  useEffect(() => {
    if (isAtField && refusal !== null) field.current?.focus()
  }, [isAtField, refusal])
  if (leave.data !== undefined) {
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
      error={isAtField || leave.error instanceof SignInGivenUp ? null : leave.error}
      pending={leave.isPending}
      submitLabel={t`Mail me the link`}
      onSubmit={(event) => {
        event.preventDefault()
        const isEmpty = email.trim() === ''
        setIsMissed(isEmpty)
        if (isEmpty) field.current?.focus()
        else leave.mutate()
      }}
    >
      <TextField
        ref={field}
        label={t`A private address`}
        hint={t`You sign in with it from then on. It must not be one of the company.`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={
          isMissed ? t`Write an address of your own.` : isAtField ? refusal.message : undefined
        }
        onChange={(event) => {
          setIsMissed(false)
          setEmail(event.target.value)
        }}
      />
    </FormShell>
  )
}
