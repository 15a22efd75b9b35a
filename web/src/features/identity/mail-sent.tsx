import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useSecondsLeft } from '#ui/use-seconds-left.ts'

/** The pause between two mails, in milliseconds: long enough for the first mail to arrive. */
const pause = 30_000

export type MailSentProps = {
  sendAgain: () => Promise<unknown>
  other: ReactNode
}

export function MailSent({ sendAgain, other }: MailSentProps) {
  const { t } = useLingui()
  const again = useMutation({ mutationFn: sendAgain })
  const left = useSecondsLeft(again.isSuccess ? again.submittedAt + pause : 0)
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-title">
        <Trans>No email yet?</Trans>
      </h2>
      <p className="text-field-soft">
        <Trans>
          It can take a minute. Check your spam folder too. You can send it 5 times an hour. Only
          the newest link works.
        </Trans>
      </p>
      <p role="status" className="font-semibold empty:hidden">
        {again.isSuccess && <Trans>Sent again.</Trans>}
      </p>
      <InlineError error={again.error} />
      <div className="flex flex-wrap gap-3">
        <Button disabled={left > 0} pending={again.isPending} onClick={() => again.mutate()}>
          {left > 0 ? t`Send again in ${left} s` : t`Send it again`}
        </Button>
        {other}
      </div>
    </Card>
  )
}
