import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { type OptionName, optionsOf } from '#companies/option-values.ts'
import { optionFields } from '#companies/options.ts'
import type { Company } from '#features/company/company.data.ts'
import { useCompany } from '#features/company/use-company.ts'
import { productName } from '#lib/product.ts'
import { LaterConflict } from '#shell/editing/conflict.later.tsx'
import { EditingForm } from '#shell/editing/editing-form.tsx'
import { leaving } from '#shell/editing/leaving.later.ts'
import { dropDraft } from '#shell/editing/use-kept-form.ts'
import { Later } from '#shell/later.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { Fold } from '#ui/fold.tsx'

type Values = Record<'name' | OptionName, string>

const valuesOf = (company: Company): Values => ({
  name: company.name,
  ...optionsOf(company),
})

const fieldsOf = ({ name, ...options }: Values) => ({
  name,
  ...Object.fromEntries(Object.entries(options).map(([field, value]) => [field, value || null])),
})

type Props = {
  company: Company
  /** Where there is something else to do first. */
  isFolded?: boolean
}

/** What the company is: its name, and the lists of product 5. */
export function ProfileCard({ company, isFolded = false }: Props) {
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
  const form = (
    <EditingForm editing={editing}>
      {/* Eight fields: those with a hint stand side by side at the end. */}
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <TextField
          label={t`Name`}
          autoComplete="organization"
          maxLength={200}
          value={values.name}
          error={fault?.field === 'name' ? fault.message : undefined}
          onChange={(event) => write('name', event.target.value)}
        />
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
  )
  return (
    <Card>
      {isFolded ? (
        <Folded isOpen={editing.hasChanges}>{form}</Folded>
      ) : (
        <>
          <h2 className="mb-5 text-title">
            <Trans>Profile</Trans>
          </h2>
          {form}
        </>
      )}
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

function Folded({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [wasOpen] = useState(isOpen)
  return (
    <Fold look="part" open={wasOpen} title={<Trans>Profile</Trans>}>
      <p className="mb-5 max-w-prose text-field-soft">
        <Trans>
          All but the name is up to you. It tells those who run {productName} what kind of company
          this is; members do not see it, and nothing here depends on it.
        </Trans>
      </p>
      {children}
    </Fold>
  )
}
