import { useState } from 'react'
import { AppError } from '#api/errors.ts'
import { FormShell } from '#shell/form-shell.tsx'
import { ListShell } from '#shell/list-shell.tsx'
import { Card } from '#ui/card.tsx'
import { CodeField } from '#ui/code-field.tsx'
import { SelectField, TextArea, TextField } from '#ui/field.tsx'
import { PasswordField } from '#ui/password-field.tsx'

const refusal = new AppError('refused', 409, [
  {
    message: 'This goal was changed in another tab. Load it again.',
    code: 'CONFLICT',
    field: null,
  },
])

/** Fields, and the shells that must say how a call went. */
export function FormSamples() {
  const [failed, setFailed] = useState(true)
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card>
        <FormShell
          error={failed ? refusal : null}
          pending={false}
          submitLabel="Save goal"
          onSubmit={(event) => {
            event.preventDefault()
            setFailed(!failed)
          }}
        >
          <TextField label="Partner" hint="Somebody who asks how it goes." />
          <TextField label="End date" type="date" error="The end lies before the start." />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            defaultValue="four green boats"
          />
          <CodeField label="Code" hint="6 digits." defaultValue="123456" error="Invalid code" />
          <TextArea label="Note" defaultValue="What was typed stays." />
          <SelectField
            label="Role"
            options={[
              { value: 'individual', label: 'Individual Contributor (no direct reports)' },
              { value: 'team', label: 'Lead a Team' },
            ]}
          />
        </FormShell>
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
