import { Trans, useLingui } from '@lingui/react/macro'
import type { Way } from '#api/second-factor.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { linkClass } from '#ui/link.tsx'

/** The other ways to prove who one is, and the way out. */
export function OtherWays({ ways, onChoose }: { ways: Way[]; onChoose: (way: Way) => void }) {
  const { t } = useLingui()
  const labels: Record<Way, string> = {
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
        <Trans>Sign off</Trans>
      </AppLink>
    </div>
  )
}
