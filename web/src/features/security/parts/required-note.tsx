import { Trans } from '@lingui/react/macro'
import { useMe } from '#api/me.ts'
import { type Factors, has2FA } from '#features/fresh-sign-in/factors.ts'
import { dayOf } from '#lib/moment.ts'

/** The company's requirement and deadline, for people without a second factor. */
export function RequiredNote({ factors }: { factors: Factors }) {
  const { sessionState, timeZone } = useMe()
  const { requiredBy } = factors
  if (requiredBy === null || has2FA(factors)) return null
  const { company } = requiredBy
  const until = dayOf(requiredBy.until, timeZone)
  return (
    <p className="max-w-prose font-semibold">
      {sessionState === 'enrol_2fa' ? (
        <Trans>{company} requires it. Set it up to use the rest of the app.</Trans>
      ) : (
        <Trans>
          {company} requires it. Set it up by {until} to keep using the rest of the app.
        </Trans>
      )}
    </p>
  )
}
