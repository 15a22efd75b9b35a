import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { has2FA } from '#api/factors.ts'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { CodeDots } from '#features/security/parts/code-dots.tsx'
import { useFactors } from '#features/security/security.queries.ts'
import { SecurityPage } from '#features/security/security-page.tsx'
import { useSecured } from '#features/security/use-secured.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FreshCodes } from './fresh-codes.tsx'

const generateDocument = graphql(`
  mutation MakeRecoveryCodes {
    generateRecoveryCodes
  }
`)

/** /security/two-factor/recovery-codes: how many are left, and new ones, shown this once. */
export function RecoveryPage() {
  const { t } = useLingui()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <SecurityPage
      title={codes ? t`Keep these codes safe` : t`A way in without your phone`}
      name={t`Recovery codes`}
      lead={
        codes ? (
          <Trans>
            They are shown this once. Keep them where you keep what matters, and not on the phone
            that they stand in for.
          </Trans>
        ) : (
          <Trans>
            Ten recovery codes. When your phone is lost or broken, each of them lets you in once.
          </Trans>
        )
      }
      back={{ to: paths.twoFactor, label: t`Two-step sign-in` }}
    >
      {codes ? <FreshCodes codes={codes} /> : <HowManyAreLeft onCodes={setCodes} />}
    </SecurityPage>
  )
}

function HowManyAreLeft({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const { t } = useLingui()
  const factors = useFactors()
  const { left, all } = factors.codes
  const [isAsking, setIsAsking] = useState(false)
  const make = useSecured(
    async () => (await request(generateDocument, {})).generateRecoveryCodes,
    (codes) => {
      setIsAsking(false)
      onCodes(codes)
    },
  )
  if (!has2FA(factors)) return <FactorFirst />
  if (all === 0) {
    return (
      <Card tone="sun" className="flex max-w-160 flex-col items-start gap-4 sm:p-8">
        <h2 className="text-title">
          <Trans>You have none yet</Trans>
        </h2>
        <p>
          <Trans>Make them now: without them, a lost phone locks you out.</Trans>
        </p>
        <InlineError error={make.error} />
        <Button pending={make.pending} onClick={() => make.send()}>
          <Trans>Make my codes</Trans>
        </Button>
      </Card>
    )
  }
  return (
    <Card
      tone={left === 0 ? 'coral' : 'lilac'}
      className="flex max-w-160 flex-col items-start gap-4 sm:p-8"
    >
      <div>
        <h2 className="text-title">
          <Plural
            value={left}
            _0="None is left"
            one={`# of ${all} is left`}
            other={`# of ${all} are left`}
          />
        </h2>
        <CodeDots left={left} all={all} />
      </div>
      <p>
        <Trans>Lost the list, or few are left? Make ten new ones.</Trans>
      </p>
      <Button onClick={() => setIsAsking(true)}>
        <Trans>Make new codes</Trans>
      </Button>
      <DialogShell
        open={isAsking}
        onClose={() => {
          setIsAsking(false)
          make.reset()
        }}
        title={t`Make new codes?`}
        error={make.error}
        pending={make.pending}
        actionLabel={t`Make new codes`}
        onAction={() => make.send()}
      >
        <p>
          <Trans>The codes that you have now stop working at once.</Trans>
        </p>
      </DialogShell>
    </Card>
  )
}

function FactorFirst() {
  return (
    <Card className="flex max-w-160 flex-col items-start gap-4 sm:p-8">
      <h2 className="text-title">
        <Trans>First a second step</Trans>
      </h2>
      <p className="text-field-soft">
        <Trans>Recovery codes stand in for an app or a phone. You have set up neither yet.</Trans>
      </p>
      <AppLink to={paths.twoFactor} className={buttonClass('strong')}>
        <Trans>Set up a second step</Trans>
      </AppLink>
    </Card>
  )
}
