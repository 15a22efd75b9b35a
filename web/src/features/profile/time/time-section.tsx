import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { calendarsQuery } from '#features/profile/profile.queries.ts'
import { Section } from '#features/profile/section.tsx'
import { useField } from '#shell/forms/use-form.ts'
import { PageHelp } from '#shell/page-help.tsx'
import { PickField } from '#ui/pick-field.tsx'
import { countryOf, findCalendars } from './calendars.rules.ts'
import { ZoneField } from './zone-field.tsx'

export function TimeSection() {
  const { t } = useLingui()
  return (
    <Section
      id="time"
      title={<Trans>Time zone and holidays</Trans>}
      help={
        <PageHelp
          page="profile"
          labels={['time zone', 'holiday calendar']}
          name={t`About time zone and holidays`}
        />
      }
      lead={<Trans>Only you can see this. It decides when your day and week begin.</Trans>}
    >
      <ZoneField />
      <CalendarField />
    </Section>
  )
}

function CalendarField() {
  const { t } = useLingui()
  const { value, write, error } = useField<string>('holidayCalendar')
  const { data: calendars, isPending, isError } = useQuery(calendarsQuery)
  const name = calendars?.find(({ id }) => id === value)?.name ?? countryOf(value)
  const none = t`No calendar`
  const nothingFits = isPending ? t`Loading` : t`No calendar found.`
  return (
    <PickField
      label={t`Public holidays`}
      hint={t`On these days we don't ask you for anything.`}
      search={t`Country or region`}
      shown={value === '' ? null : name}
      none={none}
      empty={isError ? t`The list didn't load. Close this and try again.` : nothingFits}
      more={(count) => t`${count} more. Type to find yours.`}
      find={(typed) => findCalendars(typed, calendars ?? [], none)}
      value={value}
      error={error}
      onPick={write}
    />
  )
}
