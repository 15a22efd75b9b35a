import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#api/me.ts'
import { profileQuery } from '#features/onboarding/onboarding-profile.ts'
import { localDay } from '#lib/dates.ts'
import { readStored, writeStored } from '#lib/storage.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { type PartProgress, restOf } from './rest.rules.ts'

// A reminder on each day would disturb.
const daysPutOff = 14

/**
 * Offers the remaining questions, with their progress; renders nothing if all are answered or put
 * off.
 */
export function RestCard() {
  const { data: profile } = useQuery(profileQuery)
  const { isPutOff, putOff } = usePutOff()
  const rest = profile && restOf(profile)
  if (!rest || isPutOff) return null
  return <Offer rest={rest} onLater={putOff} />
}

/** The day until which this device does not show the card. Other devices still show it. */
function usePutOff() {
  const { _id, timeZone } = useMe()
  const key = `goodwork.onboarding-rest.${_id}`
  const today = localDay(new Date(), timeZone)
  const [until, setUntil] = useState(() => readStored(key))
  return {
    isPutOff: typeof until === 'string' && until > today,
    putOff: () => {
      const day = localDay(new Date(Date.now() + daysPutOff * 24 * 60 * 60_000), timeZone)
      writeStored(key, day)
      setUntil(day)
    },
  }
}

function Offer({ rest, onLater }: { rest: PartProgress; onLater: () => void }) {
  const { t } = useLingui()
  const { part, done, total, page } = rest
  const words = t`${done} of ${total} done`
  return (
    <Card tone="lilac">
      <h2 className="text-lead">
        {part === 'start' ? (
          <Trans>Get advice that fits you</Trans>
        ) : (
          <Trans>Make it more yours</Trans>
        )}
      </h2>
      <p className="mt-1">
        {part === 'start' ? (
          <Trans>Your answers decide which advice comes first.</Trans>
        ) : (
          <Trans>Tell us what motivates you and pick your traits.</Trans>
        )}
      </p>
      <div
        role="progressbar"
        aria-label={words}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={words}
        className="mt-4"
      >
        <span className="block h-2 overflow-hidden rounded-pill bg-on-tone/15">
          <span
            style={{ scale: `${done / total} 1` }}
            className="fill block h-full origin-left rounded-pill bg-on-tone"
          />
        </span>
        <span aria-hidden="true" className="mt-1.5 block text-note">
          {words}
        </span>
      </div>
      <p className="mt-4 flex flex-wrap gap-3">
        <AppLink
          to={paths.onboarding(page)}
          className={buttonClass('strong', 'bg-on-tone text-[#fff]')}
        >
          <Trans>Continue</Trans>
        </AppLink>
        <Button variant="quiet" onClick={onLater}>
          <Trans>Later</Trans>
        </Button>
      </p>
    </Card>
  )
}
