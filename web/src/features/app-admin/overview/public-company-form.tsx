import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormShell } from '#shell/form-shell.tsx'
import { TextField } from '#ui/field.tsx'
import { createPublicCompany } from './setup.data.ts'

/** Makes the company of everybody who belongs to none; the name that stands there will do. */
export function PublicCompanyForm() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [name, setName] = useState(t`Everybody`)
  const [isMissed, setIsMissed] = useState(false)
  const create = useMutation({ mutationFn: () => createPublicCompany(queries, name.trim()) })
  return (
    <>
      <p>
        <Trans>
          They share one company in the background. You write its reminders, and they see them in
          their Learning Hub.
        </Trans>
      </p>
      <div className="w-full max-w-100">
        <FormShell
          error={create.error}
          pending={create.isPending}
          submitLabel={t`Create it`}
          submitVariant="quiet"
          onSubmit={(event) => {
            event.preventDefault()
            setIsMissed(name.trim() === '')
            if (name.trim() !== '') create.mutate()
          }}
        >
          <TextField
            label={t`Name`}
            hint={t`What App Admin calls it.`}
            maxLength={200}
            value={name}
            error={isMissed ? t`Write a name.` : undefined}
            onChange={(event) => {
              setIsMissed(false)
              setName(event.target.value)
            }}
          />
        </FormShell>
      </div>
    </>
  )
}
