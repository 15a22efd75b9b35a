import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useMe } from '#api/me.ts'
import { isAboutName } from '#features/onboarding/answers/saving.ts'
import { Frame } from '#features/onboarding/frame.tsx'
import { useHere } from '#features/onboarding/onboarding-context.ts'
import { useWay } from '#features/onboarding/use-way.ts'
import { readDraft, writeDraft } from '#lib/drafts.ts'
import { errorText } from '#shell/error-text.ts'
import { TextField } from '#ui/field.tsx'

/** /user/first-name: what may we call you. What is typed survives a reload before it is sent. */
export function NameStep() {
  const { t } = useLingui()
  const { onboarding } = useHere()
  const way = useWay()
  // What one person typed is for no other that signs in here.
  const draft = `onboarding.first-name ${useMe()._id}`
  const kept = readDraft(draft)
  const [name, setName] = useState(
    typeof kept === 'string' ? kept : (onboarding.answers['first-name']?.[0] ?? ''),
  )
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: () => onboarding.write('first-name', [name.trim()]),
    onSuccess: (trouble) => {
      if (isAboutName(trouble)) return refuse(errorText(trouble))
      writeDraft(draft, null)
      way.next()
    },
  })

  function type(typed: string) {
    setName(typed)
    setError(undefined)
    writeDraft(draft, typed)
  }

  function refuse(why: string) {
    setError(why)
    field.current?.focus()
  }

  function submit() {
    if (name.trim() === '') refuse(t`Write a name, or leave this for later.`)
    else if (!isPending) mutate()
  }

  return (
    <Frame tone="sun" onNext={submit} nextLabel={t`Next`}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label={t`First name`}
          name="firstName"
          autoComplete="given-name"
          maxLength={100}
          dir="auto"
          value={name}
          error={error}
          ref={field}
          onChange={(event) => type(event.target.value)}
        />
      </form>
    </Frame>
  )
}
