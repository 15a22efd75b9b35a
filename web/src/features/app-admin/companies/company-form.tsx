import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { optionFields } from '#companies/options.ts'
import { RecordForm } from '#shell/forms/record-form.tsx'
import type { RecordFormState } from '#shell/forms/use-record-form.ts'
import { Card } from '#ui/card.tsx'
import type { CompanyValues } from './company.rules.ts'
import { CompanyFields } from './company-fields.tsx'

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
