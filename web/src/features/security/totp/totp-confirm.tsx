import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { graphql } from '#api/generated/gql.ts'
import { afterSetUp } from '#features/security/parts/after-set-up.ts'
import { useFactors } from '#features/security/security.queries.ts'
import { renewBy, useSecured } from '#features/security/use-secured.ts'
import { CodeForm } from '#shell/forms/code-form.tsx'

const verifyDocument = graphql(`
  mutation ConfirmTotp($code: String!) {
    verifyTOTP(code: $code) {
      token
    }
  }
`)

/** The first code of the app, which completes setting it up. */
export function TotpConfirm() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { codes } = useFactors()
  const confirm = useSecured(
    (code: string) => renewBy(verifyDocument, { code }, (data) => data.verifyTOTP),
    () => afterSetUp(navigate, codes.left, t`Your authenticator app is set up.`),
  )
  return (
    <CodeForm
      kind="totp"
      submitLabel={t`Turn it on`}
      error={confirm.error}
      pending={confirm.pending}
      onSubmit={(code) => confirm.send(code)}
    />
  )
}
