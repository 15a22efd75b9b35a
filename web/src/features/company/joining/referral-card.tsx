import { Trans, useLingui } from '@lingui/react/macro'
import type { Company } from '#features/company/company.queries.ts'
import { useCompany } from '#features/company/use-company.ts'
import { companyFields } from '#lib/generated/company.ts'
import { CopyButton } from '#shell/copy-button.tsx'
import { FormDate, FormText } from '#shell/forms/fields.tsx'
import { RecordForm } from '#shell/forms/record-form.tsx'
import { Card } from '#ui/card.tsx'

type Values = { referralCode: string; referralCodeExpires: string }

const valuesOf = (company: Company): Values => ({
  referralCode: company.referralCode ?? '',
  referralCodeExpires: company.referralCodeExpires?.slice(0, 10) ?? '',
})

/** The code is valid until the end of its last day, in every time zone. */
const fieldsOf = ({ referralCode, referralCodeExpires }: Values) => ({
  referralCode: referralCode.trim() || null,
  referralCodeExpires: referralCodeExpires === '' ? null : `${referralCodeExpires}T23:59:59Z`,
})

const inThreeMonths = () => new Date(Date.now() + 90 * 24 * 3_600_000).toISOString().slice(0, 10)

export function ReferralCard({ company }: { company: Company }) {
  const { t } = useLingui()
  const form = useCompany<Values>({
    name: 'referral',
    company,
    valuesOf,
    fieldsOf,
  })
  const { hasChanges } = form
  const labels = { referralCode: t`Code`, referralCodeExpires: t`Valid until the end of` }
  const ends = company.referralCodeExpires
  const isOver = !hasChanges && typeof ends === 'string' && Date.parse(ends) < Date.now()
  return (
    <Card>
      <h2 className="text-title">
        <Trans>Referral code</Trans>
      </h2>
      <p className="mt-2 mb-4 text-note text-field-soft">
        <Trans>
          Anyone who enters this code at sign-up joins the company. Set an end date to be safe.
        </Trans>
      </p>
      <RecordForm
        form={form}
        unsaved={<Trans>Your changes to the referral code aren’t saved yet.</Trans>}
        conflict={{
          title: t`Someone else changed the company`,
          label: (field) => labels[field],
          show: (_field, value) => value || null,
        }}
      >
        <FormText
          name="referralCode"
          label={labels.referralCode}
          hint={t`At least 8 characters, hard to guess.`}
          autoComplete="off"
          spellCheck={false}
          maxLength={companyFields.referralCode.max}
          onWrite={() => {
            // A new code expires, unless the admin removes the date.
            const isFirst = !company.referralCode && form.values.referralCode === ''
            if (isFirst && form.values.referralCodeExpires === '') {
              form.write({ referralCodeExpires: inThreeMonths() })
            }
          }}
        />
        {!hasChanges && company.referralCode && (
          <div>
            <CopyButton text={company.referralCode} label={t`Copy the code`} />
          </div>
        )}
        <FormDate
          name="referralCodeExpires"
          label={labels.referralCodeExpires}
          hint={isOver ? t`This code has ended.` : t`Leave empty for no end date.`}
        />
      </RecordForm>
    </Card>
  )
}
