import { useLingui } from '@lingui/react/macro'
import { ReviewFields } from '#features/goals/plan/review-fields.tsx'
import { TextArea } from '#ui/field.tsx'
import type { NextPartProps } from './next-dialog.tsx'

/** Another moment: when it is done, and when it is looked at again. */
export function MoveFields({ fields, onChange, today }: NextPartProps) {
  const { t } = useLingui()
  return (
    <>
      <TextArea
        name="planWhen"
        label={t`When does it fit better?`}
        hint={t`A moment that comes back: a meeting, a break, the start of a shift.`}
        maxLength={300}
        value={fields.planWhen}
        onChange={({ target }) => onChange({ planWhen: target.value })}
      />
      <ReviewFields label={t`Next check-in`} values={fields} onChange={onChange} today={today} />
    </>
  )
}
