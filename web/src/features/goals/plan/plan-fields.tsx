import { useLingui } from '@lingui/react/macro'
import { type Ref, useEffect, useRef } from 'react'
import { TextArea } from '#ui/field.tsx'
import type { PlanField, PlanValues } from './plan.rules.ts'
import { ReviewFields } from './review-fields.tsx'

export type Faults = Partial<Record<PlanField, string>>

type Props = {
  values: PlanValues
  /** What is wrong, by field. A new object each time, so that the first takes the focus again. */
  faults: Faults
  today: string
  onChange: (values: Partial<PlanValues>) => void
}

/** The four questions of a plan, and when it is looked at again. */
export function PlanFields({ values, faults, today, onChange }: Props) {
  const { t } = useLingui()
  const form: Ref<HTMLDivElement> = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [first] = Object.keys(faults)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }, [faults])
  const area = (name: keyof Omit<PlanValues, 'reviewDate' | 'reviewTime'>, maxLength: number) => ({
    ...{
      name,
      maxLength,
      rows: 2,
      className: 'min-h-13!',
      value: values[name],
      error: faults[name],
    },
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  return (
    <div ref={form} className="flex flex-col gap-5">
      <TextArea
        {...area('planWhen', 300)}
        label={t`When`}
        hint={t`A moment that comes back: a meeting, a break, the start of a shift.`}
      />
      <TextArea
        {...area('planThen', 500)}
        label={t`Then`}
        hint={t`What you will do, in your own words.`}
      />
      <TextArea {...area('planObstacle', 300)} label={t`What may get in the way?`} />
      <TextArea {...area('planIfThen', 500)} label={t`If so, then what?`} />
      <ReviewFields
        label={t`Next check-in`}
        values={values}
        onChange={onChange}
        today={today}
        errors={faults}
      />
    </div>
  )
}
