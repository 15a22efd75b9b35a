import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '#api/me.ts'
import { type Company, secondFactorsQuery } from '#features/company/company.queries.ts'
import { useCompany } from '#features/company/use-company.ts'
import { companyFields } from '#lib/generated/company.ts'
import { dayOf } from '#lib/moment.ts'
import { FormNumber, FormSelect } from '#shell/forms/fields.tsx'
import { RecordForm } from '#shell/forms/record-form.tsx'
import { FormSwitch } from '#shell/forms/switch-field.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { Card } from '#ui/card.tsx'
import { Fold } from '#ui/fold.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type Values = {
  require2FA: boolean
  require2FAGraceDays: string
  sessionHours: string
  sessionIdleMinutes: string
}

const valuesOf = (company: Company): Values => ({
  require2FA: company.require2FA,
  require2FAGraceDays: `${company.require2FAGraceDays}`,
  sessionHours: `${company.sessionHours ?? ''}`,
  sessionIdleMinutes: `${company.sessionIdleMinutes ?? ''}`,
})

const numberOf = (text: string) => (text === '' ? null : Number(text))

const fieldsOf = (values: Values) => ({
  require2FA: values.require2FA,
  require2FAGraceDays: Number(values.require2FAGraceDays),
  sessionHours: numberOf(values.sessionHours),
  sessionIdleMinutes: numberOf(values.sessionIdleMinutes),
})

const isGrace = (text: string) =>
  /^\d{1,2}$/.test(text) && Number(text) <= companyFields.require2FAGraceDays.max

/** Sign-in rules of the company: a second factor, shorter sessions. */
export function SecurityCard({ company }: { company: Company }) {
  const { t } = useLingui()
  const form = useCompany<Values>({
    name: 'security',
    company,
    valuesOf,
    fieldsOf,
    check: ({ require2FAGraceDays: days }) => ({
      require2FAGraceDays: isGrace(days) ? undefined : t`Enter a number of days from 0 to 90.`,
    }),
  })
  const { values } = form
  const labels = {
    require2FA: t`Require two-factor sign-in`,
    require2FAGraceDays: t`Grace days`,
    sessionHours: t`Signed in for at most`,
    sessionIdleMinutes: t`Signed out when idle for`,
  }
  return (
    <Card>
      <h2 className="mb-3 text-title">
        <Trans>Security</Trans>
      </h2>
      <RecordForm
        form={form}
        unsaved={<Trans>Your changes to security aren’t saved yet.</Trans>}
        conflict={{
          title: t`Someone else changed the company`,
          label: (field) => labels[field],
          show: (_field, value) =>
            typeof value === 'boolean' ? (value ? t`Yes` : t`No`) : `${value}` || t`Default`,
        }}
      >
        <FormSwitch
          name="require2FA"
          label={labels.require2FA}
          hint={t`A code from an app or text message, in addition to the password. People are reminded to set it up. After the grace days they can’t continue without it.`}
        />
        {values.require2FA && (
          <>
            <FormNumber
              name="require2FAGraceDays"
              label={labels.require2FAGraceDays}
              hint={t`Counted from the day you turn it on.`}
              maxLength={2}
              className="max-w-32"
            />
            <BlockedMembers company={company} graceDays={Number(values.require2FAGraceDays)} />
          </>
        )}
        <div className="grid items-end gap-6 sm:grid-cols-2">
          <FormSelect
            name="sessionHours"
            label={labels.sessionHours}
            options={withOwn(values.sessionHours, (n) => t`${n} hours`, [
              { value: '', label: t`Default: 90 days` },
              { value: '8', label: t`8 hours` },
              { value: '24', label: t`One day` },
              { value: '168', label: t`One week` },
              { value: '720', label: t`30 days` },
            ])}
          />
          <FormSelect
            name="sessionIdleMinutes"
            label={labels.sessionIdleMinutes}
            options={withOwn(values.sessionIdleMinutes, (n) => t`${n} minutes`, [
              { value: '', label: t`Default: 30 days` },
              { value: '15', label: t`15 minutes` },
              { value: '60', label: t`One hour` },
              { value: '1440', label: t`One day` },
              { value: '10080', label: t`One week` },
            ])}
          />
        </div>
      </RecordForm>
    </Card>
  )
}

type Option = { value: string; label: string }

const withOwn = (value: string, say: (n: string) => string, options: Option[]): Option[] =>
  options.some((option) => option.value === value)
    ? options
    : [...options, { value, label: say(value) }]

const day = 24 * 3_600_000

/** The members that the requirement will block after the grace period, and the first day. */
function BlockedMembers({ company, graceDays }: { company: Company; graceDays: number }) {
  const { timeZone } = useMe()
  const { data, error } = useQuery(secondFactorsQuery)
  if (error) return <InlineError error={error} />
  if (data === undefined) return <Skeleton className="late h-16" />
  const { without, members, names } = data
  const since = company.require2FASince ? Date.parse(company.require2FASince) : Date.now()
  const ends = new Date(since + (Number.isFinite(graceDays) ? graceDays : 0) * day)
  const from = dayOf(ends.toISOString(), timeZone)
  const more = without - names.length
  return (
    <div className="rounded-tile bg-quiet p-4">
      {without === 0 ? (
        <p>
          <Trans>Everyone has two-factor sign-in.</Trans>
        </p>
      ) : (
        <>
          <p className="font-semibold">
            <Trans>
              {without} of {members} don’t have two-factor sign-in yet.
            </Trans>
          </p>
          <p className="text-note text-field-soft">
            <Trans>They’ll have to set it up from {from}.</Trans>
          </p>
          <Fold look="inline" title={<Trans>Show names</Trans>} className="mt-1">
            <p>
              {names.join(', ')}
              {more > 0 && (
                <>
                  {' '}
                  <Plural value={more} one="and # more" other="and # more" />
                </>
              )}
            </p>
          </Fold>
        </>
      )}
    </div>
  )
}
