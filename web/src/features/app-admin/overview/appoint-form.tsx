import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toAppError } from '#api/errors.ts'
import { FormShell } from '#shell/form-shell.tsx'
import { SignInGivenUp, useFreshly } from '#shell/reauthenticate/fresh.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { TextField } from '#ui/field.tsx'
import { appoint } from './setup.data.ts'

/** Makes somebody an app admin, by the address of their account. */
export function AppointForm() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const freshly = useFreshly()
  const [email, setEmail] = useState('')
  const [isMissed, setIsMissed] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const add = useMutation({
    mutationFn: () => freshly(() => appoint(queries, email.trim())),
    onSuccess: () => {
      showSnackbar({ text: t`${email.trim()} is an app admin now`, color: 'info' })
      setEmail('')
    },
  })
  const error = add.error instanceof SignInGivenUp ? null : add.error
  const refusal = error === null ? null : toAppError(error)
  const isAtField = refusal?.field === 'email'
  return (
    <div className="mt-4 border-t-2 border-(--quiet) pt-5">
      <h3 className="font-semibold">
        <Trans>Appoint an app admin</Trans>
      </h3>
      <p className="mt-1 mb-4 text-field-soft">
        <Trans>They see and change everything that you do. They get an email.</Trans>
      </p>
      <FormShell
        error={isAtField ? null : error}
        pending={add.isPending}
        submitLabel={t`Appoint`}
        submitVariant="strong"
        onSubmit={(event) => {
          event.preventDefault()
          setIsMissed(email.trim() === '')
          if (email.trim() === '') field.current?.focus()
          else add.mutate()
        }}
      >
        <TextField
          ref={field}
          label={t`Email`}
          hint={t`Of an account with two-factor sign-in.`}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          error={isMissed ? t`Write their email.` : isAtField ? refusal.message : undefined}
          onChange={(event) => {
            setIsMissed(false)
            setEmail(event.target.value)
          }}
        />
      </FormShell>
    </div>
  )
}
