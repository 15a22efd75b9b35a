import { Trans, useLingui } from '@lingui/react/macro'
import { optionFields } from '#companies/options.ts'
import type { Company } from '#features/company/company.data.ts'
import { useCompany } from '#features/company/use-company.ts'
import { LaterConflict } from '#shell/editing/conflict.later.tsx'
import { EditingForm } from '#shell/editing/editing-form.tsx'
import { leaving } from '#shell/editing/leaving.later.ts'
import { dropDraft } from '#shell/editing/use-kept-form.ts'
import { Later } from '#shell/later.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField, TextField } from '#ui/field.tsx'

const names = [
  'industry',
  'numberOfEmployees',
  'businessModel',
  'geographyFocus',
  'revenue',
  'engagementLevel',
  'employeeTurnover',
] as const

type Values = Record<'name' | (typeof names)[number], string>

const valuesOf = (company: Company): Values => ({
  name: company.name,
  industry: company.industry ?? '',
  numberOfEmployees: company.numberOfEmployees ?? '',
  businessModel: company.businessModel ?? '',
  geographyFocus: company.geographyFocus ?? '',
  revenue: company.revenue ?? '',
  engagementLevel: company.engagementLevel ?? '',
  employeeTurnover: company.employeeTurnover ?? '',
})

const fieldsOf = ({ name, ...options }: Values) => ({
  name,
  ...Object.fromEntries(Object.entries(options).map(([field, value]) => [field, value || null])),
})

/** What the company is: its name, and the lists of product 5. */
export function ProfileCard({ company }: { company: Company }) {
  const { t, i18n } = useLingui()
  const editing = useCompany<Values>({
    name: 'profile',
    company,
    valuesOf,
    fieldsOf,
    check: ({ name }) =>
      name.trim() === '' ? { field: 'name', message: t`Write the name of the company.` } : null,
  })
  const { values, write, fault } = editing
  const labelOf = (field: keyof Values) => {
    const option = optionFields.find(({ name }) => name === field)
    return option ? i18n._(option.label) : t`Name`
  }
  return (
    <Card className="sm:p-8">
      <h2 className="mb-5 text-title">
        <Trans>Profile</Trans>
      </h2>
      <EditingForm editing={editing}>
        <TextField
          label={t`Name`}
          autoComplete="organization"
          maxLength={200}
          value={values.name}
          error={fault?.field === 'name' ? fault.message : undefined}
          onChange={(event) => write('name', event.target.value)}
        />
        <div className="grid items-end gap-6 sm:grid-cols-2">
          {optionFields.map(({ name, label, hint, values: options }) => (
            <SelectField
              key={name}
              label={i18n._(label)}
              hint={hint && i18n._(hint)}
              value={values[name]}
              error={fault?.field === name ? fault.message : undefined}
              onChange={(event) => write(name, event.target.value)}
              options={[
                { value: '', label: t`Not said` },
                ...options.map((value) => ({ value, label: value })),
              ]}
            />
          ))}
        </div>
      </EditingForm>
      <Later
        part={leaving}
        placeholder={null}
        props={{
          editing,
          onDrop: () => dropDraft(`company.profile.${company._id}`),
          children: <Trans>What you changed of the company is not saved yet.</Trans>,
        }}
      />
      <LaterConflict<Values>
        editing={editing}
        title={t`The company was changed elsewhere`}
        label={labelOf}
        show={(_field, value) => `${value}` || null}
      />
    </Card>
  )
}
