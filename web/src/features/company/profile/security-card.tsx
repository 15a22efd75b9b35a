import { Trans, useLingui } from '@lingui/react/macro'
import type { Company } from '#features/company/company.data.ts'
import { useCompany } from '#features/company/use-company.ts'
import { LaterConflict } from '#shell/editing/conflict.later.tsx'
import { EditingForm } from '#shell/editing/editing-form.tsx'
import { leaving } from '#shell/editing/leaving.later.ts'
import { dropDraft } from '#shell/editing/use-kept-form.ts'
import { Later } from '#shell/later.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import { HeldUp } from './held-up.tsx'

type Values = {
  require2FA: boolean
  require2FAGraceDays: string
  sessionHours: string
  sessionIdleMinutes: string
}

const mostGrace = 90

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

const isGrace = (text: string) => /^\d{1,2}$/.test(text) && Number(text) <= mostGrace

/** What the company asks of its people's sign-ins: a second factor, shorter sessions. */
export function SecurityCard({ company }: { company: Company }) {
  const { t } = useLingui()
  const editing = useCompany<Values>({
    name: 'security',
    company,
    valuesOf,
    fieldsOf,
    check: ({ require2FAGraceDays }) =>
      isGrace(require2FAGraceDays)
        ? null
        : { field: 'require2FAGraceDays', message: t`A number of days from 0 to 90.` },
  })
  const { values, write, fault } = editing
  const errorAt = (field: keyof Values) => (fault?.field === field ? fault.message : undefined)
  const labels = {
    require2FA: t`Ask for a second factor`,
    require2FAGraceDays: t`Days of grace`,
    sessionHours: t`Signed in for at most`,
    sessionIdleMinutes: t`Signed out when idle for`,
  }
  return (
    <Card>
      <h2 className="mb-3 text-title">
        <Trans>Security</Trans>
      </h2>
      <EditingForm editing={editing}>
        <SwitchRow
          label={labels.require2FA}
          hint={t`A code of an app or a text message beside the password. Until they have one, people are reminded; when the days of grace are over, they set one up before they go on.`}
          checked={values.require2FA}
          onChange={(checked) => write('require2FA', checked)}
        />
        {values.require2FA && (
          <>
            <TextField
              label={labels.require2FAGraceDays}
              hint={t`Counted from the day that you switch it on.`}
              inputMode="numeric"
              maxLength={2}
              className="max-w-32"
              value={values.require2FAGraceDays}
              error={errorAt('require2FAGraceDays')}
              onChange={(event) => write('require2FAGraceDays', event.target.value.trim())}
            />
            <HeldUp company={company} graceDays={Number(values.require2FAGraceDays)} />
          </>
        )}
        <div className="grid items-end gap-6 sm:grid-cols-2">
          <SelectField
            label={labels.sessionHours}
            value={values.sessionHours}
            error={errorAt('sessionHours')}
            onChange={(event) => write('sessionHours', event.target.value)}
            options={withOwn(values.sessionHours, (n) => t`${n} hours`, [
              { value: '', label: t`Usual: 30 days` },
              { value: '8', label: t`8 hours` },
              { value: '24', label: t`One day` },
              { value: '168', label: t`One week` },
            ])}
          />
          <SelectField
            label={labels.sessionIdleMinutes}
            value={values.sessionIdleMinutes}
            error={errorAt('sessionIdleMinutes')}
            onChange={(event) => write('sessionIdleMinutes', event.target.value)}
            options={withOwn(values.sessionIdleMinutes, (n) => t`${n} minutes`, [
              { value: '', label: t`Usual: 7 days` },
              { value: '15', label: t`15 minutes` },
              { value: '60', label: t`One hour` },
              { value: '1440', label: t`One day` },
            ])}
          />
        </div>
      </EditingForm>
      <Later
        part={leaving}
        placeholder={null}
        props={{
          editing,
          onDrop: () => dropDraft(`company.security.${company._id}`),
          children: <Trans>What you changed about security is not saved yet.</Trans>,
        }}
      />
      <LaterConflict<Values>
        editing={editing}
        title={t`The company was changed elsewhere`}
        label={(field) => labels[field]}
        show={(_field, value) =>
          typeof value === 'boolean' ? (value ? t`Yes` : t`No`) : `${value}` || t`As usual`
        }
      />
    </Card>
  )
}

type Option = { value: string; label: string }

/** A value that was set elsewhere and is none of the usual ones stands in the list as well. */
const withOwn = (value: string, say: (n: string) => string, options: Option[]): Option[] =>
  options.some((option) => option.value === value)
    ? options
    : [...options, { value, label: say(value) }]
