import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { type ComponentType, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { RemovalCard } from '#features/security/parts/removal-card.tsx'
import { useFactors } from '#features/security/security.queries.ts'
import { SecurityPage } from '#features/security/security-page.tsx'
import { useSecured } from '#features/security/use-secured.ts'
import { cx } from '#lib/cx.ts'
import { paths } from '#paths.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { Secret } from './scan-or-type.tsx'
import { TotpRemoval } from './totp-removal.tsx'

const initiateDocument = graphql(`
  mutation BeginTotp {
    initiateTOTP {
      secret
      uri
    }
  }
`)

/** /security/two-factor/totp: sets up or removes the authenticator app. */
export function TotpPage() {
  const { t } = useLingui()
  const { totp } = useFactors()
  return (
    <SecurityPage
      title={totp ? t`Your authenticator app` : t`Set up your authenticator app`}
      name={t`Authenticator app`}
      lead={
        totp ? (
          <Trans>After your password, we’ll ask for a code from the app.</Trans>
        ) : (
          <Trans>3 steps, about 2 minutes.</Trans>
        )
      }
      back={{ to: paths.twoFactor, label: t`Two-factor sign-in` }}
    >
      {totp ? <TotpOn /> : <TotpSetUp />}
    </SecurityPage>
  )
}

/** The app is set up: the page only offers its removal. */
function TotpOn() {
  const { t } = useLingui()
  const { sms } = useFactors()
  return (
    <RemovalCard
      title={t`Remove the app`}
      isLast={!sms}
      text={
        <Trans>
          New phone? Remove the app here, then set it up again. Old codes stop working right away.
        </Trans>
      }
      form={TotpRemoval}
    />
  )
}

type Setup = Secret & { ScanOrType: ComponentType<Secret>; TotpConfirm: ComponentType }

/** The steps to set up an app: get one, scan or type the key, type the first code. */
function TotpSetUp() {
  const { t } = useLingui()
  const [setup, setSetup] = useState<Setup | null>(null)
  const begin = useSecured(begun, setSetup)
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is removed: the next step takes the focus.
  useEffect(() => {
    if (setup === null) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [setup])
  return (
    <Card className="sm:p-8">
      <Steps>
        <Step number={1} title={t`Get an authenticator app`} isDone={setup !== null}>
          {setup === null && (
            <>
              <p className="max-w-prose text-field-soft">
                <Trans>
                  Any authenticator app works, and many password managers include one. If you don’t
                  have one, get one from your phone’s app store.
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
        <Step number={2} title={t`Scan the QR code`} headingRef={heading} isOpen={setup !== null}>
          {setup && <setup.ScanOrType secret={setup.secret} uri={setup.uri} />}
        </Step>
        <Step number={3} title={t`Enter the code it shows`} isOpen={setup !== null}>
          {setup && <setup.TotpConfirm />}
        </Step>
      </Steps>
    </Card>
  )
}

/** QR code and form of the next steps, loaded in parallel. */
async function begun(): Promise<Setup> {
  const [{ initiateTOTP }, { ScanOrType }, { TotpConfirm }] = await Promise.all([
    request(initiateDocument, {}),
    import('./scan-or-type.tsx'),
    import('./totp-confirm.tsx'),
  ])
  return { ...initiateTOTP, ScanOrType, TotpConfirm }
}

/** Steps to take one after the other. */
function Steps({ children }: { children: ReactNode }) {
  return <ol className="flex flex-col gap-8">{children}</ol>
}

type StepProps = {
  number: number
  title: string
  /** Takes the heading's ref, to focus it. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Whether this step is the current one or is done. */
  isOpen?: boolean
  isDone?: boolean
  children?: ReactNode
}

function Step(props: StepProps) {
  const { number, title, headingRef, isOpen = true, isDone = false, children } = props
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-4 sm:gap-x-6">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-10 shrink-0 place-items-center rounded-pill font-display text-lead',
          isDone && 'on-tone bg-mint',
          !isDone && isOpen && 'on-tone bg-sun',
          !isDone && !isOpen && 'bg-quiet',
        )}
      >
        {isDone ? <Check className="size-5" strokeWidth={3} /> : number}
      </span>
      <h2
        ref={headingRef}
        tabIndex={-1}
        className={cx(
          'scroll-mt-6 text-lead outline-none max-[22.5rem]:col-span-2',
          !isOpen && 'text-field-soft',
        )}
      >
        {title}
      </h2>
      {children && (
        <div className="col-span-2 flex min-w-0 flex-col gap-4 sm:col-span-1 sm:col-start-2">
          {children}
        </div>
      )}
    </li>
  )
}
