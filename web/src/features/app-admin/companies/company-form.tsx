import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { optionFields } from '#features/admin/options.ts'
import { companyFields } from '#lib/generated/company.ts'
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
        unsaved={<Trans>Your changes to the company aren’t saved yet.</Trans>}
        conflict={{
          title: t`Someone else changed the company`,
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
  emailDomains: msg`Email domains`,
  adminEmails: msg`Emails of admins`,
  referralCode: msg`Referral code`,
  referralCodeExpires: msg`Referral code valid until the end of`,
  seatLimit: msg`Seats`,
  require2FA: msg`Require two-factor sign-in`,
  require2FAGraceDays: msg`Grace days`,
}

/**
 * The fields of a company, in three parts: its profile, how people join, and its rights and
 * requirements.
 */
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
      <FormText name="name" label={t`Name`} autoComplete="off" maxLength={companyFields.name.max} />
      <div className="grid gap-6 sm:grid-cols-2">
        {optionFields.map(({ name, label, values: options }) => (
          <FormSelect
            name={name}
            key={name}
            label={i18n._(label)}
            options={[
              { value: '', label: t`Not set` },
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
        label={t`Email domains`}
        hint={t`One per line. People with an email there join when they confirm it. Domains set here need no confirmation.`}
        {...typed}
      />
      <FormLongText
        name="adminEmails"
        label={t`Emails of admins`}
        hint={t`One per line. People who confirm one of these join as an admin. To make a member an admin, open them in Members.`}
        {...typed}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <FormText
          name="referralCode"
          label={t`Referral code`}
          hint={t`Anyone who knows it can join.`}
          maxLength={companyFields.referralCode.max}
          {...typed}
        />
        <FormDate
          name="referralCodeExpires"
          label={t`Valid until the end of`}
          hint={t`Leave empty for no end date.`}
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
        hint={t`How many people can have access. Leave empty for no limit.`}
        maxLength={7}
        className="max-w-48"
      />
      <FormSwitch
        name="require2FA"
        label={t`Require two-factor sign-in`}
        hint={t`After the grace days, people can’t continue without it.`}
      />
      {require2FA && (
        <FormNumber
          name="require2FAGraceDays"
          label={t`Grace days`}
          hint={t`Counted from the day it’s turned on.`}
          maxLength={2}
          className="max-w-48"
        />
      )}
    </Part>
  )
}
