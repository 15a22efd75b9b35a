import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { useSecured } from '#features/security/use-secured.ts'
import { FormEmail } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { Button } from '#ui/button.tsx'

const changeDocument = graphql(`
  mutation ChangeAddress($email: String!) {
    emailChange(email: $email)
  }
`)

export type AddressFormProps = { onDone: (email: string) => void; onCancel: () => void }

export function AddressForm({ onDone, onCancel }: AddressFormProps) {
  const { t } = useLingui()
  const form = useForm({ email: '' }, ({ email }) => ({
    email: email === '' ? t`Enter the email you want to use.` : undefined,
  }))
  const { send, pending, error } = useSecured(
    (email: string) => request(changeDocument, { email }),
    (_, email) => onDone(email),
  )
  return (
    <Form
      form={form}
      error={error}
      pending={pending}
      submitLabel={t`Email me the link`}
      secondary={
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      }
      onSubmit={({ email }) => send(email)}
    >
      <FormEmail
        label={t`New email`}
        hint={t`We’ll email a link there, and let your old email know.`}
        autoComplete="email"
      />
    </Form>
  )
}
