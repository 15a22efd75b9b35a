import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toAppError } from '#api/errors.ts'
import { textCode } from '#api/second-factor.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { useSecondsLeft } from '#ui/use-seconds-left.ts'
import { type CodeProps, SixDigits } from './code-form.tsx'

/** Between two text messages, in milliseconds (product 4, promise 9 of sign-in). */
const pause = 60_000

/** A code by text message: nothing is sent before the person asks for it. */
export function PhoneCode({ phone, onRefused }: CodeProps & { phone: string | null }) {
  const { t } = useLingui()
  const [nextAt, setNextAt] = useState(0)
  const text = useMutation({
    mutationFn: () => textCode(),
    onSuccess: () => setNextAt(Date.now() + pause),
    onError: (error) => {
      const { retryAfter } = toAppError(error)
      if (retryAfter !== null) setNextAt(Date.now() + retryAfter * 1000)
    },
  })
  const [wasSent, setWasSent] = useState(false)
  const left = useSecondsLeft(nextAt)
  const send = () => text.mutate(undefined, { onSuccess: () => setWasSent(true) })
  const wait = t`Send again in ${asTime(left)}`
  return (
    <div className="flex flex-col gap-6">
      {wasSent ? (
        <SixDigits
          way="sms"
          label={t`Code from the text message`}
          hint={<Trans>6 digits, good for 5 minutes.</Trans>}
          onRefused={onRefused}
        />
      ) : (
        <p>
          <Trans>
            It goes to <strong>{phone}</strong>, the number of your account.
          </Trans>
        </p>
      )}
      <InlineError error={text.error} />
      <p role="status" className="empty:hidden">
        {wasSent && text.isSuccess && <Trans>A code is on its way to {phone}.</Trans>}
      </p>
      <Button
        variant={wasSent ? 'quiet' : 'primary'}
        className="self-start"
        disabled={left > 0}
        pending={text.isPending}
        onClick={send}
      >
        {left > 0 ? wait : wasSent ? t`Send another code` : t`Text me a code`}
      </Button>
    </div>
  )
}

/** 75 as "1:15", 42 as "42 s". */
function asTime(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
