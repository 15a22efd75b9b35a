import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarClock, Target } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useMe } from '#api/me.ts'
import type { Review } from '#features/advice/plan/first-review.rules.ts'
import { PlanSentence } from '#features/advice/plan/plan-sentence.tsx'
import { isPlanned } from '#features/advice/plan/plan-words.rules.ts'
import { firstDays } from '#features/flow/run/first-days.ts'
import { TellMe } from '#features/messages/plan/plan-time.tsx'
import { PlanTimeLine } from '#features/messages/plan/plan-time-line.tsx'
import { cx } from '#lib/cx.ts'
import { addDays, weekdayOf } from '#lib/dates.ts'
import { entityTone } from '#lib/entities.ts'
import { localNow } from '#lib/moment.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Button } from '#ui/button.tsx'
import { cardClass } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import { DayDialog } from './day-dialog.tsx'
import type { GoalOfRun } from './goal-of-run.ts'

const planSaved = lazyPart(
  async () => (await import('#features/goals/plan/plan-saved.tsx')).PlanSaved,
)

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
  const now = localNow(useMe().timeZone)
  const [asked, setAsked] = useState<'start' | 'review' | 'moment' | null>(null)
  const close = () => setAsked(null)
  const card = useRef<HTMLDivElement>(null)
  const { isNew, day, review } = goal
  // The pressed button is removed.
  useEffect(() => {
    if (isNew) card.current?.focus({ preventScroll: true })
  }, [isNew])
  const days = firstDays(now.today)
  const isOther = day !== null && !days.includes(day)
  const names = [t`Today`, t`Tomorrow`, weekdayOf(days[2] ?? now.today)]
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
        <Day isChosen={isOther} onPress={() => setAsked('start')}>
          {isOther ? weekdayOf(day) : t`Other day`}
        </Day>
      </fieldset>
      <div className="flex flex-col gap-1">
        {isPlanned(goal.plan) && <Telling goal={goal} onChange={() => setAsked('moment')} />}
        <FirstCheckIn review={review} onChange={() => setAsked('review')} />
      </div>
      {asked === 'start' && (
        <DayDialog
          title={t`When will you start?`}
          start={{ reviewDate: addDays(now.today, 2), reviewTime: null }}
          now={now}
          onClose={close}
          onSave={({ reviewDate }) => goal.start(reviewDate)}
        />
      )}
      {asked === 'review' && review !== null && (
        <DayDialog
          hasTime
          title={t`First check-in`}
          start={review}
          now={now}
          onClose={close}
          onSave={goal.moveReview}
        />
      )}
      {asked === 'moment' && (
        <Lazy
          part={planSaved}
          placeholder={null}
          props={{
            id: goal._id,
            part: 'planWhen',
            onClose: () => {
              goal.reread()
              close()
            },
          }}
        />
      )}
    </div>
  )
}

type TellingProps = Props & { onChange: () => void }

/** Offers the plan as a message, and says when it comes. */
function Telling({ goal: { moment, tell }, onChange }: TellingProps) {
  // The pressed button is removed.
  const [isPressed, setIsPressed] = useState(false)
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isPressed) line.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isPressed])
  return (
    <div ref={line} role="status">
      {moment === null ? (
        <TellMe
          onPress={(first) => {
            setIsPressed(true)
            tell(first)
          }}
        />
      ) : (
        <PlanTimeLine goal={moment} onOpen={onChange} />
      )}
    </div>
  )
}

type FirstCheckInProps = { review: Review | null; onChange: () => void }

/** The first check-in, which the person can move. */
function FirstCheckIn({ review, onChange }: FirstCheckInProps) {
  const day = review && weekdayOf(review.reviewDate)
  const time = review?.reviewTime
  return (
    <p role="status" className="min-h-11">
      {day !== null && (
        <button
          type="button"
          aria-haspopup="dialog"
          className={linkClass('inline-flex min-h-11 items-center gap-2 text-start')}
          onClick={onChange}
        >
          <CalendarClock aria-hidden="true" className="size-5 shrink-0" />
          {time ? (
            <Trans>
              First check-in: {day}, {time}
            </Trans>
          ) : (
            <Trans>First check-in: {day}</Trans>
          )}
        </button>
      )}
    </p>
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
