import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { toAppError } from '#api/errors.ts'
import { EmailField } from '#features/identity/email-field.tsx'
import { emailRules } from '#features/identity/email-rules.ts'
import { useErrorAtField } from '#features/identity/field-error.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FormShell } from '#shell/form-shell.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'

type Props = {
  /** Has a link mailed to the address. Throws AppError. */
  change: (email: string) => Promise<unknown>
  onCancel: () => void
  onChanged: (email: string) => void
}

/** Another address for a sign-up, where the first one was mistyped. */
export function OtherAddress({ change, onCancel, onChanged }: Props) {
  const { t } = useLingui()
  const form = useForm({ defaultValues: { email: '' } })
  const send = useMutation({
    mutationFn: ({ email }: { email: string }) => change(email),
    onSuccess: (_answer, { email }) => onChanged(email),
  })
  const error = useErrorAtField(form, send.error)
  const isStale = send.error !== null && toAppError(send.error).code === 'SIGN_IN_AGAIN'
  return (
    <Card>
      <FormShell
        error={error}
        pending={send.isPending}
        submitLabel={t`Send the link there`}
        onSubmit={form.handleSubmit((values) => send.mutate(values))}
        secondary={
          <Button variant="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        }
      >
        <EmailField
          label={t`Your email address`}
          autoComplete="email"
          error={form.formState.errors.email?.message}
          {...form.register('email', emailRules())}
        />
        {isStale && (
          <p>
            <AppLink to={paths.signOff} className={linkClass()}>
              <Trans>Sign off, then sign in again</Trans>
            </AppLink>
          </p>
        )}
      </FormShell>
    </Card>
  )
}
