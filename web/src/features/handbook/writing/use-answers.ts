import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { HandbookQuestion } from '#api/content-tables.ts'
import { AppError, toAppError } from '#api/errors.ts'
import { useMe } from '#api/me.ts'
import {
  type Answer,
  knownAnswers,
  newestAnswers,
  saveAnswers,
} from '#features/handbook/handbook.queries.ts'
import { type RecordFormState, useRecordForm } from '#shell/forms/use-record-form.ts'
import {
  type AnswerChange,
  type AnswerValues,
  answerFields,
  baseOf,
  changesToSend,
  faultOf,
  keyOf,
  most,
  readKey,
} from './answers.rules.ts'

/** The form of one question or of several, which are saved all or not at all. */
export function useAnswers(
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
          ? t`Write the whole address, beginning with https://`
          : t`This is too long: ${count} characters at most.`
      return { [fault.key]: message }
    },
    update: async (version, before, now) => {
      const known = knownAnswers(queries)
      // What the form began with is not what is known by now: the newest has to be looked at first.
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

const changedElsewhere = () =>
  new AppError('refused', 409, [{ message: '', code: 'CONFLICT', field: 'version' }])

/** The refusal of one of several answers, as one of its field in the form. */
function atItsField(error: unknown, changes: readonly AnswerChange[]): unknown {
  const refused = toAppError(error)
  const fault = refused.faults[0]
  const id = fault && changes[fault.index]?.id
  if (!fault || id === undefined || refused.code === 'CONFLICT') return error
  const field = answerFields.find((one) => one === fault.field) ?? 'answer'
  const { code, message } = fault
  return new AppError('refused', refused.status, [{ code, message, field: keyOf(id, field) }])
}
