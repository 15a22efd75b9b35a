import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useMe } from '#api/me.ts'
import { membershipQuery } from '#api/membership.ts'
import { Section } from '#features/profile/section.tsx'
import { ManageButton } from '#shell/membership/manage-button.tsx'
import { paidPart, paidState } from '#shell/membership/membership.rules.ts'
import { MembershipLines } from '#shell/membership/membership-lines.tsx'
import { TryAgain } from '#shell/try-again.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** What one pays and until when; for public users, and whoever still pays in a company. */
export function MembershipSection() {
  const { isPublicUser } = useMe()
  const own = useQuery(membershipQuery)
  const { hash } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  const paid = own.data && paidPart(own.data)
  const stillPays = paid !== undefined && paidState(paid) !== 'ended'
  const hasSome = isPublicUser === true || stillPays
  // The page comes after its address, and the section after the page.
  useEffect(() => {
    if (hasSome && hash === '#membership') place.current?.scrollIntoView({ block: 'start' })
  }, [hash, hasSome])
  if (!hasSome) return null
  return (
    <div ref={place} className="scroll-mt-6">
      <Section id="membership" title={<Trans>Membership</Trans>}>
        {own.isPending && <Skeleton className="late h-28" />}
        {own.isError && <TryAgain error={own.error} onRetry={() => void own.refetch()} />}
        {own.data && <MembershipLines membership={own.data} />}
        {own.data && <ManageButton membership={own.data} />}
      </Section>
    </div>
  )
}
