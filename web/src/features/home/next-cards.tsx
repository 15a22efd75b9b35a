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
import type { DueGoal, HomeGoal } from './due.ts'

/** Goals that are due, each a way to the goal. */
export function DueCard({ due, today }: { due: DueGoal[]; today: string }) {
  const { i18n } = useLingui()
  return (
    <Card className="pb-3">
      <h2 className="text-lead">
        <Trans>Due this week</Trans>
      </h2>
      <ul className="mt-2">
        {due.map((item) => (
          <li key={item.goal._id}>
            <AppLink
              to={paths.goal(item.goal._id)}
              className="-mx-3 flex min-h-14 items-center gap-3 rounded-tile px-3 py-2 no-underline hover:bg-quiet"
            >
              <EntityDot entity={item.goal.entity} />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{item.goal.title}</span>
                <span
                  className={cx(
                    'block text-note',
                    item.overdue || item.asks ? 'font-semibold' : 'text-field-soft',
                    item.overdue && !item.asks && 'text-danger',
                  )}
                >
                  <DueDay item={item} today={today} />
                  {isEntity(item.goal.entity) && ` · ${i18n._(entityLabel[item.goal.entity])}`}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function DueDay({ item, today }: { item: DueGoal; today: string }) {
  const day = formatDay(item.day, today)
  if (item.asks && item.overdue) return <Trans>Check in, since {day}</Trans>
  if (item.asks) return <Trans>Check in today</Trans>
  if (item.day === today) return <Trans>Today</Trans>
  return item.overdue ? <Trans>Was due {day}</Trans> : day
}

function EntityDot({ entity }: { entity: string | null }) {
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
        <span className="flex-1 font-display text-lead">{bookmark.title}</span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
      </span>
    </AppLink>
  )
}

/** Nothing saved yet: how to get a first goal. */
export function FirstGoalCard() {
  return (
    <Card className="flex items-center gap-5 lg:gap-8 lg:only:col-span-2">
      <div className="w-24 shrink-0 sm:w-36">
        <PictureSteps />
      </div>
      <div>
        <h2 className="text-lead">
          <Trans>Your first goal starts above</Trans>
        </h2>
        <p className="mt-1 text-field-soft">
          <Trans>Pick somebody, answer a few questions, and save the advice that fits.</Trans>
        </p>
      </div>
    </Card>
  )
}
