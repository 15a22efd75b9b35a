import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { countryName, zoneCountries } from '#features/profile/zone-countries.ts'
import { useField } from '#shell/forms/use-form.ts'
import { Button } from '#ui/button.tsx'
import { PickField } from '#ui/pick-field.tsx'
import { allZones, findZones, isSameZone, offsetOf, type Zone, zoneOf } from './zones.rules.ts'

/** The time zone; offers the device's if it differs. */
export function ZoneField() {
  const { t } = useLingui()
  const { value, write, error } = useField<string>('timeZone')
  // One instant, so that the offsets are computed only once.
  const [at] = useState(() => new Date())
  const [zones] = useState(allZones)
  // A minus sign, because the line could break at a hyphen.
  const titleOf = ({ id, city }: Zone) =>
    id === 'UTC' ? id : [city, offsetOf(id, at).replace('-', '−')].filter(Boolean).join(' · ')
  const countries = (id: string) =>
    (zoneCountries().get(id) ?? []).flatMap((code) => countryName(code) ?? [])
  const device = Intl.DateTimeFormat().resolvedOptions().timeZone
  const isElsewhere = device !== undefined && !isSameZone(device, value)
  return (
    <div className="flex flex-col gap-3">
      <PickField
        label={t`Time zone`}
        search={t`City, country or GMT+1`}
        shown={value === '' ? null : titleOf(zoneOf(value))}
        none={t`Not chosen yet`}
        empty={t`No place found. Try the nearest big city.`}
        more={(count) => t`${count} more. Type to find yours.`}
        find={(typed) =>
          findZones(typed, { zones, countries, at, first: [value, device] }).map((zone) => ({
            value: zone.id,
            title: titleOf(zone),
            note: countries(zone.id)[0] ?? zone.area,
          }))
        }
        value={value}
        error={error}
        onPick={write}
      />
      {isElsewhere && (
        <div className="on-tone flex flex-wrap items-center justify-between gap-3 rounded-field bg-mint px-4 py-3">
          <p className="min-w-0 flex-1 basis-48 text-note">
            {value === '' ? (
              <Trans>
                Until you choose one, we use UTC. This device is set to{' '}
                <strong>{titleOf(zoneOf(device))}</strong>.
              </Trans>
            ) : (
              <Trans>
                This device is set to <strong>{titleOf(zoneOf(device))}</strong>.
              </Trans>
            )}
          </p>
          <Button className="min-h-11 px-5" onClick={() => write(device)}>
            <Trans>Use this</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
