import { useLingui } from '@lingui/react/macro'
import { TextField } from '#ui/field.tsx'

/** A review as it stands in a form; empty is ''. */
export type ReviewValues = { reviewDate: string; reviewTime: string }

type Props = {
  label: string
  values: ReviewValues
  onChange: (values: ReviewValues) => void
  /** The first day that can be chosen. */
  today: string
  errors?: { reviewDate?: string | undefined; reviewTime?: string | undefined }
}

/** The day of a review, and its time where it is not all day. */
export function ReviewFields({ label, values, onChange, today, errors = {} }: Props) {
  const { t } = useLingui()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        type="date"
        name="reviewDate"
        label={label}
        min={today}
        value={values.reviewDate}
        error={errors.reviewDate}
        onChange={({ target }) =>
          onChange({ reviewDate: target.value, reviewTime: target.value && values.reviewTime })
        }
      />
      <TextField
        type="time"
        name="reviewTime"
        label={t`Time, if it has one`}
        disabled={values.reviewDate === ''}
        value={values.reviewTime}
        error={errors.reviewTime}
        onChange={({ target }) => onChange({ ...values, reviewTime: target.value })}
      />
    </div>
  )
}
