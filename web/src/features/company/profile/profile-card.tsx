import { Trans, useLingui } from '@lingui/react/macro'
import { type OptionName, optionsOf } from '#features/admin/option-values.ts'
import { optionFields } from '#features/admin/options.ts'
import type { Company } from '#features/company/company.queries.ts'
import { useCompany } from '#features/company/use-company.ts'
import { companyFields } from '#lib/generated/company.ts'
import { FormSelect, FormText } from '#shell/forms/fields.tsx'
import { RecordForm } from '#shell/forms/record-form.tsx'
import { Card } from '#ui/card.tsx'

type Values = Record<'name' | OptionName, string>

const valuesOf = (company: Company): Values => ({
  name: company.name,
  ...optionsOf(company),
})

const fieldsOf = ({ name, ...options }: Values) => ({
  name,
  ...Object.fromEntries(Object.entries(options).map(([field, value]) => [field, value || null])),
})

/** The company's profile: its name, and the lists of product 5. */
export function ProfileCard({ company }: { company: Company }) {
  const { t, i18n } = useLingui()
  const form = useCompany<Values>({
    name: 'profile',
    company,
    valuesOf,
    fieldsOf,
    check: ({ name }) => ({
      name: name.trim() === '' ? t`Enter the company’s name.` : undefined,
    }),
  })
  const labelOf = (field: keyof Values) => {
    const option = optionFields.find(({ name }) => name === field)
    return option ? i18n._(option.label) : t`Name`
  }
  const fields = (
    <RecordForm
      form={form}
      unsaved={<Trans>Your changes to the company aren’t saved yet.</Trans>}
      conflict={{
        title: t`Someone else changed the company`,
        label: labelOf,
        show: (_field, value) => `${value}` || null,
      }}
    >
      {/* Eight fields: those with a hint are side by side at the end. */}
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <FormText
          name="name"
          label={t`Name`}
          autoComplete="organization"
          maxLength={companyFields.name.max}
        />
        {optionFields.map(({ name, label, hint, values: options }) => (
          <FormSelect
            key={name}
            name={name}
            label={i18n._(label)}
            hint={hint && i18n._(hint)}
            options={[
              { value: '', label: t`Not set` },
              ...options.map((value) => ({ value, label: value })),
            ]}
          />
        ))}
      </div>
    </RecordForm>
  )
  return (
    <Card>
      <h2 className="text-title">
        <Trans>Profile</Trans>
      </h2>
      <p className="mt-2 mb-5 text-note text-field-soft">
        <Trans>
          Only the name is required. Nothing uses the rest yet: it will help choose advice for your
          members and compare your months. Members don’t see it.
        </Trans>
      </p>
      {fields}
    </Card>
  )
}
