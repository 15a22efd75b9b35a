import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { MaskedPhone } from '#features/fresh-sign-in/codes/masked-phone.tsx'
import { afterRefusal, afterSending } from '#features/fresh-sign-in/codes/next-text.ts'
import { SendAgain } from '#features/fresh-sign-in/codes/send-again.tsx'
import { textCode } from '#features/fresh-sign-in/second-factor.ts'
import { useFactors } from '#features/security/security.queries.ts'
import { CodeForm } from '#shell/forms/code-form.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

const testDocument = graphql(`
  mutation TestSecondFactor($code: String!) {
    secondFactorTest(code: $code)
  }
`)

export function Trial() {
  const { t } = useLingui()
  const { sms } = useFactors()
  const test = useMutation({ mutationFn: (code: string) => request(testDocument, { code }) })
  return (
    <Card className="flex max-w-160 flex-col gap-6 sm:p-8">
      <CodeForm
        kind="any"
        submitLabel={t`Check code`}
        error={test.error}
        pending={test.isPending}
        onSubmit={(code) => test.mutate(code)}
        // A result applies to the typed code only.
        onType={() => test.isSuccess && test.reset()}
      >
        {sms && <TextOne />}
      </CodeForm>
      <div role="status">
        {test.isSuccess && (
          <p className="on-tone flex gap-3 rounded-field bg-mint px-4 py-3 font-semibold">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={3} />
            <Trans>This code works.</Trans>
          </p>
        )}
      </div>
      <p className="text-note text-field-soft">
        <Trans>Wrong codes count as they do when you sign in. After 10, you wait 15 minutes.</Trans>
      </p>
    </Card>
  )
}

function TextOne() {
  const { phone } = useFactors()
  const [nextAt, setNextAt] = useState<number | null>(null)
  const send = useMutation({
    mutationFn: () => textCode(),
    onSuccess: () => setNextAt(afterSending()),
    onError: (error) => setNextAt(afterRefusal(error)),
  })
  return (
    <>
      <InlineError error={send.error} />
      {nextAt === null ? (
        <Button
          variant="quiet"
          className="self-start"
          pending={send.isPending}
          onClick={() => send.mutate()}
        >
          <Trans>Text a code to my phone</Trans>
        </Button>
      ) : (
        <>
          <p role="status" className="empty:hidden">
            {send.isSuccess && (
              <Trans>
                We texted a code to <MaskedPhone phone={phone} />.
              </Trans>
            )}
          </p>
          <SendAgain nextAt={nextAt} pending={send.isPending} onSend={() => send.mutate()} />
        </>
      )}
    </>
  )
}
