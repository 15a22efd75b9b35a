import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarClock, Target } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useMe } from '#api/me.ts'
import { PlanSentence } from '#features/advice/plan/plan-sentence.tsx'
import { firstDays } from '#features/flow/run/first-days.ts'
import { cx } from '#lib/cx.ts'
import { addDays, localDay, weekdayOf } from '#lib/dates.ts'
import { entityTone } from '#lib/entities.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { Button } from '#ui/button.tsx'
import { cardClass } from '#ui/card.tsx'
import { TextField } from '#ui/field.tsx'
import type { GoalOfRun } from './goal-of-run.ts'

type Props = { goal: GoalOfRun }

/** Saves the chosen advice as a goal in one tap, if the run has not saved it yet. */
export function SaveGoal({ goal }: Props) {
  return (
    <div className={cardClass(entityTone[goal.entity], 'flex flex-col gap-4')}>
      <h2 className="text-title">{goal.title}</h2>
      <PlanSentence goal={goal.plan} />
      <Button
        className="self-start bg-on-tone! text-[#fff]!"
        pending={goal.isSaving}
        icon={<Target aria-hidden="true" className="size-5" />}
        onClick={goal.save}
      >
        <Trans>Save as goal</Trans>
      </Button>
    </div>
  )
}

/** The goal with its plan, its first day in one tap, and the next step. */
export function MadeGoal({ goal }: Props) {
  const { t } = useLingui()
  const today = localDay(new Date(), useMe().timeZone)
  const [isAsking, setIsAsking] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  const { isNew, day } = goal
  // The pressed button is removed.
  useEffect(() => {
    if (isNew) card.current?.focus({ preventScroll: true })
  }, [isNew])
  const days = firstDays(today)
  const isOther = day !== null && !days.includes(day)
  const names = [t`Today`, t`Tomorrow`, weekdayOf(days[2] ?? today)]
  return (
    <div
      ref={card}
      tabIndex={-1}
      className={cardClass(entityTone[goal.entity], 'flex flex-col gap-4 outline-none')}
    >
      <h2 className="text-title">{goal.title}</h2>
      <PlanSentence goal={goal.plan} className="text-lead" />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 font-semibold">
          <Trans>When will you start?</Trans>
        </legend>
        {days.map((one, index) => (
          <Day key={one} isChosen={one === day} onPress={() => goal.start(one)}>
            {names[index] ?? ''}
          </Day>
        ))}
        <Day isChosen={isOther} onPress={() => setIsAsking(true)}>
          {isOther ? weekdayOf(day) : t`Other day`}
        </Day>
      </fieldset>
      <p className="flex min-h-[1lh] items-center gap-2" role="status">
        {day !== null && (
          <>
            <CalendarClock aria-hidden="true" className="size-5 shrink-0" />
            <Trans>First check-in: {weekdayOf(addDays(day, 1))}</Trans>
          </>
        )}
      </p>
      <OtherDay
        key={String(isAsking)}
        open={isAsking}
        today={today}
        onClose={() => setIsAsking(false)}
        onChoose={goal.start}
      />
    </div>
  )
}

type DayProps = { isChosen: boolean; onPress: () => void; children: string }

function Day({ isChosen, onPress, children }: DayProps) {
  return (
    <Button
      variant="quiet"
      aria-pressed={isChosen}
      className={cx('px-5!', isChosen && 'bg-on-tone! text-[#fff]!')}
      onClick={onPress}
    >
      {children}
    </Button>
  )
}

type OtherDayProps = {
  open: boolean
  today: string
  onClose: () => void
  onChoose: (day: string) => void
}

function OtherDay({ open, today, onClose, onChoose }: OtherDayProps) {
  const { t } = useLingui()
  const [day, setDay] = useState(() => addDays(today, 2))
  const isPast = day < today
  return (
    <DialogShell
      open={open}
      onClose={onClose}
      title={t`When will you start?`}
      error={null}
      pending={false}
      actionLabel={t`Save`}
      onAction={() => {
        if (isPast) return
        onChoose(day)
        onClose()
      }}
    >
      <TextField
        type="date"
        label={t`Day`}
        min={today}
        value={day}
        error={isPast ? t`Choose today or a later day.` : undefined}
        onChange={(event) => setDay(event.target.value)}
      />
    </DialogShell>
  )
}
