import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { BackLink } from '#shell/back-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { FreshSignIn } from '#shell/reauthenticate/fresh-sign-in.tsx'
import { DownloadCard } from './download/download-card.tsx'
import { LeaveCard } from './leaving/leave-card.tsx'
import { whoSeesQuery } from './privacy.queries.ts'
import { WhoSees } from './sight/who-sees.tsx'

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
