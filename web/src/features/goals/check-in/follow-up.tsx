import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMe } from '#api/me.ts'
import { achievedNow } from '#features/goals/finish/finish.rules.ts'
import { progressLabel } from '#features/goals/goals.labels.ts'
import type { ListedGoal } from '#features/goals/goals.queries.ts'
import { progressSteps, stepOf } from '#features/goals/goals.rules.ts'
import { useIsKept } from '#features/goals/kept-changes.ts'
import { worthText } from '#features/goals/worth.ts'
import { latestIndexQuery } from '#features/impact-index/impact-index.queries.ts'
import { CountUp } from '#features/impact-index/points-earned.tsx'
import { localDay } from '#lib/dates.ts'
import { limits } from '#lib/generated/limits.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Button } from '#ui/button.tsx'
import { Celebration } from '#ui/celebration.tsx'
import { TextArea } from '#ui/field.tsx'
import { linkClass } from '#ui/link.tsx'
import { nextLabel, reviewText } from './check-in.labels.ts'
import { useCheckIn } from './check-in.queries.ts'
import { type CheckInAnswer, followUps, type NextStep, type Outcome } from './check-in.rules.ts'
import { Kept } from './kept.tsx'
import type { NextDialogProps } from './next/next-dialog.tsx'
import { TakeUp } from './take-up.tsx'

// The server's limit for a note.
const longest = limits.checkInNote

export const nextDialog = lazyPart<NextDialogProps>(
  async () => (await import('./next/next-dialog.tsx')).NextDialog,
)

type FollowUpProps = {
  goal: ListedGoal
  said: CheckInAnswer
  onSaid: (said: CheckInAnswer) => void
}

/** The next steps after a check-in, all optional. */
export function FollowUp({ goal, said, onSaid }: FollowUpProps) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState<NextStep | null>(null)
  const checkIn = useCheckIn(goal, open !== null)
  const noting = useCheckIn(goal, true)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const status = useRef<HTMLDivElement>(null)
  // The pressed button is removed: the focus goes to its replacement.
  useEffect(() => {
    if (said.outcome && goal.state) status.current?.focus({ preventScroll: true })
  }, [said.outcome, goal.state])
  const { _id, outcome } = said
  const isFirst = outcome === 'did' && goal.progress === progressSteps[1]
  const settled = said.next !== null || goal.state === 'achieved'
  // The outbox also contains the save that is being sent.
  const isKept = useIsKept(goal._id) && !checkIn.isPending && !noting.isPending

  function openStory() {
    const story = paths.goal(goal._id)
    // On the goal's own page, the story replaces the check-in.
    if (pathname !== story.split('?')[0]) navigate(story, { state: achievedNow })
  }

  function follow(next: NextStep, fields: object = {}) {
    const sent = { _id, outcome, next, ...fields }
    checkIn.mutate(sent, {
      onSuccess: (saved) => {
        setOpen(null)
        onSaid({ ...said, next })
        if (saved?.state === 'achieved') openStory()
        else status.current?.focus({ preventScroll: true })
      },
    })
  }

  return (
    <div className="flex flex-col gap-4">
      <div
        ref={status}
        tabIndex={-1}
        role={isKept ? undefined : 'status'}
        className="relative rounded-field outline-none"
      >
        {isFirst && <Celebration />}
        {isKept ? <Kept /> : <Answer goal={goal} said={said} />}
      </div>
      <div className="-mt-3 empty:hidden">
        <Earned said={said} />
      </div>
      {outcome === 'dropped' && goal.state === 'letGo' && <TakeUp goal={goal} />}
      {!settled && followUps[outcome].length > 0 && (
        <div className="grid min-[22.5rem]:grid-cols-2 gap-2 sm:flex sm:flex-wrap">
          {followUps[outcome].map((next) => (
            <Button
              key={next}
              variant="quiet"
              className="px-2! sm:px-4!"
              pending={checkIn.isPending && checkIn.variables.next === next && open === null}
              onPointerEnter={() => nextDialog.load().catch(() => {})}
              onClick={() => {
                checkIn.reset()
                if (next === 'finish') follow(next)
                else setOpen(next)
              }}
            >
              {i18n._(nextLabel[next])}
            </Button>
          ))}
        </div>
      )}
      <NoteField
        outcome={outcome}
        pending={noting.isPending}
        error={noting.error}
        onSave={(note, onSuccess) => noting.mutate({ _id, outcome, note }, { onSuccess })}
      />
      {open !== null && open !== 'finish' && (
        <Lazy
          key={open}
          part={nextDialog}
          placeholder={null}
          props={{
            goal,
            next: open,
            pending: checkIn.isPending,
            error: checkIn.error,
            onClose: () => setOpen(null),
            onSave: (fields) => follow(open, fields),
          }}
        />
      )}
    </div>
  )
}

function Answer({ goal, said }: { goal: ListedGoal; said: CheckInAnswer }) {
  const { i18n } = useLingui()
  const today = localDay(new Date(), useMe().timeZone)
  const { reviewDate, reviewTime } = goal
  const step = i18n._(progressLabel[progressSteps[stepOf(goal.progress)] ?? progressSteps[0]])
  const day = reviewDate === null ? null : reviewText({ reviewDate, reviewTime }, today)
  const again = day !== null && <Trans>Next check-in: {day}</Trans>
  if (goal.state === 'achieved') return <Lines first={step} second={<StoryLink _id={goal._id} />} />
  if (goal.state === 'letGo') {
    const second = <Trans>We won't ask about it again.</Trans>
    return <Lines first={<Trans>Let go</Trans>} second={second} />
  }
  if (said.outcome === 'dropped')
    return <Lines first={<Trans>Taken up again</Trans>} second={again} />
  if (said.next === 'shrink') {
    return <Lines first={<Trans>Smaller now</Trans>} second={goal.planThen} third={again} />
  }
  if (said.next === 'swap') {
    return <Lines first={<Trans>Swapped</Trans>} second={goal.adviceTitle} third={again} />
  }
  if (said.next === 'move') return <Lines first={<Trans>Moved</Trans>} second={again} />
  if (said.outcome === 'did') {
    return <Lines first={<Trans>Well done. Now: {step}</Trans>} second={again} />
  }
  return <Lines first={<Trans>Good to know. What would help?</Trans>} second={again} />
}

function StoryLink({ _id }: { _id: string }) {
  return (
    <AppLink to={paths.goal(_id)} className={linkClass('inline-flex min-h-11 items-center')}>
      <Trans>See its story</Trans>
    </AppLink>
  )
}

function Lines(props: { first: ReactNode; second: ReactNode; third?: ReactNode }) {
  return (
    <>
      <p className="font-display text-lead">{props.first}</p>
      {props.second && <p className="mt-1">{props.second}</p>}
      {props.third && <p className="mt-1">{props.third}</p>}
    </>
  )
}

/** The points of the check-in, or the reason why it adds no points (product 4, check-in). */
function Earned({ said: { outcome, worth, score } }: { said: CheckInAnswer }) {
  const { data } = useQuery(latestIndexQuery)
  if (worth === null || outcome === 'dropped') return null
  const now = data?.[0]?.weeklyScore
  if (worth.points === 0) return <p>{worthText(worth)}</p>
  if (now === undefined) return <p>{t`+${worth.points} points this week`}</p>
  const from = score ?? now - worth.points
  return (
    <p>
      <Trans>
        Impact Index <strong className="figures">{from}</strong>
      </Trans>
      {now > from && (
        <strong>
          {' → '}
          <CountUp from={from} to={now} />
        </strong>
      )}
    </p>
  )
}

type NoteFieldProps = {
  outcome: Outcome
  pending: boolean
  error: unknown
  onSave: (note: string, onSaved: () => void) => void
}

/** The pressed button is removed: the focus goes to its replacement. */
function takeFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
  // On a phone the bar at the bottom would cover it.
  element?.scrollIntoView({ block: 'center' })
}

/** An optional note on the check-in. The text stays until it is saved. */
function NoteField({ outcome, pending, error, onSave }: NoteFieldProps) {
  const { t } = useLingui()
  // Null until a note was saved.
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const [note, setNote] = useState('')
  const [saved, setSaved] = useState('')
  const text = note.trim()
  const isDone = outcome === 'did' || outcome === 'partly'

  if (isOpen === false) {
    return (
      <div className="flex flex-col items-start gap-1">
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {saved}
        </p>
        <button
          ref={takeFocus}
          type="button"
          className="min-h-11 rounded-field font-semibold underline underline-offset-4"
          onClick={() => setIsOpen(true)}
        >
          <Trans>Change the note</Trans>
        </button>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        ref={isOpen ? takeFocus : undefined}
        label={isDone ? t`What changed, and for whom?` : t`A note for yourself`}
        hint={t`Optional, and for you alone.`}
        className="min-h-13!"
        maxLength={longest}
        rows={1}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <InlineError error={error} />
      {(text !== '' || saved !== '') && (
        <Button
          variant="quiet"
          className="self-start"
          pending={pending}
          onClick={() =>
            onSave(text, () => {
              setSaved(text)
              setIsOpen(text === '' ? null : false)
            })
          }
        >
          <Trans>Save note</Trans>
        </Button>
      )}
    </div>
  )
}
