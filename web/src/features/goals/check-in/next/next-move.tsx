import { useLingui } from '@lingui/react/macro'
import { ReviewFields } from '#features/goals/plan/review-fields.tsx'
import { FormLongText } from '#shell/forms/fields.tsx'
import type { NextPartProps } from './next-dialog.tsx'

/** Another moment: when it is done, and when it is looked at again. */
export function MoveFields({ today }: NextPartProps) {
  const { t } = useLingui()
  return (
    <>
      <FormLongText
        name="planWhen"
        label={t`When does it fit better?`}
        hint={t`A moment that comes back: a meeting, a break, the start of a shift.`}
        maxLength={300}
      />
      <ReviewFields label={t`Next check-in`} today={today} />
    </>
  )
}
