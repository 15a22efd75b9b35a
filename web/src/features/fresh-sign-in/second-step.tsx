import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MaskedPhone } from '#features/fresh-sign-in/codes/masked-phone.tsx'
import { afterRefusal, afterSending } from '#features/fresh-sign-in/codes/next-text.ts'
import { OtherWay } from '#features/fresh-sign-in/codes/other-way.tsx'
import { SendAgain } from '#features/fresh-sign-in/codes/send-again.tsx'
import { CodeForm } from '#shell/forms/code-form.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { factorsQuery } from './factors.ts'
import type { FactorKind } from './second-factor.ts'

export type SecondStepProps = {
  /** Checks the code. Afterwards the person is signed in again. */
  onGive: (way: FactorKind, code: string) => Promise<void>
  onText: () => Promise<void>
  onCancel: () => void
}

export function SecondStep({ onGive, onText, onCancel }: SecondStepProps) {
  const { t } = useLingui()
  const factors = useSuspenseQuery(factorsQuery).data
  const [way, setWay] = useState<FactorKind>(factors.totp ? 'totp' : 'sms')
  const [isSent, setIsSent] = useState(false)
  const [nextAt, setNextAt] = useState<number | null>(null)
  const give = useMutation({ mutationFn: (code: string) => onGive(way, code) })
  const send = useMutation({
    mutationFn: onText,
    onError: (error) => setNextAt(afterRefusal(error)),
    onSuccess: () => {
      setIsSent(true)
      setNextAt(afterSending())
    },
  })
  const take = (next: FactorKind) => {
    setWay(next)
    give.reset()
    send.reset()
  }
  return (
    <div className="flex flex-col gap-6">
      {way === 'sms' && !isSent ? (
        <>
          <p>
            <Trans>
              We’ll text a code to <MaskedPhone phone={factors.phone} />.
            </Trans>
          </p>
          <InlineError error={send.error} />
          <div className="flex flex-wrap gap-3">
            {nextAt === null ? (
              <Button variant="primary" pending={send.isPending} onClick={() => send.mutate()}>
                <Trans>Send the code</Trans>
              </Button>
            ) : (
              <SendAgain nextAt={nextAt} pending={send.isPending} onSend={() => send.mutate()} />
            )}
            <Button variant="quiet" onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </>
      ) : (
        <CodeForm
          key={way}
          kind={way}
          takesFocus
          submitLabel={t`Continue`}
          error={give.error ?? send.error}
          pending={give.isPending}
          onSubmit={(code) => give.mutate(code)}
          onCancel={onCancel}
        >
          {way === 'sms' && nextAt !== null && (
            <SendAgain nextAt={nextAt} pending={send.isPending} onSend={() => send.mutate()} />
          )}
        </CodeForm>
      )}
      <OtherWays way={way} onTake={take} />
    </div>
  )
}

function OtherWays({ way, onTake }: { way: FactorKind; onTake: (way: FactorKind) => void }) {
  const { t } = useLingui()
  const { totp, sms, codes } = useSuspenseQuery(factorsQuery).data
  const ways: [way: FactorKind, has: boolean, label: string][] = [
    ['totp', totp, t`Use your authenticator app`],
    ['sms', sms, t`Get a code by text message`],
    ['recovery', codes.left > 0, t`Use a recovery code`],
  ]
  const others = ways.filter(([other, has]) => has && other !== way)
  if (others.length === 0) return null
  return (
    <ul className="flex flex-col items-start border-t-2 border-(--quiet) pt-3">
      {others.map(([other, , label]) => (
        <li key={other}>
          <OtherWay onTake={() => onTake(other)}>{label}</OtherWay>
        </li>
      ))}
    </ul>
  )
}
