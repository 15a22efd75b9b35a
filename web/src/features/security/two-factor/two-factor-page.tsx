import { Trans, useLingui } from '@lingui/react/macro'
import { MessageSquareText, Smartphone } from 'lucide-react'
import { has2FA } from '#api/factors.ts'
import { RequiredNote } from '#features/security/parts/required-note.tsx'
import { WithoutIt } from '#features/security/parts/without-it.tsx'
import { useFactors } from '#features/security/security.queries.ts'
import { SecurityPage } from '#features/security/security-page.tsx'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { MaskedPhone } from '#shell/codes/masked-phone.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import { CodesCard } from './codes-card.tsx'
import { FactorCard } from './factor-card.tsx'

/** /security/two-factor: which second step, and how it stands with each. */
export function TwoFactorPage() {
  const { t } = useLingui()
  return (
    <SecurityPage
      title={t`A second step when you sign in`}
      name={t`Two-step sign-in`}
      lead={<Trans>First your password, then a code that only your phone has.</Trans>}
      help={
        <PageHelp page="security" labels={['second step']} name={t`About two-factor sign-in`} />
      }
      back={{ to: paths.security, label: t`Security` }}
    >
      <Choice />
    </SecurityPage>
  )
}

function Choice() {
  const { t } = useLingui()
  const factors = useFactors()
  const isOn = has2FA(factors)
  const isAsked = factors.requiredBy !== null && !isOn
  return (
    <div className="flex flex-col gap-4 lg:gap-6">
      {isAsked && (
        <Card tone="coral">
          <RequiredNote factors={factors} />
        </Card>
      )}
      <div className="grid gap-4 md:grid-cols-2 lg:gap-6">
        <FactorCard
          to={paths.totp}
          icon={Smartphone}
          tone={factors.totp ? 'mint' : isOn ? undefined : 'sun'}
          isFirst={!factors.totp}
          title={t`Authenticator app`}
          badge={t`Recommended`}
          isOn={factors.totp}
          since={factors.totpSince}
          action={factors.totp ? t`Manage the app` : t`Set up the app`}
        >
          <Trans>
            An app on your phone shows a new code every 30 seconds. It works without a network, and
            nobody can intercept it.
          </Trans>
        </FactorCard>
        {(factors.canGetTexts || factors.sms) && (
          <FactorCard
            to={paths.sms}
            icon={MessageSquareText}
            tone={factors.sms ? 'mint' : undefined}
            title={t`Text message`}
            badge={t`The weaker one`}
            isOn={factors.sms}
            since={factors.smsSince}
            action={factors.sms ? t`Manage the number` : t`Set up text messages`}
          >
            {factors.sms ? (
              <Trans>
                Codes go to <MaskedPhone phone={factors.phone} />. Text messages can be intercepted
                and numbers stolen: the app is safer.
              </Trans>
            ) : (
              <Trans>
                We text you a code. Text messages can be intercepted and numbers stolen, so take the
                app if you can. Still far better than a password alone.
              </Trans>
            )}
          </FactorCard>
        )}
      </div>
      {isOn && (
        <>
          <CodesCard factors={factors} />
          <p>
            <AppLink to={paths.testSecondFactor} className={linkClass()}>
              <Trans>Try whether a code fits</Trans>
            </AppLink>
          </p>
        </>
      )}
      {isAsked && <WithoutIt />}
    </div>
  )
}
