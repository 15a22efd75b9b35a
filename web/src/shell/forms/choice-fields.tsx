import { toggle } from '#lib/toggle.ts'
import { PillChoice, type PillChoiceProps } from '#ui/pill-choice.tsx'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import { useField } from './use-form.ts'

type FormChoiceProps<Value extends string> = {
  name: string
  label: string
  options: readonly { value: Value; label: string }[]
}

export function FormChoice<Value extends string>({ name, ...rest }: FormChoiceProps<Value>) {
  const { value, write } = useField<Value | ''>(name)
  return <SegmentedChoice {...rest} value={value || null} onChange={write} />
}

type FormChoicesProps = Pick<PillChoiceProps, 'label' | 'note' | 'choices'> & {
  name: string
  /** The maximum number of choices; one more replaces the oldest. */
  most?: number
}

export function FormChoices({ name, most, ...rest }: FormChoicesProps) {
  const { value, error, write } = useField<readonly string[]>(name)
  return (
    <PillChoice
      {...rest}
      error={error}
      selected={value}
      onToggle={(id) => write(toggle(value, id, most))}
    />
  )
}
