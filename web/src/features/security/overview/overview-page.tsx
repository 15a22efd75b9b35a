import { Trans, useLingui } from '@lingui/react/macro'
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { factorsQuery, has2FA } from '#api/factors.ts'
import { useMe } from '#api/me.ts'
import { eventsQuery, sessionsQuery } from '#features/security/security.queries.ts'
import { SecurityPage } from '#features/security/security-page.tsx'
import { AddressCard } from './address-card.tsx'
import { EventsCard } from './events-card.tsx'
import { LostPhone } from './lost-phone.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { StatusCard } from './status-card.tsx'

/** /security: what guards the account, who is signed in where, and what happened to it. */
export function OverviewPage() {
  const { t } = useLingui()
  // Until a second factor is set up, neither password nor address can be changed.
  const isEnrolling = useMe().sessionState === 'enrol_2fa'
  return (
    <SecurityPage
      title={t`Keep your account yours`}
      name={t`Security`}
      lead={
        isEnrolling ? (
          <Trans>The rest of your account opens once it has a second lock.</Trans>
        ) : (
          <Trans>What guards it, where you are signed in, and what happened lately.</Trans>
        )
      }
    >
      <Cards isEnrolling={isEnrolling} />
    </SecurityPage>
  )
}

function Cards({ isEnrolling }: { isEnrolling: boolean }) {
  // Asked for together, and waited for one after the other.
  usePrefetchQuery(sessionsQuery)
  usePrefetchQuery(eventsQuery)
  const { data: factors } = useSuspenseQuery(factorsQuery)
  const { data: sessions } = useSuspenseQuery(sessionsQuery)
  const { data: events } = useSuspenseQuery(eventsQuery)
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
      <div className="lg:col-span-2">
        <StatusCard factors={factors} />
      </div>
      {!isEnrolling && (
        <>
          <PasswordCard events={events} />
          <AddressCard />
        </>
      )}
      {has2FA(factors) && <LostPhone factors={factors} />}
      <SessionsCard sessions={sessions} />
      <EventsCard events={events} />
    </div>
  )
}
