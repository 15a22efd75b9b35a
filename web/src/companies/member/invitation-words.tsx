import { Trans } from '@lingui/react/macro'
import { isDead } from '#companies/invitation.rules.ts'
import type { Member } from '#companies/members.queries.ts'
import { formatDay } from '#lib/dates.ts'

/** How long an invitation is good, or why it is no longer; and what sending it again does. */
export function InvitationWords({ expires, holds }: Pick<Member, 'expires' | 'holds'>) {
  const day = expires ? formatDay(expires.slice(0, 10)) : ''
  if (holds === false) {
    return (
      <p className="font-semibold">
        <Trans>
          No longer good: who made it is no admin here any more. Send it again, and a new one is
          good for 14 days.
        </Trans>
      </p>
    )
  }
  return (
    <p className="text-field-soft">
      {isDead({ expires, holds }) ? (
        <Trans>The invitation ended on {day}. Send it again, and a new one takes its place.</Trans>
      ) : (
        <Trans>
          The invitation is good until {day}. A new one takes its place: the old link is dead then.
        </Trans>
      )}
    </p>
  )
}
