import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { MaskedPhone } from '#features/fresh-sign-in/codes/masked-phone.tsx'
import {
  afterRefusal,
  afterSending,
  lastTexted,
  noteTexted,
} from '#features/fresh-sign-in/codes/next-text.ts'
import { SendAgain } from '#features/fresh-sign-in/codes/send-again.tsx'
import { textCode } from '#features/fresh-sign-in/second-factor.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { CodeStep, type CodeStepProps } from './code-step.tsx'

export function PhoneCode({ phone, onRefused }: CodeStepProps & { phone: string | null }) {
  const [sent, setSent] = useState(() => lastTexted('sign-in'))
  const [nextAt, setNextAt] = useState(sent && afterSending(sent.at))
  const text = useMutation({
    mutationFn: () => textCode(),
    onSuccess: () => {
      setSent(noteTexted('sign-in', null))
      setNextAt(afterSending())
    },
    onError: (error) => setNextAt(afterRefusal(error)),
  })
  const again = nextAt !== null && (
    <SendAgain nextAt={nextAt} pending={text.isPending} onSend={() => text.mutate()} />
  )
  if (sent !== null) {
    return (
      <div className="flex flex-col gap-6">
        <p role="status">
          <Trans>
            We texted a code to <MaskedPhone phone={phone} />.
          </Trans>
        </p>
        <CodeStep way="sms" onRefused={onRefused} error={text.error}>
          {again}
        </CodeStep>
      </div>
    )
  }
  return (
    <div className="flex flex-col items-start gap-6">
      <p>
        <Trans>
          We’ll text it to <MaskedPhone phone={phone} />.
        </Trans>
      </p>
      <InlineError error={text.error} />
      {again || (
        <Button variant="primary" pending={text.isPending} onClick={() => text.mutate()}>
          <Trans>Text me a code</Trans>
        </Button>
      )}
    </div>
  )
}
