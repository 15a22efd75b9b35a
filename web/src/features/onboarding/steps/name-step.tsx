import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useMe } from '#api/me.ts'
import { isAboutName } from '#features/onboarding/answers/saving.ts'
import { Frame } from '#features/onboarding/frame.tsx'
import { useHere } from '#features/onboarding/onboarding-context.ts'
import { useWay } from '#features/onboarding/use-way.ts'
import { readDraft, writeDraft } from '#lib/drafts.ts'
import { FormText } from '#shell/forms/fields.tsx'
import { FormFields } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'

/** /user/first-name: what may we call you. What is typed survives a reload before it is sent. */
export function NameStep() {
  const { t } = useLingui()
  const { onboarding } = useHere()
  const way = useWay()
  // What one person typed is for no other that signs in here.
  const draft = `onboarding.first-name ${useMe()._id}`
  const kept = readDraft(draft)
  const form = useForm(
    { firstName: typeof kept === 'string' ? kept : (onboarding.answers['first-name']?.[0] ?? '') },
    ({ firstName }) => ({
      firstName: firstName.trim() === '' ? t`Write a name, or leave this for later.` : undefined,
    }),
  )
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (firstName: string) => {
      const trouble = await onboarding.write('first-name', [firstName.trim()])
      if (isAboutName(trouble)) throw trouble
    },
    onSuccess: () => {
      writeDraft(draft, null)
      way.next()
    },
  })
  const submit = () => form.submit(({ firstName }) => !isPending && mutate(firstName))

  return (
    <Frame tone="sun" onNext={submit} nextLabel={t`Next`}>
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
            autoComplete="given-name"
            maxLength={100}
            dir="auto"
            onWrite={(name) => writeDraft(draft, name)}
          />
        </FormFields>
      </form>
    </Frame>
  )
}
