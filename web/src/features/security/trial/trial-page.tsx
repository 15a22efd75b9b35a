import { Trans, useLingui } from '@lingui/react/macro'
import { has2FA } from '#features/fresh-sign-in/factors.ts'
import { useFactors } from '#features/security/security.queries.ts'
import { SecurityPage } from '#features/security/security-page.tsx'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Trial } from './trial.tsx'

/** /test-2fa: checks whether a code is valid, without a sign-in. */
export function TrialPage() {
  const { t } = useLingui()
  const factors = useFactors()
  return (
    <SecurityPage
      title={t`Test a code`}
      name={t`Test a code`}
      lead={<Trans>This only checks your code. You can still use it afterwards.</Trans>}
      back={{ to: paths.twoFactor, label: t`Two-factor sign-in` }}
    >
      {has2FA(factors) ? <Trial /> : <NothingToTry />}
    </SecurityPage>
  )
}

function NothingToTry() {
  return (
    <Card className="flex max-w-160 flex-col items-start gap-4 sm:p-8">
      <h2 className="text-title">
        <Trans>Set up two-factor sign-in first</Trans>
      </h2>
      <AppLink to={paths.twoFactor} className={buttonClass('strong')}>
        <Trans>Set up two-factor sign-in</Trans>
      </AppLink>
    </Card>
  )
}
