import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FormText } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { createPublicCompany } from './setup.queries.ts'

/** Makes the company of everybody who belongs to none; the name that stands there will do. */
export function PublicCompanyForm() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const form = useForm({ name: t`Everybody` }, ({ name }) => ({
    name: name.trim() === '' ? t`Write a name.` : undefined,
  }))
  const create = useMutation({
    mutationFn: (name: string) => createPublicCompany(queries, name.trim()),
  })
  return (
    <>
      <p>
        <Trans>
          They share one company in the background. You write its reminders, and they see them in
          their Learning Hub.
        </Trans>
      </p>
      <div className="w-full max-w-100">
        <Form
          form={form}
          error={create.error}
          pending={create.isPending}
          submitLabel={t`Create it`}
          submitVariant="quiet"
          onSubmit={({ name }) => create.mutate(name)}
        >
          <FormText
            name="name"
            label={t`Name`}
            hint={t`What App Admin calls it.`}
            maxLength={200}
          />
        </Form>
      </div>
    </>
  )
}
