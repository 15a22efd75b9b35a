import { Trans, useLingui } from '@lingui/react/macro'
import { useMe } from '#api/me.ts'
import { zoneName } from '#lib/zone-name.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { linkClass } from '#ui/link.tsx'
import { changeTimes, type MessageSettings, useSettingsChange } from './messages.queries.ts'
import { Part } from './part.tsx'
import { Weekdays } from './plan/weekdays.tsx'
import { TimeSetting } from './time-setting.tsx'

/** The days and hours in which messages may come. */
export function TimesSection({ settings }: { settings: MessageSettings }) {
  const { t } = useLingui()
  const { timeZone } = useMe()
  const change = useSettingsChange()
  const { days, fromTime, toTime } = settings
  const zone = zoneName(timeZone ?? 'UTC')
  return (
    <Part
      title={<Trans>Days and hours</Trans>}
      lead={
        <Trans>
          Messages come only at these times. A time that you set in a plan or for your week’s email
          counts as it is.
        </Trans>
      }
    >
      <Weekdays
        label={t`Days`}
        days={days}
        onChange={(next) => change.mutate(changeTimes({ days: next }))}
      />
      <div className="flex flex-col gap-2">
        <div className="grid gap-4 sm:grid-cols-2">
          <TimeSetting
            label={t`From`}
            value={fromTime}
            onSave={(time) => change.mutate(changeTimes({ fromTime: time }))}
          />
          <TimeSetting
            label={t`To`}
            value={toTime}
            onSave={(time) => change.mutate(changeTimes({ toTime: time }))}
          />
        </div>
        <p role="status" className="text-note text-field-soft">
          {fromTime > toTime && (
            <Trans>
              Overnight: until {toTime}, and again from {fromTime}.
            </Trans>
          )}
          {fromTime === toTime && <Trans>At any hour.</Trans>}
        </p>
      </div>
      <InlineError error={change.error} />
      <div className="flex flex-col text-note">
        <p>
          <Trans>
            Your time zone is {zone}.{' '}
            <AppLink to={paths.times} className={linkClass('inline-flex min-h-11 items-center')}>
              Change the time zone
            </AppLink>
          </Trans>
        </p>
        <p>
          <Trans>
            Never on public holidays and your days off.{' '}
            <AppLink to={paths.pauses} className={linkClass('inline-flex min-h-11 items-center')}>
              Add time off
            </AppLink>
          </Trans>
        </p>
      </div>
    </Part>
  )
}
