import { useState } from 'react'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import {
  afterRefusal,
  afterSending,
  lastTexted,
  noteTexted,
} from '#features/fresh-sign-in/codes/next-text.ts'
import { useSecured } from '#features/security/use-secured.ts'
import { NumberConfirm } from './number-confirm.tsx'
import { PhoneForm, type TypedPhone } from './phone-form.tsx'

const setUpDocument = graphql(`
  mutation SetUpSms($phone: String!) {
    setupSMSOTP(phone: $phone)
  }
`)

type TypedNumber = { phone: string; typed: TypedPhone }
type SentNumber = TypedNumber & { nextAt: number }

const sendTo = (phone: string) => request(setUpDocument, { phone })

/** The text message sent before a reload of the page. */
function sentBefore(): SentNumber | null {
  const texted = lastTexted<TypedNumber>('number')
  return texted && { ...texted.about, nextAt: afterSending(texted.at) }
}

export function NumberSetUp({ onCancel }: { onCancel?: () => void }) {
  const [sent, setSent] = useState(sentBefore)
  const [isCorrecting, setIsCorrecting] = useState(false)
  const { send, pending, error, reset } = useSecured(
    ({ phone }: TypedNumber) => sendTo(phone),
    (_, { phone, typed }) => {
      const { at } = noteTexted<TypedNumber>('number', { phone, typed })
      setSent({ phone, typed, nextAt: afterSending(at) })
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
        takesFocus={isCorrecting || onCancel !== undefined}
        onCancel={isCorrecting ? () => setIsCorrecting(false) : onCancel}
      />
    )
  }
  return (
    <NumberConfirm
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
