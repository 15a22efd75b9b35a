import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { lastTexted } from '#features/fresh-sign-in/codes/next-text.ts'
import { factorsQuery } from '#features/fresh-sign-in/factors.ts'
import { type FactorKind, isSpent } from '#features/fresh-sign-in/second-factor.ts'
import { AuthPage } from '#features/identity/auth-page.tsx'
import { endSession } from '#features/identity/end-session.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { errorText } from '#shell/error-text.ts'
import { PictureKey } from '#ui/art/picture-key.tsx'
import { PictureRest } from '#ui/art/picture-rest.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import { CodeStep } from './code-step.tsx'
import { PhoneCode } from './phone-code.tsx'

/** /auth/two-fa: the second step for people with a second factor. */
export function TwoFaPage() {
  const { t } = useLingui()
  const { data: factors } = useSuspenseQuery(factorsQuery)
  const ways: FactorKind[] = ['recovery']
  if (factors.sms) ways.unshift('sms')
  if (factors.totp) ways.unshift('totp')
  // A person who requested a text message returns to this page after reading it.
  const isTexted = factors.sms && lastTexted('sign-in') !== null
  const [way, setWay] = useState<FactorKind>(isTexted ? 'sms' : (ways[0] ?? 'recovery'))
  const [spent, setSpent] = useState<unknown>(null)
  const onRefused = (error: unknown) => {
    if (isSpent(error)) setSpent(error)
  }
  if (spent !== null) {
    return <StartAgain error={spent} />
  }
  const leads: Record<FactorKind, string> = {
    totp: t`Your password is right. Now enter the code from your authenticator app.`,
    sms: t`Your password is right. Now we’ll text a code to your phone.`,
    recovery: t`Your password is right. Now enter one of your recovery codes.`,
  }
  return (
    <AuthPage
      title={t`One more step`}
      name={t`Two-factor sign-in`}
      moment={way}
      lead={leads[way]}
      picture={<PictureKey />}
      long
    >
      <Card>
        {way === 'sms' ? (
          <PhoneCode phone={factors.phone} onRefused={onRefused} />
        ) : (
          <CodeStep key={way} way={way} onRefused={onRefused} />
        )}
      </Card>
      <OtherWays ways={ways.filter((other) => other !== way)} onChoose={setWay} />
      <p className="text-note text-field-soft">
        <Trans>You have 5 tries in 10 minutes. After that, start again with your password.</Trans>
      </p>
    </AuthPage>
  )
}

/** The other ways to give a code, and a link to cancel. */
function OtherWays({
  ways,
  onChoose,
}: {
  ways: FactorKind[]
  onChoose: (way: FactorKind) => void
}) {
  const { t } = useLingui()
  const labels: Record<FactorKind, string> = {
    totp: t`Use my authenticator app`,
    sms: t`Text me a code instead`,
    recovery: t`Use a recovery code`,
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {ways.map((way) => (
        <Button key={way} variant="quiet" onClick={() => onChoose(way)}>
          {labels[way]}
        </Button>
      ))}
      <AppLink to={paths.signOff} className={linkClass('py-3')}>
        <Trans>Sign out</Trans>
      </AppLink>
    </div>
  )
}

function StartAgain({ error }: { error: unknown }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const again = useMutation({
    mutationFn: () => endSession(queryClient),
    onSettled: () => navigate(paths.login, { replace: true }),
  })
  return (
    <AuthPage
      title={t`Too many tries`}
      moment="spent"
      lead={errorText(error)}
      picture={<PictureRest />}
    >
      <p>
        <Trans>Next time, use a new code from your app or a recovery code.</Trans>
      </p>
      <Button className="self-start" pending={again.isPending} onClick={() => again.mutate()}>
        <Trans>Start again</Trans>
      </Button>
    </AuthPage>
  )
}
