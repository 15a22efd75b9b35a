import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMe } from '#api/me.ts'
import { readDraft, writeDraft } from '#lib/drafts.ts'
import { userFields } from '#lib/generated/user.ts'
import { FormText } from '#shell/forms/fields.tsx'
import { FormFields } from '#shell/forms/form.tsx'
import { type FormState, useForm } from '#shell/forms/use-form.ts'
import { isAboutName } from './answers/saving.ts'
import { useHere } from './onboarding-context.ts'

type NameForm = { form: FormState<{ firstName: string }>; error: unknown; submit: () => void }

/** The form of the first name, filled in if it is known. Typed text survives a reload. */
export function useNameForm(onSaved: () => void): NameForm {
  const { t } = useLingui()
  const { onboarding } = useHere()
  const draft = draftOf(useMe()._id)
  const kept = readDraft(draft)
  const known = onboarding.answers['first-name']?.[0] ?? ''
  const form = useForm({ firstName: typeof kept === 'string' ? kept : known }, ({ firstName }) => ({
    firstName: firstName.trim() === '' ? t`Enter a name, or choose Later.` : undefined,
  }))
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (firstName: string) => {
      const trouble = await onboarding.write('first-name', [firstName.trim()])
      if (isAboutName(trouble)) throw trouble
    },
    onSuccess: () => {
      writeDraft(draft, null)
      onSaved()
    },
  })
  const submit = () => form.submit(({ firstName }) => !isPending && mutate(firstName))
  return { form, error, submit }
}

const draftOf = (person: string) => `onboarding.first-name ${person}`

export function NameField({ form, error, submit, hint }: NameForm & { hint?: ReactNode }) {
  const { t } = useLingui()
  const draft = draftOf(useMe()._id)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <FormFields form={form} error={error}>
        <FormText
          name="firstName"
          label={t`First name`}
          hint={hint}
          autoComplete="given-name"
          maxLength={userFields.firstName.max}
          dir="auto"
          onWrite={(name) => writeDraft(draft, name)}
        />
      </FormFields>
    </form>
  )
}
