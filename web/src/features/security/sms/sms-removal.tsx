import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { graphql } from '#api/generated/gql.ts'
import { MaskedPhone } from '#features/fresh-sign-in/codes/masked-phone.tsx'
import {
  afterRefusal,
  afterSending,
  forgetTexted,
  lastTexted,
  noteTexted,
} from '#features/fresh-sign-in/codes/next-text.ts'
import { OtherWay } from '#features/fresh-sign-in/codes/other-way.tsx'
import { SendAgain } from '#features/fresh-sign-in/codes/send-again.tsx'
import { useAskToSignIn } from '#features/fresh-sign-in/fresh.ts'
import { textCode } from '#features/fresh-sign-in/second-factor.ts'
import { sessionsQuery, useFactors } from '#features/security/security.queries.ts'
import { isFresh } from '#features/security/security.rules.ts'
import { renewBy, useSecured } from '#features/security/use-secured.ts'
import { paths } from '#paths.ts'
import { CodeForm } from '#shell/forms/code-form.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'

const byCodeDocument = graphql(`
  mutation RemoveSms($code: String!) {
    verifyAndDisableSMSOTP(code: $code) {
      token
    }
  }
`)

const byRecoveryDocument = graphql(`
  mutation RemoveSmsByRecovery($code: String!) {
    disableSMSOTPWithRecovery(code: $code) {
      token
    }
  }
`)

export function SmsRemoval({ onCancel }: { onCancel: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [way, setWay] = useState<'sms' | 'recovery'>('sms')
  const [sent, setSent] = useState(() => lastTexted('removal'))
  const [nextAt, setNextAt] = useState(sent && afterSending(sent.at))
  const { codes } = useFactors()
  const signInFirst = useSignInFirst()
  const text = useSecured(
    async () => {
      await signInFirst()
      await textCode()
    },
    () => {
      setSent(noteTexted('removal', null))
      setNextAt(afterSending())
    },
    (error) => setNextAt(afterRefusal(error)),
  )
  const remove = useSecured(
    (code: string) =>
      way === 'sms'
        ? renewBy(byCodeDocument, { code }, (data) => data.verifyAndDisableSMSOTP)
        : renewBy(byRecoveryDocument, { code }, (data) => data.disableSMSOTPWithRecovery),
    () => {
      forgetTexted('removal')
      showSnackbar({ text: t`Your number is removed.`, color: 'info' })
      navigate(paths.twoFactor)
    },
  )
  const other = (way === 'recovery' || codes.left > 0) && (
    <OtherWay
      onTake={() => {
        setWay(way === 'sms' ? 'recovery' : 'sms')
        text.reset()
        remove.reset()
      }}
    >
      {way === 'sms' ? (
        <Trans>I don’t have this number. Use a recovery code</Trans>
      ) : (
        <Trans>Use a code by text message</Trans>
      )}
    </OtherWay>
  )
  if (way === 'sms' && sent === null) {
    return (
      <SendFirst
        nextAt={nextAt}
        pending={text.pending}
        error={text.error}
        onSend={() => text.send()}
        onCancel={onCancel}
      >
        {other}
      </SendFirst>
    )
  }
  return (
    <CodeForm
      key={way}
      kind={way}
      submitLabel={t`Remove the number`}
      isRemoval
      takesFocus
      error={remove.error ?? text.error}
      pending={remove.pending}
      onSubmit={(code) => remove.send(code)}
      onCancel={onCancel}
    >
      {way === 'sms' && nextAt !== null && (
        <SendAgain nextAt={nextAt} pending={text.pending} onSend={() => text.send()} />
      )}
      {other}
    </CodeForm>
  )
}

type SendFirstProps = {
  /** Set if a code was texted recently for another purpose. */
  nextAt: number | null
  pending: boolean
  error: unknown
  onSend: () => void
  onCancel: () => void
  children: ReactNode
}

function SendFirst({ nextAt, pending, error, onSend, onCancel, children }: SendFirstProps) {
  const { phone } = useFactors()
  const words = useRef<HTMLParagraphElement>(null)
  // The button that opened this part is removed.
  useEffect(() => words.current?.focus(), [])
  return (
    <div className="flex flex-col items-start gap-4">
      <p ref={words} tabIndex={-1} className="outline-none">
        <Trans>
          To check that it’s you, we’ll text a code to <MaskedPhone phone={phone} />.
        </Trans>
      </p>
      <InlineError error={error} />
      <div className="flex flex-wrap gap-3">
        {nextAt === null ? (
          <Button variant="primary" pending={pending} onClick={onSend}>
            <Trans>Text me a code</Trans>
          </Button>
        ) : (
          <SendAgain nextAt={nextAt} pending={pending} onSend={onSend} />
        )}
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      {children}
    </div>
  )
}

/** Signs in again first if required, because a texted code is valid in one session only. */
function useSignInFirst(): () => Promise<void> {
  const queries = useQueryClient()
  const ask = useAskToSignIn()
  return async () => {
    const sessions = await queries.fetchQuery(sessionsQuery)
    const current = sessions.find((session) => session.isCurrent)
    if (!isFresh(current, new Date())) await ask()
  }
}
