import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ManageButton } from '#features/membership/manage-button.tsx'
import { membershipQuery } from '#features/membership/membership.queries.ts'
import { MembershipLines } from '#features/membership/membership-lines.tsx'
import { productName } from '#lib/product.ts'
import { Card } from '#ui/card.tsx'

/** Says that the person's own membership continues without the company. */
export function StillMember() {
  const { data: membership } = useQuery(membershipQuery)
  if (!membership?.isMember) return null
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-title">
        <Trans>You have your own membership</Trans>
      </h2>
      <p>
        <Trans>
          It doesn’t depend on the company. Leave the company below to use {productName} again.
        </Trans>
      </p>
      <MembershipLines membership={membership} />
      <ManageButton membership={membership} />
    </Card>
  )
}
