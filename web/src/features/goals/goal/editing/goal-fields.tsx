import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { tooltipsQuery } from '#features/goals/goals.data.ts'
import { fieldLabel } from '#features/goals/goals.words.ts'
import { TextArea, TextField } from '#ui/field.tsx'
import type { FormField } from './changes.rules.ts'
import { useEditing } from './editing-context.ts'
import { HelpFor } from './help-for.tsx'

/** The four questions that make a goal SMART, as far as words answer them. */
export function SmartFields() {
  return (
    <>
      <LongField field="specific" help="specific" />
      <LongField field="measurable" help="measurable" />
      <LongField field="achievable" help="achievable" />
      <LongField field="relevant" help="relevant" />
    </>
  )
}

/** When it begins and ends, who asks, and whatever else there is to say; the plan has the review. */
export function PlanFields() {
  return (
    <>
      <DayField field="startDate" />
      <DayField field="endDate" />
      <Helped help="partner">
        <PartnerField />
      </Helped>
      <LongField field="note" />
    </>
  )
}

/** What every field of the form has. */
function useField(field: FormField) {
  const { i18n } = useLingui()
  const { values, write, fault } = useEditing()
  return {
    name: field,
    label: i18n._(fieldLabel[field]),
    value: values[field],
    onChange: (event: { target: { value: string } }) => write(field, event.target.value),
    error: fault?.field === field ? fault.message : undefined,
  }
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
  const area = <TextArea {...useField(field)} hint={useHint(help)} />
  return help ? <Helped help={help}>{area}</Helped> : area
}

function DayField({ field }: { field: FormField }) {
  return <TextField type="date" {...useField(field)} />
}

function PartnerField() {
  const hint = useHint('partner')
  return <TextField autoComplete="off" {...useField('partner')} hint={hint} />
}
