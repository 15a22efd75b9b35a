import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import {
  type CompanyReminder,
  createReminder,
  newestReminder,
  updateReminder,
} from '#features/reminders/company-reminders.queries.ts'
import { useHub } from '#features/reminders/hub.ts'
import { type RecordFormState, useRecordForm } from '#shell/forms/use-record-form.ts'
import {
  baseOf,
  changesToSend,
  faultOf,
  fieldsOf,
  most,
  type ReminderFields,
  type ReminderValues,
} from './writing.rules.ts'

/** The values that the form begins with: a reminder, or a new one, whose version is 0. */
export type Start = ReminderFields & Pick<CompanyReminder, '_id' | 'version'>

export function useReminder(name: string, start: Start): RecordFormState<ReminderValues> {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { company } = useHub()
  const { _id } = start
  return useRecordForm<Start, ReminderValues>({
    name,
    record: start,
    baseOf,
    saved: start.version === 0 ? t`Reminder created` : undefined,
    savesUnchanged: start.version === 0,
    check: (values) => {
      const fault = faultOf(values)
      if (fault === null) return {}
      const { field } = fault
      if (fault.kind === 'long') {
        return { [field]: t`This is too long. Use ${most[fault.field]} characters or fewer.` }
      }
      return { [field]: fault.kind === 'date' ? t`Choose a day.` : t`Write the reminder.` }
    },
    update: async (version, before, now) => {
      const saved =
        version === 0
          ? await createReminder(queries, company, { _id, ...fieldsOf(now) })
          : await updateReminder(queries, company, { _id, version, ...changesToSend(before, now) })
      return baseOf(saved)
    },
    newest: async () => {
      const newest = await newestReminder(queries, company, _id)
      return newest && baseOf(newest)
    },
  })
}
