import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { toAppError } from '#api/errors.ts'
import { emailFault } from '#features/identity/email-rules.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FormEmail } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'

type Props = {
  change: (email: string) => Promise<unknown>
  onCancel: () => void
  onChanged: (email: string) => void
}

export function OtherAddress({ change, onCancel, onChanged }: Props) {
  const { t } = useLingui()
  const form = useForm({ email: '' }, ({ email }) => ({ email: emailFault(email) }))
  const send = useMutation({
    mutationFn: ({ email }: { email: string }) => change(email),
    onSuccess: (_answer, { email }) => onChanged(email),
  })
  const isStale = send.error !== null && toAppError(send.error).code === 'SIGN_IN_AGAIN'
  return (
    <Card>
      <Form
        form={form}
        error={send.error}
        pending={send.isPending}
        submitLabel={t`Send the link`}
        onSubmit={(values) => send.mutate(values)}
        secondary={
          <Button variant="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        }
      >
        <FormEmail label={t`Your email`} autoComplete="email" />
        {isStale && (
          <p>
            <AppLink to={paths.signOff} className={linkClass()}>
              <Trans>Sign out, then sign in again</Trans>
            </AppLink>
          </p>
        )}
      </Form>
    </Card>
  )
}
