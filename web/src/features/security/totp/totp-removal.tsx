import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AppError } from '#api/errors.ts'
import { graphql } from '#api/generated/gql.ts'
import { OtherWay } from '#features/fresh-sign-in/codes/other-way.tsx'
import { useFactors } from '#features/security/security.queries.ts'
import { renewBy, useSecured } from '#features/security/use-secured.ts'
import { paths } from '#paths.ts'
import { CodeForm } from '#shell/forms/code-form.tsx'
import { showSnackbar } from '#shell/snackbar.ts'

const disableDocument = graphql(`
  mutation RemoveTotp($code: String, $recoveryCode: String) {
    disableTOTP(code: $code, recoveryCode: $recoveryCode) {
      token
    }
  }
`)

export function TotpRemoval({ onCancel }: { onCancel: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { codes } = useFactors()
  const [way, setWay] = useState<'totp' | 'recovery'>('totp')
  const { send, pending, error, reset } = useSecured(
    (typed: string, signedInBy) => {
      if (way === 'totp' && sameDigits(signedInBy?.code, typed))
        throw usedUp(t`You just signed in with this code. Wait for the next one and enter it.`)
      const given = way === 'totp' ? { code: typed } : { recoveryCode: typed }
      return renewBy(disableDocument, given, (data) => data.disableTOTP)
    },
    () => {
      showSnackbar({ text: t`Your authenticator app is removed.`, color: 'info' })
      navigate(paths.twoFactor)
    },
  )
  return (
    <CodeForm
      key={way}
      kind={way}
      submitLabel={t`Remove the app`}
      isRemoval
      error={error}
      pending={pending}
      onSubmit={(code) => send(code)}
      onMissing={requireCode}
      takesFocus
      onCancel={onCancel}
    >
      {(way === 'recovery' || codes.left > 0) && (
        <OtherWay
          onTake={() => {
            setWay(way === 'totp' ? 'recovery' : 'totp')
            reset()
          }}
        >
          {way === 'totp' ? (
            <Trans>I don’t have the app. Use a recovery code</Trans>
          ) : (
            <Trans>Use a code from the app</Trans>
          )}
        </OtherWay>
      )}
    </CodeForm>
  )
}

/** Product 5: without a code, no message is sent, and this is logged. */
function requireCode(): void {
  // biome-ignore lint/suspicious/noConsole: the product asks for this line
  console.info('Require code or recoveryCode')
}

const usedUp = (message: string) =>
  new AppError('refused', 400, [{ message, code: 'INVALID_CODE', field: 'code' }])

const sameDigits = (one: string | null | undefined, other: string) =>
  one?.replace(/\D/g, '') === other.replace(/\D/g, '')
