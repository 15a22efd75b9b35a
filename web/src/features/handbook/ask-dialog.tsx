import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { limits } from '#lib/generated/limits.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { FormChoice } from '#shell/forms/choice-fields.tsx'
import { FormLongText } from '#shell/forms/fields.tsx'
import { errorBeside, FormFields } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { askCompany } from './gaps.queries.ts'

const longest = limits.handbookQuestion

/** A question of the handbook, or a search without results. */
export type AskedQuestion = { question: { id: string; text: string } } | { words: string }

export type AskDialogProps = AskedQuestion & { onClose: () => void }

export function AskDialog(props: AskDialogProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const isFree = 'words' in props
  const form = useForm({ text: isFree ? props.words : '', who: 'named' }, ({ text }) => ({
    text: isFree && text.trim() === '' ? t`Required` : undefined,
  }))
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ text, who }: typeof form.values) => {
      const what = 'question' in props ? { id: props.question.id } : { text }
      return askCompany(queries, { ...what, isNamed: who === 'named' })
    },
    onSuccess: () => 'question' in props && props.onClose(),
  })
  return (
    <DialogShell
      open
      onClose={props.onClose}
      title={t`Ask your company`}
      error={errorBeside(form, error)}
      pending={isPending}
      actionLabel={isSuccess ? t`Close` : t`Ask`}
      onAction={() => (isSuccess ? props.onClose() : form.submit((values) => mutate(values)))}
    >
      {isSuccess ? (
        <p role="status">
          <Trans>Asked. The answer will appear in the handbook.</Trans>
        </p>
      ) : (
        <FormFields form={form} error={error}>
          {'question' in props ? (
            <p className="font-semibold">{props.question.text}</p>
          ) : (
            <FormLongText
              name="text"
              label={t`Your question`}
              maxLength={longest}
              rows={3}
              dir="auto"
            />
          )}
          <FormChoice
            name="who"
            label={t`Your name`}
            options={[
              { value: 'named', label: t`With my name` },
              { value: 'unnamed', label: t`Without my name` },
            ]}
          />
          <p className="text-note text-field-soft">
            {form.values.who === 'named' ? (
              <Trans>Your company’s admins can see your question and your name.</Trans>
            ) : (
              <Trans>
                Your company’s admins can see your question from next week. They can’t see that it’s
                from you. Leave out anything that shows who you are.
              </Trans>
            )}
          </p>
        </FormFields>
      )}
    </DialogShell>
  )
}
