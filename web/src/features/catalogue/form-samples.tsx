import { AppError } from '#api/errors.ts'
import { FormDate, FormLongText, FormSelect, FormText } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { FormCode, FormPassword } from '#shell/forms/secret-fields.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { ListShell } from '#shell/list-shell.tsx'
import { Card } from '#ui/card.tsx'

const refusal = new AppError('refused', 409, [
  {
    message: 'This goal was changed in another tab. Load it again.',
    code: 'CONFLICT',
    field: null,
  },
])

/** Fields, and the shells that must say how a call went. */
export function FormSamples() {
  const form = useForm(
    {
      ...{ partner: '', endDate: '', password: 'four green boats', code: '123456' },
      ...{ note: 'What was typed stays.', role: 'team' },
    },
    () => ({ endDate: 'The end lies before the start.', code: 'Invalid code' }),
  )
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card>
        <Form
          form={form}
          error={refusal}
          pending={false}
          submitLabel="Save goal"
          onSubmit={() => {}}
        >
          <FormText name="partner" label="Partner" hint="Somebody who asks how it goes." />
          <FormDate name="endDate" label="End date" />
          <FormPassword name="password" label="Password" autoComplete="new-password" />
          <FormCode name="code" label="Code" hint="6 digits." />
          <FormLongText name="note" label="Note" />
          <FormSelect
            name="role"
            label="Role"
            options={[
              { value: 'individual', label: 'Individual Contributor (no direct reports)' },
              { value: 'team', label: 'Lead a Team' },
            ]}
          />
        </Form>
      </Card>
      <ListShell
        label="A list that failed"
        items={[]}
        keyOf={String}
        render={String}
        error={new AppError('network', null, [])}
        pending={false}
        empty={null}
      />
    </div>
  )
}
