import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fieldLabel } from '#features/goals/goals.labels.ts'
import {
  fetchGoal,
  keepGoal,
  tooltipsQuery,
  type WholeGoal,
} from '#features/goals/goals.queries.ts'
import { updateGoal } from '#features/goals/goals.saving.ts'
import { formatDay } from '#lib/dates.ts'
import { FormDate, FormLongText, FormText } from '#shell/forms/fields.tsx'
import { RecordForm } from '#shell/forms/record-form.tsx'
import { useRecordForm } from '#shell/forms/use-record-form.ts'
import {
  baseOf,
  changesToSend,
  endsBeforeStart,
  type FormField,
  type GoalValues,
  isDay,
} from './changes.rules.ts'
import { HelpFor } from './help-for.tsx'

export function GoalForm({ goal }: { goal: WholeGoal }) {
  const { t, i18n } = useLingui()
  const form = useGoalForm(goal)
  return (
    <RecordForm
      form={form}
      floats
      unsaved={<Trans>What you wrote on this goal is not saved yet.</Trans>}
      conflict={{
        title: t`This goal was changed elsewhere`,
        label: (field) => i18n._(fieldLabel[field]),
        show: (field, value) => (isDay(field) && value ? formatDay(value) : value || null),
      }}
    >
      <div className="flex flex-col gap-4 lg:gap-6">
        <Section title={<Trans>Make it yours</Trans>} help={<HelpFor label="smart goal" />}>
          <SmartFields />
        </Section>
        <Section title={<Trans>Dates and notes</Trans>}>
          <DateFields />
        </Section>
      </div>
    </RecordForm>
  )
}

type SectionProps = { title: ReactNode; help?: ReactNode; children: ReactNode }

function Section({ title, help, children }: SectionProps) {
  return (
    <section className="on-surface grid min-w-0 grid-cols-1 gap-6 rounded-card p-6 sm:p-8 lg:grid-cols-2 lg:items-start">
      <div className="relative lg:col-span-2">
        <h2 className="pr-12 text-title">{title}</h2>
        <div className="absolute -top-2 -right-2">{help}</div>
      </div>
      {children}
    </section>
  )
}

function useGoalForm(goal: WholeGoal) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { _id } = goal
  return useRecordForm<WholeGoal, GoalValues>({
    name: `goal.${_id}`,
    record: goal,
    baseOf,
    check: (values) => ({
      endDate: endsBeforeStart(values)
        ? t`The end lies before the start. Choose a later day.`
        : undefined,
    }),
    update: async (version, before, now) =>
      baseOf(await updateGoal(queries, { _id, version, ...changesToSend(before, now) })),
    newest: async () => {
      const goalNow = await fetchGoal(_id)
      if (goalNow === null) return null
      await keepGoal(queries, goalNow)
      return baseOf(goalNow)
    },
  })
}

/** The four questions that make a goal SMART, as far as words answer them. */
function SmartFields() {
  return (
    <>
      <LongField field="specific" help="specific" />
      <LongField field="measurable" help="measurable" />
      <LongField field="achievable" help="achievable" />
      <LongField field="relevant" help="relevant" />
    </>
  )
}

/** When it begins and ends, the partner, and a note; the plan has the review. */
function DateFields() {
  const startDate = useLabel('startDate')
  const endDate = useLabel('endDate')
  const partner = useLabel('partner')
  const hint = useHint('partner')
  return (
    <>
      <FormDate name="startDate" label={startDate} />
      <FormDate name="endDate" label={endDate} />
      <Helped help="partner">
        <FormText name="partner" label={partner} autoComplete="off" hint={hint} />
      </Helped>
      <LongField field="note" />
    </>
  )
}

function useLabel(field: FormField): string {
  const { i18n } = useLingui()
  return i18n._(fieldLabel[field])
}

/** The first sentence of what the content says about a field; undefined where it says nothing. */
function useHint(label: string | undefined): string | undefined {
  const { data } = useSuspenseQuery(tooltipsQuery)
  const text = data.find((tooltip) => tooltip.label === label)?.text
  return text && (/^.*?[.?](?=\s|$)/s.exec(text)?.[0] ?? text)
}

/** The help stands at the end of the label's line. */
function Helped({ help, children }: { help: string; children: ReactNode }) {
  return (
    <div className="relative">
      {children}
      <div className="absolute -top-2.5 -right-2">
        <HelpFor label={help} />
      </div>
    </div>
  )
}

function LongField({ field, help }: { field: FormField; help?: string }) {
  const area = <FormLongText name={field} label={useLabel(field)} hint={useHint(help)} />
  return help ? <Helped help={help}>{area}</Helped> : area
}
