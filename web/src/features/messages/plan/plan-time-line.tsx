import { Trans } from '@lingui/react/macro'
import { Bell } from 'lucide-react'
import { linkClass } from '#ui/link.tsx'
import { daysText } from './weekday-words.ts'

type LineProps = {
  goal: { planTime: string | null; planDays: string | null }
  onOpen: () => void
}

/** When a plan comes as a message; nothing if it doesn't. */
export function PlanTimeLine({ goal: { planTime, planDays }, onOpen }: LineProps) {
  if (planTime === null || planDays === null) return null
  const days = daysText(planDays)
  return (
    <button
      type="button"
      className={linkClass('inline-flex min-h-11 items-center gap-2')}
      onClick={onOpen}
    >
      <Bell aria-hidden="true" className="size-5 shrink-0" />
      <Trans>
        Message: {days}, {planTime}
      </Trans>
    </button>
  )
}
