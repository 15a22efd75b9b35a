import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { calendarsQuery } from '#features/profile/profile.queries.ts'
import { Section } from '#features/profile/section.tsx'
import { useField } from '#shell/forms/use-form.ts'
import { PageHelp } from '#shell/page-help.tsx'
import { PickField } from '#ui/pick-field.tsx'
import { countryOf, findCalendars } from './calendars.rules.ts'
import { ZoneField } from './zone-field.tsx'

/** Where a person's days begin, and which of them ask nothing. */
export function TimeSection() {
  const { t } = useLingui()
  return (
    <Section
      title={<Trans>Where and when</Trans>}
      help={
        <PageHelp
          page="profile"
          labels={['time zone', 'holiday calendar']}
          name={t`About time zone and holidays`}
        />
      }
      lead={<Trans>Only you see it. Your days and weeks begin by this clock.</Trans>}
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
  const nothingFits = isPending ? t`Loading` : t`No calendar of that name.`
  return (
    <PickField
      label={t`Public holidays`}
      hint={t`On these days nothing is asked of you.`}
      search={t`Country or region`}
      shown={value === '' ? null : name}
      none={none}
      empty={isError ? t`The list did not come. Close this and try again.` : nothingFits}
      more={(count) => t`And ${count} more. Type to find yours.`}
      find={(typed) => findCalendars(typed, calendars ?? [], none)}
      value={value}
      error={error}
      onPick={write}
    />
  )
}
