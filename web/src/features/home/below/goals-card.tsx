import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { formatDay } from '#lib/dates.ts'
import { entityLabel, entityTone, isEntity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PictureSteps } from '#ui/art/picture-steps.tsx'
import { Card, cardClass } from '#ui/card.tsx'
import { toneClass } from '#ui/tone.ts'
import type { HomeGoal, OpenGoal } from './open-goals.ts'

const most = 5

type Props = {
  open: readonly OpenGoal[]
  /** The goal that leads home, which is not listed again. */
  lead: string | undefined
  today: string
  /** Whether each goal shows the day on which it is due. */
  saysWhen: boolean
}

/** Open goals, the next due first, each a link to the goal. */
export function GoalsCard({ open, lead, today, saysWhen }: Props) {
  const count = open.length
  const others = open.filter(({ goal }) => goal._id !== lead)
  if (others.length === 0) return null
  return (
    <Card className="pb-3">
      <h2 className="text-lead">
        <Trans>Your goals</Trans>
      </h2>
      <ul className="mt-2">
        {others.slice(0, most).map((item) => (
          <li key={item.goal._id}>
            <GoalLink item={item} today={today} saysWhen={saysWhen} />
          </li>
        ))}
      </ul>
      {others.length > most && (
        <AppLink to={paths.goals} className="inline-flex min-h-12 items-center font-semibold">
          <Trans>All goals ({count})</Trans>
        </AppLink>
      )}
    </Card>
  )
}

type LinkProps = Omit<Props, 'open' | 'lead'> & { item: OpenGoal }

function GoalLink({ item, today, saysWhen }: LinkProps) {
  const { i18n } = useLingui()
  const { goal, asks, overdue } = item
  const isDue = saysWhen && item.day !== null
  return (
    <AppLink
      to={paths.goal(goal._id)}
      className="-mx-3 flex min-h-14 items-center gap-3 rounded-tile px-3 py-2 no-underline hover:bg-quiet"
    >
      <EntityDot entity={goal.entity} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{goal.title}</span>
        <span className="block text-note text-field-soft">
          {isDue && (
            <span
              className={cx(
                (overdue || asks) && 'font-semibold',
                overdue && !asks ? 'text-danger' : asks && 'text-field',
              )}
            >
              <DueDay item={item} today={today} />
            </span>
          )}
          {isDue && isEntity(goal.entity) && ' · '}
          {isEntity(goal.entity) && i18n._(entityLabel[goal.entity])}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
    </AppLink>
  )
}

function DueDay({ item, today }: { item: OpenGoal; today: string }) {
  const day = formatDay(item.day ?? today, today)
  if (item.asks && item.overdue) return <Trans>Check in, due since {day}</Trans>
  if (item.asks) return <Trans>Check in today</Trans>
  if (item.day === today) return <Trans>Due today</Trans>
  return item.overdue ? <Trans>Was due {day}</Trans> : <Trans>Due {day}</Trans>
}

export function EntityDot({ entity }: { entity: string | null }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'size-4 shrink-0 rounded-pill',
        isEntity(entity) ? toneClass[entityTone[entity]] : 'bg-quiet',
      )}
    />
  )
}

export function BookmarkCard({ bookmark }: { bookmark: HomeGoal }) {
  return (
    <AppLink
      to={paths.bookmarks}
      className={cardClass(undefined, 'no-underline hover:bg-surface-soft')}
    >
      <span className="text-note font-semibold text-field-soft">
        <Trans>Your latest bookmark</Trans>
      </span>
      <span className="mt-1 flex items-center gap-3">
        <span className="min-w-0 flex-1 font-display text-lead wrap-anywhere">
          {bookmark.title}
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
      </span>
    </AppLink>
  )
}

/** No saved goal yet: explains how to get a first one. */
export function FirstGoalCard() {
  return (
    <Card className="flex items-center gap-5 lg:gap-8">
      <div className="w-24 shrink-0 sm:w-36">
        <PictureSteps />
      </div>
      <div className="min-w-0">
        <h2 className="text-lead">
          <Trans>No goals yet</Trans>
        </h2>
        <p className="mt-1 text-field-soft">
          <Trans>Answer a few questions and save the advice you like as a goal.</Trans>
        </p>
      </div>
    </Card>
  )
}
