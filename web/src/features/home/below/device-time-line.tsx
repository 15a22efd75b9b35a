import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useMe } from '#api/me.ts'
import { type DeviceTime, forgetDeviceTime } from '#features/profile/device-time.ts'
import { countryName } from '#features/profile/zone-countries.ts'
import { zoneName } from '#lib/zone-name.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { linkClass } from '#ui/link.tsx'

export type DeviceTimeProps = DeviceTime & { timeZone: string }

/** Says once which time zone and holidays were set from the device. */
export function DeviceTimeLine({ timeZone, country: of }: DeviceTimeProps) {
  const { _id } = useMe()
  const [isRead, setIsRead] = useState(false)
  if (isRead) return null
  const forget = () => {
    forgetDeviceTime(_id)
    setIsRead(true)
  }
  const time = zoneName(timeZone)
  const country = of && countryName(of)
  return (
    <div className="on-surface flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card px-6 py-4">
      <p className="min-w-0 flex-1 basis-60 text-note">
        {country ? (
          <Trans>
            Your time zone and public holidays come from this device: {time}, {country}.
          </Trans>
        ) : (
          <Trans>Your time zone comes from this device: {time}.</Trans>
        )}
      </p>
      <div className="flex items-center gap-4">
        <AppLink
          to={paths.times}
          onGo={forget}
          className={linkClass('inline-flex min-h-11 items-center')}
        >
          <Trans>Change</Trans>
        </AppLink>
        <Button variant="quiet" onClick={forget}>
          <Trans>OK</Trans>
        </Button>
      </div>
    </div>
  )
}
