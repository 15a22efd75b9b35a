import { Trans, useLingui } from '@lingui/react/macro'
import { RemovalCard } from '#features/security/parts/removal-card.tsx'
import { useFactors } from '#features/security/security.queries.ts'
import { SecurityPage } from '#features/security/security-page.tsx'
import { paths } from '#paths.ts'
import { TotpSetUp } from './totp-set-up.tsx'

/** /security/two-factor/totp: the authenticator app, to set up or to remove. */
export function TotpPage() {
  const { t } = useLingui()
  const { totp } = useFactors()
  return (
    <SecurityPage
      title={totp ? t`Your authenticator app` : t`Set up your authenticator app`}
      name={t`Authenticator app`}
      lead={
        totp ? (
          <Trans>After your password, we ask for the code that it shows.</Trans>
        ) : (
          <Trans>Three small steps. It takes about two minutes.</Trans>
        )
      }
      back={{ to: paths.twoFactor, label: t`Two-step sign-in` }}
    >
      {totp ? <TotpOn /> : <TotpSetUp />}
    </SecurityPage>
  )
}

/** The app is set up: what is left is to remove it. */
function TotpOn() {
  const { t } = useLingui()
  const { sms } = useFactors()
  return (
    <RemovalCard
      title={t`Remove the app`}
      isLast={!sms}
      text={
        <Trans>
          For a new phone: remove the app here, then set it up again. The old codes stop working at
          once.
        </Trans>
      }
      load={async () => (await import('./totp-removal.tsx')).TotpRemoval}
    />
  )
}
