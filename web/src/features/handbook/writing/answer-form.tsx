import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { HandbookQuestion } from '#api/content-tables.ts'
import { AppError, toAppError } from '#api/errors.ts'
import { useMe } from '#api/me.ts'
import {
  type Answer,
  knownAnswers,
  newestAnswers,
  saveAnswers,
} from '#features/handbook/handbook.queries.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FormLongText, FormText } from '#shell/forms/fields.tsx'
import { linkFault } from '#shell/forms/link-fault.ts'
import { RecordForm } from '#shell/forms/record-form.tsx'
import { useFormContext } from '#shell/forms/use-form.ts'
import { dropDraft, type RecordFormState, useRecordForm } from '#shell/forms/use-record-form.ts'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import {
  type AnswerChange,
  type AnswerField,
  type AnswerValues,
  answerFields,
  baseOf,
  changesToSend,
  faultOf,
  keyOf,
  most,
  readKey,
} from './answers.rules.ts'

const changedElsewhere = () =>
  new AppError('refused', 409, [{ message: '', code: 'CONFLICT', field: 'version' }])

const fieldLabel: Record<AnswerField, MessageDescriptor> = {
  answer: msg`Answer`,
  url: msg`Link`,
  contactPerson: msg`Contact person`,
}

export type AnswerFormProps = {
  /** The name of its draft: the question, or the section. */
  name: string
  questions: readonly HandbookQuestion[]
  answers: readonly Answer[]
  back: string
}

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
        unsaved={<Trans>Your changes aren’t saved yet.</Trans>}
        conflict={{
          title: t`Someone else changed this`,
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
          hint={t`You can use lists with a dash, **bold** and [links](https://address).`}
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
          placeholder={t`Name, team or email`}
          autoComplete="off"
        />
      </div>
      <p className="text-note text-field-soft">
        <Trans>Kind of question: {question.type}</Trans>
      </p>
    </fieldset>
  )
}

function useAnswers(
  name: string,
  questions: readonly HandbookQuestion[],
  answers: readonly Answer[],
): RecordFormState<AnswerValues> {
  const { t } = useLingui()
  const queries = useQueryClient()
  const me = useMe()
  const base = (from: readonly Answer[]) => baseOf(questions, from)
  return useRecordForm<readonly Answer[], AnswerValues>({
    name: `handbook.${name}`,
    record: answers,
    baseOf: base,
    check: (values) => {
      const fault = faultOf(values)
      if (fault === null) return {}
      const count = most[readKey(fault.key).field]
      const message =
        fault.kind === 'link'
          ? linkFault(values[fault.key] ?? '')
          : t`This is too long. Use ${count} characters or fewer.`
      return { [fault.key]: message }
    },
    update: async (version, before, now) => {
      const known = knownAnswers(queries)
      // The form may be older than the cache: show the conflict first.
      if (base(known).version !== version) throw changedElsewhere()
      const changes = changesToSend(known, before, now)
      try {
        return base(await saveAnswers(queries, changes))
      } catch (error) {
        throw atItsField(error, changes)
      }
    },
    newest: async () => base(await newestAnswers(queries, me)),
  })
}

function atItsField(error: unknown, changes: readonly AnswerChange[]): unknown {
  const refused = toAppError(error)
  const fault = refused.faults[0]
  const id = fault && changes[fault.index]?.id
  if (!fault || id === undefined || refused.code === 'CONFLICT') return error
  const field = answerFields.find((one) => one === fault.field) ?? 'answer'
  const { code, message } = fault
  return new AppError('refused', refused.status, [{ code, message, field: keyOf(id, field) }])
}
