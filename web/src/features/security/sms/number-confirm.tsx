import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { graphql } from '#api/generated/gql.ts'
import { MaskedPhone } from '#features/fresh-sign-in/codes/masked-phone.tsx'
import { forgetTexted } from '#features/fresh-sign-in/codes/next-text.ts'
import { OtherWay } from '#features/fresh-sign-in/codes/other-way.tsx'
import { maskPhone } from '#features/fresh-sign-in/codes/phone-mask.ts'
import { SendAgain } from '#features/fresh-sign-in/codes/send-again.tsx'
import { afterSetUp } from '#features/security/parts/after-set-up.ts'
import { useFactors } from '#features/security/security.queries.ts'
import { renewBy, useSecured } from '#features/security/use-secured.ts'
import { CodeForm } from '#shell/forms/code-form.tsx'

const verifyDocument = graphql(`
  mutation ConfirmSms($code: String!) {
    verifySMSOTP(code: $code) {
      token
    }
  }
`)

export type NumberConfirmProps = {
  /** In E.164. */
  phone: string
  nextAt: number
  pending: boolean
  error: unknown
  onSendAgain: () => void
  onCorrect: () => void
}

/** The texted code, which completes setting up the number. */
export function NumberConfirm(props: NumberConfirmProps) {
  const { phone, nextAt, pending, error, onSendAgain, onCorrect } = props
  const { t } = useLingui()
  const navigate = useNavigate()
  const { codes, sms } = useFactors()
  // Kept unchanged, because the page shows the new number as soon as it is confirmed.
  const [doneWords] = useState(
    sms ? t`We’ll text codes to your new number.` : t`Text message codes are set up.`,
  )
  const confirm = useSecured(
    (code: string) => renewBy(verifyDocument, { code }, (data) => data.verifySMSOTP),
    () => {
      forgetTexted('number')
      afterSetUp(navigate, codes.left, doneWords)
    },
  )
  return (
    <div className="flex flex-col gap-6">
      <p role="status">
        <Trans>
          We texted a code to <MaskedPhone phone={maskPhone(phone)} />.
        </Trans>
      </p>
      <CodeForm
        kind="sms"
        takesFocus
        submitLabel={t`Confirm the number`}
        error={confirm.error ?? error}
        pending={confirm.pending}
        onSubmit={(code) => confirm.send(code)}
      >
        <SendAgain nextAt={nextAt} pending={pending} onSend={onSendAgain} />
        <OtherWay onTake={onCorrect}>
          <Trans>Use another number</Trans>
        </OtherWay>
      </CodeForm>
    </div>
  )
}
