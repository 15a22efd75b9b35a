import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Handshake } from 'lucide-react'
import { useState } from 'react'
import { keptInvitation } from '#features/partners/kept-invitation.ts'
import { isNamed, partnersQuery } from '#features/partners/sharing.queries.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'

/** One line: an invitation from a partner, or a partner to ask about a goal. */
export function PartnerLine() {
  const { data } = useQuery(partnersQuery)
  const [kept] = useState(keptInvitation)
  const partners = (data?.partnerGetMany ?? []).filter(isNamed)
  const incoming = partners.find(({ state }) => state === 'incoming')?.person.name
  const nudging = partners.find(({ goals }) => goals.some(({ isNudged }) => isNudged))
  const nudge = nudging?.person.firstName
  if (!kept && !incoming && !nudge) return null
  return (
    <AppLink
      to={paths.partners}
      className="on-surface flex min-h-14 items-center gap-3 rounded-card px-6 py-3 no-underline hover:bg-surface-soft"
    >
      <Handshake aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 font-semibold wrap-anywhere">
        {incoming ? (
          <Trans>{incoming} invites you to be impact partners</Trans>
        ) : kept ? (
          <Trans>You have an invitation to be impact partners</Trans>
        ) : (
          <Trans>Ask {nudge} how it went</Trans>
        )}
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
    </AppLink>
  )
}
