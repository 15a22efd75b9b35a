import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useMe } from '#api/me.ts'
import { mostText, wordsOf } from '#features/library/question.ts'
import { readDraft, writeDraft } from '#lib/drafts.ts'
import { productName } from '#lib/product.ts'
import { FormLongText } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { storeMissing } from './stored.queries.ts'

const kept = (draft: string) => {
  const text = readDraft(draft)
  return typeof text === 'string' ? text : ''
}

/** Asks what was missing. What is written stays, through a failure and through other searches. */
export function MissingForm() {
  const { t } = useLingui()
  // What one person wrote is for no other that signs in here.
  const draft = `library-missing ${useMe()._id}`
  const form = useForm(
    () => ({ text: kept(draft) }),
    ({ text }) => ({ text: wordsOf(text) === '' ? t`Required` : undefined }),
  )
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
      <Form
        form={form}
        submitLabel={t`Tell us`}
        pending={isPending}
        error={error}
        onSubmit={({ text }) => mutate(wordsOf(text))}
      >
        <FormLongText
          name="text"
          label={t`What were you looking for?`}
          hint={t`In your own words. Those who run ${productName} read it, without your name.`}
          maxLength={mostText}
          rows={2}
          dir="auto"
          onWrite={(text) => writeDraft(draft, text || null)}
        />
      </Form>
    </div>
  )
}
