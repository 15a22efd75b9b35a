import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Review } from '#features/advice/plan/first-review.rules.ts'
import type { LocalNow } from '#lib/moment.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { TextField } from '#ui/field.tsx'

type Props = {
  title: string
  start: Review
  now: LocalNow
  /** Asks for a time too. */
  hasTime?: boolean
  onClose: () => void
  onSave: (review: Review) => void
}

/** Asks for a day from today on, and perhaps a time. */
export function DayDialog({ title, start, now, hasTime = false, onClose, onSave }: Props) {
  const { t } = useLingui()
  const [day, setDay] = useState(start.reviewDate)
  const [time, setTime] = useState(start.reviewTime ?? '')
  const isPast = day < now.today
  const isTooEarly = time !== '' && `${day} ${time}` <= `${now.today} ${now.time}`
  return (
    <DialogShell
      open
      onClose={onClose}
      title={title}
      error={null}
      pending={false}
      actionLabel={t`Save`}
      onAction={() => {
        if (isPast || isTooEarly) return
        onSave({ reviewDate: day, reviewTime: time || null })
        onClose()
      }}
    >
      <TextField
        type="date"
        label={t`Day`}
        min={now.today}
        value={day}
        error={isPast ? t`Choose today or a later day.` : undefined}
        onChange={(event) => setDay(event.target.value)}
      />
      {hasTime && (
        <TextField
          type="time"
          label={t`Time (optional)`}
          value={time}
          error={!isPast && isTooEarly ? t`Choose a later time.` : undefined}
          onChange={(event) => setTime(event.target.value)}
        />
      )}
    </DialogShell>
  )
}
