import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight, Check, CircleCheckBig } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMe } from '#api/me.ts'
import { PlanSentence } from '#features/advice/plan/plan-sentence.tsx'
import type { WholeGoal } from '#features/goals/goals.queries.ts'
import { progressSteps } from '#features/goals/goals.rules.ts'
import { useQuickChanges } from '#features/goals/goals.saving.ts'
import { GoalCheers } from '#features/goals/sharing/goal-cheers.tsx'
import { ShareDialog, usePartnersOf } from '#features/goals/sharing/share-dialog.tsx'
import type { NamedPartner } from '#features/partners/sharing.queries.ts'
import { formatDay, localDay } from '#lib/dates.ts'
import { entityTone, isEntity } from '#lib/entities.ts'
import { dayOf } from '#lib/moment.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { cardClass } from '#ui/card.tsx'
import { Celebration } from '#ui/celebration.tsx'
import { linkClass } from '#ui/link.tsx'
import { finishText } from './finish.labels.ts'
import { finishOf } from './finish.rules.ts'
import { useNextStep } from './next-step.ts'

export type FinishStoryProps = {
  goal: WholeGoal
  /** Whether the goal was achieved just now. */
  isNew: boolean
}

/** The story of an achieved goal, and three ways on (product 4, the finish). */
export function FinishStory({ goal, isNew }: FinishStoryProps) {
  const { t } = useLingui()
  const zone = useMe().timeZone
  const { lines, ...facts } = finishOf(goal, (at) => localDay(new Date(at), zone))
  const tone = isEntity(goal.entity) ? entityTone[goal.entity] : 'sun'
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start lg:gap-6">
      <section className={cardClass(tone, 'rise relative flex flex-col gap-6 sm:p-10')}>
        {isNew && <Celebration />}
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <CircleCheckBig aria-hidden="true" className="size-6 shrink-0" />
          <Trans>Goal achieved!</Trans>
          {goal.achievedDate && (
            <span className="font-normal">{dayOf(goal.achievedDate, zone)}</span>
          )}
        </p>
        <h2 className="text-headline text-balance">{finishText(facts)}</h2>
        <Planned goal={goal} />
        <GoalCheers goal={goal} />
      </section>
      <WaysOn goal={goal} />
      {lines.length > 0 && (
        <section className="on-surface rounded-card p-6 sm:p-10">
          <h2 className="text-title">
            <Trans>In your own words</Trans>
          </h2>
          <ol aria-label={t`In your own words`} className="mt-4 flex flex-col gap-5">
            {lines.map(({ _id, day, words }) => (
              <li key={_id}>
                <p className="text-note font-semibold text-field-soft">{formatDay(day)}</p>
                <p dir="auto" className="text-lead whitespace-pre-wrap wrap-anywhere">
                  {words}
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

function Planned({ goal }: { goal: WholeGoal }) {
  if (!goal.planWhen || !goal.planThen) return null
  return (
    <div>
      <p className="text-note font-semibold">
        <Trans>You planned</Trans>
      </p>
      <PlanSentence goal={goal} className="mt-1 text-lead" />
    </div>
  )
}

/** The next step, sharing the goal, keeping it, and the way back. */
function WaysOn({ goal }: { goal: WholeGoal }) {
  const quick = useQuickChanges()
  const next = useNextStep(goal)
  return (
    <section className="on-surface flex flex-col gap-3 rounded-card p-6 sm:p-8 lg:row-span-2">
      <h2 className="text-title">
        <Trans>What comes next?</Trans>
      </h2>
      <AppLink to={next.to} className={buttonClass('strong')}>
        <Trans>Take the next step</Trans>
        <ArrowRight aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
      </AppLink>
      {next.title && <Note>{next.title}</Note>}
      <Sharing goal={goal} />
      <AppLink to={paths.committedActions} className={buttonClass('quiet')}>
        <Trans>Keep it</Trans>
      </AppLink>
      <Note>
        <Trans>It's in your track record.</Trans>
      </Note>
      <button
        type="button"
        className={linkClass('min-h-11 self-center')}
        onClick={() => quick.save({ goal, change: { progress: progressSteps[3] } })}
      >
        <Trans>Not done yet</Trans>
      </button>
    </section>
  )
}

/** More about the button above. */
function Note({ children }: { children: ReactNode }) {
  return <p className="-mt-1 mb-2 px-2 text-center text-note text-field-soft">{children}</p>
}

function Sharing({ goal }: { goal: WholeGoal }) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<NamedPartner | null>(null)
  return (
    <>
      {usePartnersOf(goal).map(({ partner, sees }) =>
        sees ? (
          <p key={partner._id} className="flex min-h-11 items-center gap-2 font-semibold">
            <Check aria-hidden="true" className="size-5 shrink-0" />
            <Trans>{partner.person.firstName} sees this goal</Trans>
          </p>
        ) : (
          <Button
            key={partner._id}
            variant="quiet"
            aria-haspopup="dialog"
            onClick={() => setAsked(partner)}
          >
            {t`Share it with ${partner.person.firstName}`}
          </Button>
        ),
      )}
      {asked && <ShareDialog goal={goal} partner={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
