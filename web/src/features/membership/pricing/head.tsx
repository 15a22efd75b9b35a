import { Trans, useLingui } from '@lingui/react/macro'
import type { Me } from '#api/me.ts'
import { isNative } from '#lib/platform.ts'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { linkClass } from '#ui/link.tsx'
import type { Reader } from './pricing.rules.ts'

type Props = { reader: Reader; me: Me | undefined; isSold: boolean }

const choosing: readonly Reader[] = ['visitor', 'unverified', 'buyer']

/** What this page is for whoever reads it, and who that is. */
export function Head({ reader, me, isSold }: Props) {
  const { t } = useLingui()
  const isChoosing = choosing.includes(reader)
  const title = useTitle(reader, isSold, me?.firstName ?? '')
  return (
    <header className="flex flex-col gap-3">
      <PageTitle size="display" name={t`Membership`}>
        {title}
      </PageTitle>
      {isChoosing && (
        <p className="max-w-prose text-lead text-pretty text-field-soft">
          {isNative && me ? (
            <Trans>This account has no membership.</Trans>
          ) : isNative ? (
            <Trans>
              Members use all of {productName}. If you’re a member, sign in to continue.
            </Trans>
          ) : isSold ? (
            <Trans>Each plan includes all of {productName}. Cancel any time.</Trans>
          ) : (
            <Trans>
              You can use {productName} if your company does. Sign up with your work email, or ask
              your company admin for an invitation.
            </Trans>
          )}
        </p>
      )}
      {me && (
        <p className="flex flex-wrap items-center gap-x-3 text-note text-field-soft">
          <Trans>Signed in as {me.email}</Trans>
          <AppLink to={paths.signOff} className={linkClass('inline-flex min-h-11 items-center')}>
            <Trans>Sign out</Trans>
          </AppLink>
        </p>
      )}
    </header>
  )
}

function useTitle(reader: Reader, isSold: boolean, firstName: string): string {
  const { t } = useLingui()
  if (reader === 'covered') return t`Membership`
  if (!choosing.includes(reader)) return t`Your membership`
  if (isNative) return t`${productName} membership`
  if (!isSold) return t`Memberships aren’t sold here yet`
  return firstName === '' ? t`Choose your plan` : t`${firstName}, choose your plan`
}
