import { type ComponentType, useState } from 'react'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { afterRefusal, afterSending } from '#features/security/parts/next-text.ts'
import { useSecured } from '#features/security/use-secured.ts'
import type { NumberConfirmProps } from './number-confirm.tsx'
import { PhoneForm, type TypedPhone } from './phone-form.tsx'

const setUpDocument = graphql(`
  mutation SetUpSms($phone: String!) {
    setupSMSOTP(phone: $phone)
  }
`)

type Typed = { phone: string; typed: TypedPhone }
type Sent = Typed & { nextAt: number; NumberConfirm: ComponentType<NumberConfirmProps> }

/** Has a code texted, and fetches what takes it. */
async function sendTo(phone: string) {
  const [{ NumberConfirm }] = await Promise.all([
    import('./number-confirm.tsx'),
    request(setUpDocument, { phone }),
  ])
  return NumberConfirm
}

/** A number, then the code that was texted to it. */
export function NumberSetUp({ onCancel }: { onCancel?: () => void }) {
  const [sent, setSent] = useState<Sent | null>(null)
  const [isCorrecting, setIsCorrecting] = useState(false)
  const { send, pending, error, reset } = useSecured(
    ({ phone }: Typed) => sendTo(phone),
    (NumberConfirm, { phone, typed }) => {
      setSent({ phone, typed, NumberConfirm, nextAt: afterSending() })
      setIsCorrecting(false)
    },
    (failure) => {
      const nextAt = afterRefusal(failure)
      if (sent && nextAt !== null) setSent({ ...sent, nextAt })
    },
  )
  if (sent === null || isCorrecting) {
    return (
      <PhoneForm
        typed={sent?.typed ?? null}
        error={error}
        pending={pending}
        onSubmit={(phone, typed) => send({ phone, typed })}
        onCancel={isCorrecting ? () => setIsCorrecting(false) : onCancel}
      />
    )
  }
  return (
    <sent.NumberConfirm
      phone={sent.phone}
      nextAt={sent.nextAt}
      pending={pending}
      error={error}
      onSendAgain={() => send(sent)}
      onCorrect={() => {
        reset()
        setIsCorrecting(true)
      }}
    />
  )
}
