import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { optionFields } from '#companies/options.ts'
import { FormDate, FormLongText, FormNumber, FormSelect, FormText } from '#shell/forms/fields.tsx'
import { RecordForm } from '#shell/forms/record-form.tsx'
import { FormSwitch } from '#shell/forms/switch-field.tsx'
import { useFormContext } from '#shell/forms/use-form.ts'
import type { RecordFormState } from '#shell/forms/use-record-form.ts'
import { Card } from '#ui/card.tsx'
import type { CompanyValues } from './company.rules.ts'

type Props = {
  form: RecordFormState<CompanyValues>
  submitLabel: string
}

export function CompanyForm({ form, submitLabel }: Props) {
  const { t, i18n } = useLingui()
  const labelOf = (field: keyof CompanyValues): string => {
    const option = optionFields.find(({ name }) => name === field)
    const label = option?.label ?? labels[field]
    return label ? i18n._(label) : field
  }
  return (
    <Card className="min-w-0 sm:p-8">
      <RecordForm
        form={form}
        submitLabel={submitLabel}
        floats
        unsaved={<Trans>What you changed of the company is not saved yet.</Trans>}
        conflict={{
          title: t`The company was changed elsewhere`,
          label: labelOf,
          show: (_field, value) =>
            typeof value === 'boolean' ? (value ? t`Yes` : t`No`) : `${value}` || null,
        }}
      >
        <CompanyFields />
      </RecordForm>
    </Card>
  )
}

const labels: Partial<Record<string, MessageDescriptor>> = {
  name: msg`Name`,
  emailDomains: msg`Mail domains`,
  adminEmails: msg`Addresses of admins`,
  referralCode: msg`Referral code`,
  referralCodeExpires: msg`Referral code good until the end of`,
  seatLimit: msg`Seats`,
  require2FA: msg`Ask for a second factor`,
  require2FAGraceDays: msg`Days of grace`,
}

/** The fields of a company, in three parts: what it is, how people join, what it may and asks. */
function CompanyFields() {
  return (
    <div className="flex flex-col gap-10">
      <ProfilePart />
      <JoiningPart />
      <LimitsPart />
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

function ProfilePart() {
  const { t, i18n } = useLingui()
  return (
    <Part title={<Trans>Profile</Trans>}>
      <FormText name="name" label={t`Name`} autoComplete="off" maxLength={200} />
      <div className="grid gap-6 sm:grid-cols-2">
        {optionFields.map(({ name, label, values: options }) => (
          <FormSelect
            name={name}
            key={name}
            label={i18n._(label)}
            options={[
              { value: '', label: t`Not said` },
              ...options.map((value) => ({ value, label: value })),
            ]}
          />
        ))}
      </div>
    </Part>
  )
}

function JoiningPart() {
  const { t } = useLingui()
  const typed = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
  return (
    <Part title={<Trans>How people join</Trans>}>
      <FormLongText
        name="emailDomains"
        label={t`Mail domains`}
        hint={t`One a line. Whoever confirms an address there joins. Set here, a domain needs no proof.`}
        {...typed}
      />
      <FormLongText
        name="adminEmails"
        label={t`Addresses of admins`}
        hint={t`One a line. Whoever confirms one of these joins as an admin. Somebody who is here already becomes one in the members.`}
        {...typed}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <FormText
          name="referralCode"
          label={t`Referral code`}
          hint={t`Whoever knows it joins.`}
          maxLength={100}
          {...typed}
        />
        <FormDate
          name="referralCodeExpires"
          label={t`Good until the end of`}
          hint={t`Leave it empty for no end.`}
        />
      </div>
    </Part>
  )
}

function LimitsPart() {
  const { t } = useLingui()
  const { require2FA } = useFormContext<CompanyValues>().values
  return (
    <Part title={<Trans>Seats and security</Trans>}>
      <FormNumber
        name="seatLimit"
        label={t`Seats`}
        hint={t`Most people with access. Leave it empty for no limit.`}
        maxLength={7}
        className="max-w-48"
      />
      <FormSwitch
        name="require2FA"
        label={t`Ask for a second factor`}
        hint={t`When the days of grace are over, people set one up before they go on.`}
      />
      {require2FA && (
        <FormNumber
          name="require2FAGraceDays"
          label={t`Days of grace`}
          hint={t`Counted from the day that it is switched on.`}
          maxLength={2}
          className="max-w-48"
        />
      )}
    </Part>
  )
}
