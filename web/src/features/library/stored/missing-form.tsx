import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useMe } from '#api/me.ts'
import { mostText, wordsOf } from '#features/library/question.ts'
import { readDraft, writeDraft } from '#lib/drafts.ts'
import { productName } from '#lib/product.ts'
import { FormShell } from '#shell/form-shell.tsx'
import { TextArea } from '#ui/field.tsx'
import { storeMissing } from './stored.data.ts'

const kept = (draft: string) => {
  const text = readDraft(draft)
  return typeof text === 'string' ? text : ''
}

/** Asks what was missing. What is written stays, through a failure and through other searches. */
export function MissingForm() {
  const { t } = useLingui()
  // What one person wrote is for no other that signs in here.
  const draft = `library-missing ${useMe()._id}`
  const [text, setText] = useState(() => kept(draft))
  const [isMissing, setIsMissing] = useState(false)
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: storeMissing,
    onSuccess: () => writeDraft(draft, null),
  })

  if (isSuccess) {
    return (
      <p role="status" className="flex items-center gap-3 rounded-card bg-quiet px-6 py-4">
        <Check aria-hidden="true" className="size-5 shrink-0" />
        <Trans>Thank you. It is noted.</Trans>
      </p>
    )
  }
  return (
    <div className="on-surface max-w-prose rounded-card p-6">
      <FormShell
        submitLabel={t`Tell us`}
        pending={isPending}
        error={error}
        onSubmit={(event) => {
          event.preventDefault()
          const words = wordsOf(text)
          setIsMissing(words === '')
          if (words !== '') mutate(words)
        }}
      >
        <TextArea
          label={t`What were you looking for?`}
          hint={t`In your own words. Those who run ${productName} read it, without your name.`}
          error={isMissing ? t`Required` : undefined}
          maxLength={mostText}
          rows={2}
          dir="auto"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setIsMissing(false)
            writeDraft(draft, event.target.value || null)
          }}
        />
      </FormShell>
    </div>
  )
}
