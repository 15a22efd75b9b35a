import { Trans, useLingui } from '@lingui/react/macro'
import type { HandbookQuestion } from '#api/content-tables.ts'
import type { FormEditing } from '#shell/editing/use-form-editing.ts'
import { TextArea, TextField } from '#ui/field.tsx'
import { type AnswerField, type AnswerValues, keyOf, most } from './answers.rules.ts'
import { fieldLabel } from './answers.words.ts'

type Props = { question: HandbookQuestion; editing: FormEditing<AnswerValues> }

/** What is written for one question. */
export function AnswerFields({ question, editing }: Props) {
  const { t } = useLingui()
  const answer = useField('answer', question, editing)
  const url = useField('url', question, editing)
  const contact = useField('contactPerson', question, editing)
  const { length } = answer.value
  return (
    <fieldset className="flex min-w-0 flex-col gap-5">
      <legend className="mb-4 font-display text-lead leading-snug font-bold">
        {question.text}
      </legend>
      <div>
        <TextArea
          {...answer}
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
        <TextField {...url} type="url" inputMode="url" placeholder="https://" autoComplete="off" />
        <TextField {...contact} placeholder={t`Name, team or mail`} autoComplete="off" />
      </div>
      <p className="text-note text-field-soft">
        <Trans>Kind of question: {question.type}</Trans>
      </p>
    </fieldset>
  )
}

function useField(
  field: AnswerField,
  { id }: HandbookQuestion,
  { values, write, fault }: FormEditing<AnswerValues>,
) {
  const { i18n } = useLingui()
  const key = keyOf(id, field)
  return {
    name: key,
    dir: 'auto',
    label: i18n._(fieldLabel[field]),
    value: values[key] ?? '',
    onChange: (event: { target: { value: string } }) => write(key, event.target.value),
    error: fault?.field === key ? fault.message : undefined,
  }
}
