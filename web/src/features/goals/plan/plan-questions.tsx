import { useLingui } from '@lingui/react/macro'
import { FormLongText } from '#shell/forms/fields.tsx'
import { ReviewFields } from './review-fields.tsx'

/** The four questions of a plan, and when it is looked at again. */
export function PlanQuestions({ today }: { today: string }) {
  const { t } = useLingui()
  const look = { rows: 2, className: 'min-h-13!' }
  return (
    <div className="flex flex-col gap-5">
      <FormLongText
        {...look}
        name="planWhen"
        maxLength={300}
        label={t`When`}
        hint={t`A moment that comes back: a meeting, a break, the start of a shift.`}
      />
      <FormLongText
        {...look}
        name="planThen"
        maxLength={500}
        label={t`Then`}
        hint={t`What you will do, in your own words.`}
      />
      <FormLongText
        {...look}
        name="planObstacle"
        maxLength={300}
        label={t`What may get in the way?`}
      />
      <FormLongText {...look} name="planIfThen" maxLength={500} label={t`If so, then what?`} />
      <ReviewFields label={t`Next check-in`} today={today} />
    </div>
  )
}
