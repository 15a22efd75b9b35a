import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fieldLabel } from '#features/goals/goals.labels.ts'
import { tooltipsQuery } from '#features/goals/goals.queries.ts'
import { FormDate, FormLongText, FormText } from '#shell/forms/fields.tsx'
import type { FormField } from './changes.rules.ts'
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

/** When it begins and ends, the partner, and a note; the plan has the review. */
export function DateFields() {
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
