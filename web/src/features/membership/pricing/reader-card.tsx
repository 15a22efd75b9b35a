import { Trans } from '@lingui/react/macro'
import type { Me } from '#api/me.ts'
import { ManageButton } from '#features/membership/manage-button.tsx'
import type { Membership } from '#features/membership/membership.queries.ts'
import { MembershipLines } from '#features/membership/membership-lines.tsx'
import { isNative } from '#lib/platform.ts'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { Reader } from './pricing.rules.ts'

type Props = { reader: Reader; me: Me | undefined; membership: Membership | undefined }

/** For people without a plan to choose: their status and next step. */
export function ReaderCard({ reader, me, membership }: Props) {
  if (reader === 'unverified') {
    return (
      <Card className="flex flex-col items-start gap-4">
        <p>
          <Trans>Confirm your email first. We sent a link to {me?.email}.</Trans>
        </p>
        <AppLink to={paths.verifyEmail} className={buttonClass('strong')}>
          <Trans>Confirm my email</Trans>
        </AppLink>
      </Card>
    )
  }
  if (reader === 'covered') return <Covered company={me?.company?.name} />
  if (!membership || (reader !== 'member' && reader !== 'overdue')) return null
  return (
    <Card className="flex flex-col gap-5">
      <MembershipLines membership={membership} />
      <div className="flex flex-wrap items-end gap-3">
        {reader === 'overdue' && <ManageButton membership={membership} />}
        {reader === 'member' && (
          <>
            <AppLink to={paths.home} className={buttonClass('strong')}>
              <Trans>Go to {productName}</Trans>
            </AppLink>
            <AppLink to={paths.membership} className={buttonClass('quiet')}>
              {isNative ? <Trans>See my profile</Trans> : <Trans>Manage my membership</Trans>}
            </AppLink>
          </>
        )}
      </div>
    </Card>
  )
}

function Covered({ company }: { company: string | undefined }) {
  return (
    <Card className="flex flex-col items-start gap-4">
      <p>
        {company === undefined ? (
          <Trans>You already have access. You don’t need a membership.</Trans>
        ) : (
          <Trans>
            {company} gives you {productName}. You don’t need a membership.
          </Trans>
        )}
      </p>
      <AppLink to={paths.home} className={buttonClass('strong')}>
        <Trans>Go to {productName}</Trans>
      </AppLink>
    </Card>
  )
}
