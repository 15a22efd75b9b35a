import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { has2FA } from '#features/fresh-sign-in/factors.ts'
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

/** /security/two-factor/recovery-codes: the number of codes left, and new ones, shown only once. */
export function RecoveryPage() {
  const { t } = useLingui()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <SecurityPage
      title={codes ? t`Keep these codes safe` : t`Sign in without your phone`}
      name={t`Recovery codes`}
      lead={
        codes ? (
          <Trans>You won’t see them again. Store them somewhere safe, not on this phone.</Trans>
        ) : (
          <Trans>
            10 recovery codes. If your phone is lost or broken, each one lets you in once.
          </Trans>
        )
      }
      back={{ to: paths.twoFactor, label: t`Two-factor sign-in` }}
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
          <Trans>Create them now. Without them, you can’t sign in if you lose your phone.</Trans>
        </p>
        <InlineError error={make.error} />
        <Button pending={make.pending} onClick={() => make.send()}>
          <Trans>Create my codes</Trans>
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
          <Plural value={left} _0="None left" one={`# of ${all} left`} other={`# of ${all} left`} />
        </h2>
        <CodeDots left={left} all={all} />
      </div>
      <p>
        <Trans>Lost your list, or running low? Create 10 new codes.</Trans>
      </p>
      <Button onClick={() => setIsAsking(true)}>
        <Trans>Create new codes</Trans>
      </Button>
      <DialogShell
        open={isAsking}
        onClose={() => {
          setIsAsking(false)
          make.reset()
        }}
        title={t`Create new codes?`}
        error={make.error}
        pending={make.pending}
        actionLabel={t`Create new codes`}
        onAction={() => make.send()}
      >
        <p>
          <Trans>Your current codes will stop working.</Trans>
        </p>
      </DialogShell>
    </Card>
  )
}

function FactorFirst() {
  return (
    <Card className="flex max-w-160 flex-col items-start gap-4 sm:p-8">
      <h2 className="text-title">
        <Trans>Set up two-factor sign-in first</Trans>
      </h2>
      <p className="text-field-soft">
        <Trans>Recovery codes replace your app or phone, and you haven’t set up either yet.</Trans>
      </p>
      <AppLink to={paths.twoFactor} className={buttonClass('strong')}>
        <Trans>Set up two-factor sign-in</Trans>
      </AppLink>
    </Card>
  )
}
