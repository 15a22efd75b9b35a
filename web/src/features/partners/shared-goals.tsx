import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, PartyPopper } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMe } from '#api/me.ts'
import { PlanSentence } from '#features/advice/plan/plan-sentence.tsx'
import { cx } from '#lib/cx.ts'
import { formatDay, localDay } from '#lib/dates.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { linkClass } from '#ui/link.tsx'
import { AnswerText, AskButton, useGoalTitle } from './goal-messages.tsx'
import { cheerDocument } from './partners.queries.ts'
import { smallButton } from './person-head.tsx'
import {
  type OwnSharedGoal,
  type TheirGoal,
  unshareDocument,
  usePartnerChange,
} from './sharing.queries.ts'

/** Product 4, goal progress. */
const steps: Record<string, MessageDescriptor> = {
  'On the starting blocks': msg`On the starting blocks`,
  'Building momentum': msg`Building momentum`,
  'Making headway': msg`Making headway`,
  'In the zone': msg`In the zone`,
  'Goal achieved!': msg`Goal achieved!`,
}

type TheirsProps = { _id: string; firstName: string; goal: TheirGoal }

/** A partner's goal, with one tap to ask about it and one to cheer. */
export function TheirGoalCard({ _id, firstName, goal }: TheirsProps) {
  const { t } = useLingui()
  const title = useGoalTitle(goal.title)
  const cheer = usePartnerChange(cheerDocument, { said: t`${firstName} will see your cheer` })
  const { question } = goal
  const isAnswered = question !== null && (question.answer !== null || question.line !== null)
  return (
    <article className="flex flex-col gap-3">
      <h4 className="font-semibold wrap-anywhere">{title}</h4>
      <SeenGoal goal={goal} />
      {isAnswered && (
        <div className="rounded-tile bg-quiet px-4 py-3">
          <AnswerText firstName={firstName} {...question} />
          <p className="text-note text-field-soft">
            <Asked date={question.sentDate} />
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {goal.isAsked && !isAnswered && question && (
          <Sent>
            <Asked date={question.sentDate} />
          </Sent>
        )}
        {!goal.isAsked && !goal.isAchieved && (
          <AskButton
            _id={_id}
            firstName={firstName}
            goal={goal}
            variant={goal.isNudged ? 'strong' : 'quiet'}
          />
        )}
        {goal.isCheered ? (
          <Sent>
            <Trans>You cheered this week</Trans>
          </Sent>
        ) : (
          <Button
            variant="quiet"
            aria-label={t`Cheer: ${title}`}
            pending={cheer.isPending}
            icon={<PartyPopper aria-hidden="true" className="size-5" />}
            onClick={() => cheer.mutate({ _id, goalId: goal._id })}
          >
            <Trans>Cheer</Trans>
          </Button>
        )}
      </div>
    </article>
  )
}

/** The place of a button whose message was sent. */
function Sent({ children }: { children: ReactNode }) {
  return (
    <p className="flex min-h-12 items-center gap-2 text-note font-semibold">
      <Check aria-hidden="true" className="size-5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

function Asked({ date }: { date: string }) {
  const zone = useMe().timeZone
  const today = localDay(new Date(), zone)
  const asked = localDay(new Date(date), zone)
  const day = formatDay(asked, today)
  return asked === today ? <Trans>Asked today</Trans> : <Trans>Asked on {day}</Trans>
}

type OwnProps = { _id: string; firstName: string; goal: OwnSharedGoal }

/** A goal of the person that the partner sees. */
export function OwnGoal({ _id, firstName, goal }: OwnProps) {
  const { t } = useLingui()
  const title = useGoalTitle(goal.title)
  const unshare = usePartnerChange(unshareDocument, { said: t`No longer shared` })
  return (
    <article className="flex flex-col items-start gap-2">
      <h4 className="font-semibold wrap-anywhere">
        <AppLink to={paths.goal(goal._id)} className={linkClass('font-semibold')}>
          {title}
        </AppLink>
      </h4>
      {goal.cheeredDate !== null && (
        <Chip tone="mint" icon={<PartyPopper aria-hidden="true" className="size-5" />}>
          <Trans>{firstName} cheered you on</Trans>
        </Chip>
      )}
      <button
        type="button"
        aria-label={t`Stop sharing: ${title}`}
        aria-busy={unshare.isPending || undefined}
        className={smallButton}
        onClick={() => unshare.mutate({ _id, goalId: goal._id })}
      >
        <Trans>Stop sharing</Trans>
      </button>
    </article>
  )
}

/** The plan, the progress and the next check-in of a goal. */
function SeenGoal({ goal }: { goal: TheirGoal }) {
  const { i18n } = useLingui()
  const today = localDay(new Date(), useMe().timeZone)
  const reached = goal.progress ?? 'On the starting blocks'
  const names = Object.keys(steps)
  const label = steps[reached]
  return (
    <>
      <PlanSentence goal={goal} />
      <div>
        <div aria-hidden="true" className="flex gap-1">
          {names.map((step, index) => (
            <span
              key={step}
              className={cx(
                'h-2 flex-1 rounded-pill',
                index <= names.indexOf(reached) ? 'fill bg-(--on-field)' : 'edge',
              )}
            />
          ))}
        </div>
        <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-note">
          <span className="font-semibold">{label && i18n._(label)}</span>
          {goal.reviewDate !== null && (
            <span className="text-field-soft">
              <CheckIn at={goal.reviewDate} today={today} />
            </span>
          )}
        </p>
      </div>
    </>
  )
}

function CheckIn({ at, today }: { at: string; today: string }) {
  const day = formatDay(at, today)
  if (at === today) return <Trans>Check-in today</Trans>
  return at < today ? <Trans>Check-in was due {day}</Trans> : <Trans>Check-in on {day}</Trans>
}
