import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { optionFields } from '#companies/options.ts'
import type { FormEditing } from '#shell/editing/use-form-editing.ts'
import { SelectField, TextArea, TextField } from '#ui/field.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import type { CompanyValues } from './company.rules.ts'

type Props = { editing: FormEditing<CompanyValues> }

/** The fields of a company, in three parts: what it is, how people join, what it may and asks. */
export function CompanyFields({ editing }: Props) {
  return (
    <div className="flex flex-col gap-10">
      <ProfilePart editing={editing} />
      <JoiningPart editing={editing} />
      <LimitsPart editing={editing} />
    </div>
  )
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-6">
      <h2 className="text-title">{title}</h2>
      {children}
    </section>
  )
}

/** What a field of this name takes from the form. */
function useField({ editing: { values, write, fault } }: Props) {
  return (name: Exclude<keyof CompanyValues, 'require2FA'>) => ({
    value: values[name],
    error: fault?.field === name ? fault.message : undefined,
    onChange: (event: { target: { value: string } }) => write(name, event.target.value),
  })
}

function ProfilePart(props: Props) {
  const { t, i18n } = useLingui()
  const field = useField(props)
  return (
    <Part title={<Trans>Profile</Trans>}>
      <TextField label={t`Name`} autoComplete="off" maxLength={200} {...field('name')} />
      <div className="grid gap-6 sm:grid-cols-2">
        {optionFields.map(({ name, label, values: options }) => (
          <SelectField
            key={name}
            label={i18n._(label)}
            options={[
              { value: '', label: t`Not said` },
              ...options.map((value) => ({ value, label: value })),
            ]}
            {...field(name)}
          />
        ))}
      </div>
    </Part>
  )
}

function JoiningPart(props: Props) {
  const { t } = useLingui()
  const field = useField(props)
  const typed = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
  return (
    <Part title={<Trans>How people join</Trans>}>
      <TextArea
        label={t`Mail domains`}
        hint={t`One a line. Whoever confirms an address there joins. Set here, a domain needs no proof.`}
        {...typed}
        {...field('emailDomains')}
      />
      <TextArea
        label={t`Addresses of admins`}
        hint={t`One a line. Whoever confirms one of these joins as an admin. Somebody who is here already becomes one in the members.`}
        {...typed}
        {...field('adminEmails')}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label={t`Referral code`}
          hint={t`Whoever knows it joins.`}
          maxLength={100}
          {...typed}
          {...field('referralCode')}
        />
        <TextField
          label={t`Good until the end of`}
          hint={t`Leave it empty for no end.`}
          type="date"
          {...field('referralCodeExpires')}
        />
      </div>
    </Part>
  )
}

function LimitsPart(props: Props) {
  const { t } = useLingui()
  const field = useField(props)
  const { values, write } = props.editing
  return (
    <Part title={<Trans>Seats and security</Trans>}>
      <TextField
        label={t`Seats`}
        hint={t`Most people with access. Leave it empty for no limit.`}
        inputMode="numeric"
        maxLength={7}
        className="max-w-48"
        {...field('seatLimit')}
      />
      <SwitchRow
        label={t`Ask for a second factor`}
        hint={t`When the days of grace are over, people set one up before they go on.`}
        checked={values.require2FA}
        onChange={(checked) => write('require2FA', checked)}
      />
      {values.require2FA && (
        <TextField
          label={t`Days of grace`}
          hint={t`Counted from the day that it is switched on.`}
          inputMode="numeric"
          maxLength={2}
          className="max-w-48"
          {...field('require2FAGraceDays')}
        />
      )}
    </Part>
  )
}
