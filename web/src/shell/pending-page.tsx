import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { buttonClass } from '#ui/button.tsx'

/** Home during a sign-in that waits for its second factor (product 4). */
export function PendingPage() {
  const { t } = useLingui()
  return (
    <div className="flex flex-col items-start gap-6">
      <PageTitle size="display" name={t`Home`} className="max-w-[14ch]">
        <Trans>One more step</Trans>
      </PageTitle>
      <p className="max-w-prose text-lead text-field-soft">
        <Trans>Your account uses two-factor sign-in. Enter your code to continue.</Trans>
      </p>
      <AppLink to={paths.twoFa} className={buttonClass('strong')}>
        <Trans>Enter code</Trans>
      </AppLink>
    </div>
  )
}
