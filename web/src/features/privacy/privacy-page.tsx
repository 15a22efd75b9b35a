import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { BackLink } from '#shell/back-link.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { FreshSignIn } from '#shell/reauthenticate/fresh-sign-in.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { DownloadCard } from './download/download-card.tsx'
import type { LeaveDialogProps } from './leaving/leave-dialog.tsx'
import { whoSeesQuery } from './privacy.queries.ts'
import { WhoSees } from './sight/who-sees.tsx'

const leaveDialog = lazyPart<LeaveDialogProps>(
  async () => (await import('./leaving/leave-dialog.tsx')).LeaveDialog,
)

/** /profile/privacy: who sees what, one's own data, and the way out (product 6). */
export function PrivacyPage() {
  const { t } = useLingui()
  const { data: rows } = useSuspenseQuery(whoSeesQuery)
  return (
    <FreshSignIn>
      <header className="mb-8 flex flex-col items-start gap-3">
        <BackLink to={paths.profile}>
          <Trans>Your profile</Trans>
        </BackLink>
        <PageTitle name={t`Privacy`}>
          <Trans>Who sees what about you</Trans>
        </PageTitle>
        <p className="max-w-prose text-lead text-pretty text-field-soft">
          <Trans>
            This page is made from the very rules that {productName} itself follows, so what it says
            is what happens.
          </Trans>
        </p>
      </header>
      <WhoSees rows={rows} />
      <p className="mt-6 max-w-prose text-field-soft">
        <Trans>
          Like every product, {productName} runs on a machine that somebody looks after. Who does
          that could read what is stored there, but for passwords, codes and phone numbers, which
          are hashed or sealed. When the people who run {productName} look at members, that is
          noted.
        </Trans>
      </p>
      <div className="mt-10 grid gap-4 lg:grid-cols-2 lg:gap-6">
        <DownloadCard />
        <LeaveCard />
      </div>
    </FreshSignIn>
  )
}

function LeaveCard() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    leaveDialog.load().catch(() => {})
  }, [])
  return (
    <Card className="flex flex-col items-start gap-4 sm:p-8">
      <div>
        <h2 className="text-title">
          <Trans>Delete your account</Trans>
        </h2>
        <p className="mt-2 max-w-prose text-field-soft">
          <Trans>Closed at once, erased after 14 days. Until then you can change your mind.</Trans>
        </p>
      </div>
      <Button variant="quiet" className="mt-auto" onClick={() => setIsOpen(true)}>
        {t`Delete my account`}
      </Button>
      <Lazy
        part={leaveDialog}
        props={{ open: isOpen, onClose: () => setIsOpen(false) }}
        placeholder={null}
      />
    </Card>
  )
}
