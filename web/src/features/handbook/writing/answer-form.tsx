import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { HandbookQuestion } from '#api/content-tables.ts'
import type { Answer } from '#features/handbook/handbook.queries.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FormLongText, FormText } from '#shell/forms/fields.tsx'
import { RecordForm } from '#shell/forms/record-form.tsx'
import { useFormContext } from '#shell/forms/use-form.ts'
import { dropDraft } from '#shell/forms/use-record-form.ts'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { fieldLabel } from './answers.labels.ts'
import { type AnswerField, type AnswerValues, keyOf, most, readKey } from './answers.rules.ts'
import { useAnswers } from './use-answers.ts'

export type AnswerFormProps = {
  /** Of its draft: the question, or the section. */
  name: string
  questions: readonly HandbookQuestion[]
  answers: readonly Answer[]
  /** The address at which the form is closed. */
  back: string
}

/** The answers to one question or to several, saved together. */
export function AnswerForm({ name, questions, answers, back }: AnswerFormProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const form = useAnswers(name, questions, answers)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [first] = card.current?.querySelectorAll<HTMLElement>('textarea') ?? []
    first?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const close = () => {
    dropDraft(form.draft)
    navigate(`${back}#${encodeURIComponent(questions[0]?.id ?? '')}`, { replace: true })
  }
  const textOf = (id: string) => questions.find((one) => one.id === id)?.text ?? id
  return (
    <Card ref={card} className="scroll-mt-6 sm:p-8">
      <RecordForm
        form={form}
        submitLabel={questions.length > 1 ? t`Save all` : undefined}
        onSaved={close}
        secondary={
          <AppLink to={back} className={buttonClass('quiet')}>
            <Trans>Close</Trans>
          </AppLink>
        }
        floats={questions.length > 1}
        unsaved={<Trans>What you wrote is not saved yet.</Trans>}
        conflict={{
          title: t`Somebody else changed this in the meantime`,
          label: (key) => {
            const { id, field } = readKey(key)
            return `${textOf(id)} · ${i18n._(fieldLabel[field])}`
          },
          show: (_key, value) => value || null,
        }}
      >
        {questions.map((question) => (
          <AnswerFields key={question.id} question={question} />
        ))}
      </RecordForm>
    </Card>
  )
}

/** What is written for one question. */
function AnswerFields({ question }: { question: HandbookQuestion }) {
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
