import { useLingui } from '@lingui/react/macro'
import { FormDate, FormText } from '#shell/forms/fields.tsx'
import { useFormContext } from '#shell/forms/use-form.ts'

type Props = {
  label: string
  /** The first day that can be chosen. */
  today: string
}

export function ReviewFields({ label, today }: Props) {
  const { t } = useLingui()
  const { values, write } = useFormContext<{ reviewDate: string; reviewTime: string }>()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormDate
        name="reviewDate"
        label={label}
        min={today}
        onWrite={(day) => day === '' && write({ reviewTime: '' })}
      />
      <FormText
        type="time"
        name="reviewTime"
        label={t`Time (optional)`}
        disabled={values.reviewDate === ''}
      />
    </div>
  )
}
