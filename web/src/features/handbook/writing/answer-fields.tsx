import { Trans, useLingui } from '@lingui/react/macro'
import type { HandbookQuestion } from '#api/content-tables.ts'
import { FormLongText, FormText } from '#shell/forms/fields.tsx'
import { useFormContext } from '#shell/forms/use-form.ts'
import { fieldLabel } from './answers.labels.ts'
import { type AnswerField, type AnswerValues, keyOf, most } from './answers.rules.ts'

/** What is written for one question. */
export function AnswerFields({ question }: { question: HandbookQuestion }) {
  const { t, i18n } = useLingui()
  const { length } = useFormContext<AnswerValues>().values[keyOf(question.id, 'answer')] ?? ''
  const field = (name: AnswerField) => ({
    name: keyOf(question.id, name),
    dir: 'auto',
    label: i18n._(fieldLabel[name]),
  })
  return (
    <fieldset className="flex min-w-0 flex-col gap-5">
      <legend className="mb-4 font-display text-lead leading-snug font-bold">
        {question.text}
      </legend>
      <div>
        <FormLongText
          {...field('answer')}
          className="max-h-[60dvh]"
          hint={t`Lists with a dash, **strong**, and [words](https://address) work here.`}
        />
        <p className="mt-1 text-right text-note text-field-soft">
          {length > most.answer * 0.8 && (
            <Trans>
              {length} of {most.answer} characters
            </Trans>
          )}
        </p>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FormText
          {...field('url')}
          type="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
        />
        <FormText
          {...field('contactPerson')}
          placeholder={t`Name, team or mail`}
          autoComplete="off"
        />
      </div>
      <p className="text-note text-field-soft">
        <Trans>Kind of question: {question.type}</Trans>
      </p>
    </fieldset>
  )
}
