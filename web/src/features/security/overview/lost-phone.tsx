import { Trans } from '@lingui/react/macro'
import type { Factors } from '#api/factors.ts'
import { codesState } from '#features/security/security.rules.ts'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'

/** What to do when the phone with the second factor is gone. */
export function LostPhone({ factors }: { factors: Factors }) {
  const hasCodes = codesState(factors) !== 'none'
  return (
    <Card tone="lilac" className="sm:p-8 lg:col-span-2">
      <h2 className="text-title">
        <Trans>If your phone is gone</Trans>
      </h2>
      <ol className="mt-4 grid max-w-prose list-decimal gap-2 pl-6 marker:font-display marker:font-bold lg:max-w-none lg:grid-cols-3 lg:gap-10">
        <li className="pl-1">
          {hasCodes ? (
            <Trans>
              Sign in with your password, and with one of the recovery codes that you kept.
            </Trans>
          ) : (
            <Trans>
              <AppLink to={paths.recoveryCodes} className={linkClass()}>
                Make recovery codes
              </AppLink>{' '}
              today and keep them apart from your phone: they let you in without it.
            </Trans>
          )}
        </li>
        <li className="pl-1">
          <Trans>Come here, remove the old app or number, and set up the new phone.</Trans>
        </li>
        <li className="pl-1">
          <Trans>Sign off the lost phone in the list of your devices.</Trans>
        </li>
      </ol>
      <p className="mt-4 max-w-prose">
        <Trans>
          No phone and no codes? Ask those who run {productName} for you. They make sure that it is
          you, and hand you new codes.
        </Trans>
      </p>
    </Card>
  )
}
