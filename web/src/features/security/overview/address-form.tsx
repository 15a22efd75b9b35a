import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { toAppError } from '#api/errors.ts'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { useSecured } from '#features/security/use-secured.ts'
import { FormShell } from '#shell/form-shell.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'

const changeDocument = graphql(`
  mutation ChangeAddress($email: String!) {
    emailChange(email: $email)
  }
`)

export type AddressFormProps = { onDone: (email: string) => void; onCancel: () => void }

/** The address to come. It is the account's once the link that is mailed there was opened. */
export function AddressForm({ onDone, onCancel }: AddressFormProps) {
  const { t } = useLingui()
  const form = useForm({ defaultValues: { email: '' } })
  const { setError, setFocus } = form
  const { send, pending, error } = useSecured(
    (email: string) => request(changeDocument, { email }),
    (_, email) => onDone(email),
  )
  const refusal = error === null ? null : toAppError(error)
  const isAtField = refusal?.field === 'email'
  useEffect(() => {
    if (!isAtField || refusal === null) return
    setError('email', { message: refusal.message })
    setFocus('email')
  }, [isAtField, refusal, setError, setFocus])
  return (
    <FormShell
      error={isAtField ? null : error}
      pending={pending}
      submitLabel={t`Mail me the link`}
      secondary={
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      }
      onSubmit={form.handleSubmit(({ email }) => send(email))}
    >
      <TextField
        label={t`New mail address`}
        hint={t`We mail a link there. The old address is told as well.`}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        error={form.formState.errors.email?.message}
        {...form.register('email', {
          required: t`Write the address that you want to use.`,
          setValueAs: (value: string) => value.trim(),
        })}
      />
    </FormShell>
  )
}
