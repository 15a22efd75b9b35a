import { Trans, useLingui } from '@lingui/react/macro'
import { RemovalCard } from '#features/security/parts/removal-card.tsx'
import { useFactors } from '#features/security/security.queries.ts'

/** The app is set up: what is left is to remove it. */
export function TotpOn() {
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
