import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { Step, Steps } from '#features/security/parts/steps.tsx'
import { useSecured } from '#features/security/use-secured.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { Secret } from './scan-or-type.tsx'

const initiateDocument = graphql(`
  mutation BeginTotp {
    initiateTOTP {
      secret
      uri
    }
  }
`)

type Setup = Secret & { ScanOrType: ComponentType<Secret>; TotpConfirm: ComponentType }

/** From no app to a confirmed one: have an app, scan or type the key, type its first code. */
export function TotpSetUp() {
  const { t } = useLingui()
  const [setup, setSetup] = useState<Setup | null>(null)
  const begin = useSecured(begun, setSetup)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone: the next step has the focus, and is in sight.
  useEffect(() => {
    if (setup === null) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [setup])
  return (
    <Card className="sm:p-8">
      <Steps>
        <Step number={1} title={t`Have an authenticator app`} isDone={setup !== null}>
          {setup === null && (
            <>
              <p className="max-w-prose text-field-soft">
                <Trans>
                  Any will do, and many password managers hold one. If you have none, get one from
                  your phone’s app store first.
                </Trans>
              </p>
              <InlineError error={begin.error} />
              <Button
                variant="primary"
                className="self-start"
                pending={begin.pending}
                onClick={() => begin.send()}
              >
                <Trans>I have one</Trans>
              </Button>
            </>
          )}
        </Step>
        <Step number={2} title={t`Show it the square`} headingRef={heading} isOpen={setup !== null}>
          {setup && <setup.ScanOrType secret={setup.secret} uri={setup.uri} />}
        </Step>
        <Step number={3} title={t`Type the code that it shows`} isOpen={setup !== null}>
          {setup && <setup.TotpConfirm />}
        </Step>
      </Steps>
    </Card>
  )
}

/** The secret, and the code of the next steps: neither waits for the other. */
async function begun(): Promise<Setup> {
  const [{ initiateTOTP }, { ScanOrType }, { TotpConfirm }] = await Promise.all([
    request(initiateDocument, {}),
    import('./scan-or-type.tsx'),
    import('./totp-confirm.tsx'),
  ])
  return { ...initiateTOTP, ScanOrType, TotpConfirm }
}
