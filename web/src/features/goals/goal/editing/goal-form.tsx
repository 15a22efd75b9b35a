import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMe } from '#api/me.ts'
import { planHelpQuery } from '#features/advice/plan/plan.queries.ts'
import { condition, isPlanned, lastAction } from '#features/advice/plan/plan-words.rules.ts'
import {
  fetchGoal,
  keepGoal,
  tooltipsQuery,
  type WholeGoal,
} from '#features/goals/goals.queries.ts'
import { updateGoal } from '#features/goals/goals.saving.ts'
import { formatDay, localDay } from '#lib/dates.ts'
import { FormDate, FormLongText, FormText } from '#shell/forms/fields.tsx'
import { RecordForm } from '#shell/forms/record-form.tsx'
import { useFormContext } from '#shell/forms/use-form.ts'
import { useRecordForm } from '#shell/forms/use-record-form.ts'
import { fieldLabel } from './changes.labels.ts'
import {
  baseOf,
  changesToSend,
  endsBeforeStart,
  type FormField,
  type GoalValues,
  isDay,
} from './changes.rules.ts'
import { HelpFor } from './help-for.tsx'
import { PartnerChoice } from './partner-choice.tsx'

type Props = { goal: WholeGoal }

export function GoalForm({ goal }: Props) {
  const { t, i18n } = useLingui()
  const form = useGoalForm(goal)
  return (
    <RecordForm
      form={form}
      floats
      unsaved={<Trans>Your changes to this goal aren't saved yet.</Trans>}
      conflict={{
        title: t`This goal was changed elsewhere`,
        label: (field) => i18n._(fieldLabel[field]),
        show: (field, value) => (isDay(field) && value ? formatDay(value) : value || null),
      }}
    >
      <div className="relative grid min-w-0 grid-cols-1 gap-6 pt-4 lg:grid-cols-2 lg:items-start">
        <SmartFields goal={goal} />
        <DateFields goal={goal} />
      </div>
    </RecordForm>
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
        ? t`The end is before the start. Choose a later day.`
        : undefined,
    }),
    update: async (version, before, now) => {
      const obj = { _id, version, ...changesToSend(before, now) }
      const saved = await updateGoal(queries, obj, before)
      return saved === 'kept' ? { version, values: now, isKept: true } : baseOf(saved)
    },
    newest: async () => {
      const goalNow = await fetchGoal(_id)
      if (goalNow === null) return null
      await keepGoal(queries, goalNow)
      return baseOf(goalNow)
    },
  })
}

/** The four questions of a SMART goal that are answered in words. */
function SmartFields({ goal }: Props) {
  const { t } = useLingui()
  const { data: help } = useQuery(planHelpQuery(goal))
  const { category } = goal
  const plan = isPlanned(goal) ? goal : help
  const [when, then] = [condition(plan?.planWhen ?? ''), lastAction(plan?.planThen ?? '')]
  return (
    <>
      <LongField
        field="specific"
        suggestion={when && then ? t`When ${when}, I'll ${then}` : null}
      />
      <LongField
        field="measurable"
        suggestion={t`At each check-in I say: did it, partly, or not yet.`}
      />
      <LongField field="achievable" suggestion={help?.smallest || null} />
      <LongField field="relevant" suggestion={category ? t`It helps with: ${category}` : null} />
    </>
  )
}

/** The start and end, the partner, and a note; the plan contains the review. */
function DateFields({ goal }: Props) {
  const zone = useMe().timeZone
  const start = localDay(new Date(goal.createdDate), zone)
  const hint = useHint('partner')
  return (
    <>
      <div>
        <FormDate name="startDate" label={useLabel('startDate')} />
        <Suggested field="startDate" value={start} text={formatDay(start)} />
      </div>
      <FormDate name="endDate" label={useLabel('endDate')} />
      <Helped help="partner">
        <FormText name="partner" label={useLabel('partner')} autoComplete="off" hint={hint} />
        <PartnerChoice goal={goal} />
      </Helped>
      <LongField field="note" />
    </>
  )
}

type SuggestedProps = { field: FormField; value: string | null; text?: string }

/** Words from the plan for a field that is still empty; the person fills it in with a press. */
function Suggested({ field, value, text = value ?? '' }: SuggestedProps) {
  const { t } = useLingui()
  const { values, write } = useFormContext<GoalValues>()
  if (!value || values[field] !== '') return null
  return (
    <button
      type="button"
      aria-label={t`Use: ${text}`}
      className="mt-1 flex min-h-11 items-center gap-2 rounded-field text-left text-note text-field-soft hover:text-field"
      onClick={() => write({ [field]: value })}
    >
      <Plus aria-hidden="true" className="size-4 shrink-0" />
      {text}
    </button>
  )
}

function useLabel(field: FormField): string {
  const { i18n } = useLingui()
  return i18n._(fieldLabel[field])
}

/** The first sentence of the content's help for a field; undefined without help. */
function useHint(label: string | undefined): string | undefined {
  const { data } = useSuspenseQuery(tooltipsQuery)
  const text = data.find((tooltip) => tooltip.label === label)?.text
  return text && (/^.*?[.?](?=\s|$)/s.exec(text)?.[0] ?? text)
}

/** Places the help at the end of the label's line. */
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

type LongFieldProps = { field: FormField; suggestion?: string | null }

function LongField({ field, suggestion }: LongFieldProps) {
  const label = useLabel(field)
  const hint = useHint(field)
  if (suggestion === undefined) return <FormLongText name={field} label={label} />
  return (
    <Helped help={field}>
      <FormLongText name={field} label={label} hint={hint} rows={2} className="min-h-13!" />
      <Suggested field={field} value={suggestion} />
    </Helped>
  )
}
