import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CalendarClock, CircleCheckBig, Feather, Footprints } from 'lucide-react'
import { useId, useState } from 'react'
import { useMe } from '#api/me.ts'
import { About } from '#features/goals/about.tsx'
import { reviewText } from '#features/goals/check-in/check-in.labels.ts'
import { Story } from '#features/goals/check-in/story.tsx'
import { progressLabel, titleOf } from '#features/goals/goals.labels.ts'
import { progressSteps, stepOf } from '#features/goals/goals.rules.ts'
import { PlanSentence } from '#features/goals/plan/plan-sentence.tsx'
import { formatDay, localDay } from '#lib/dates.ts'
import { entityTone, isEntity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { linkClass } from '#ui/link.tsx'
import type { Commitment } from './committed.queries.ts'
import { fateOf } from './committed.rules.ts'

/** Check-ins shown at first. */
const most = 3

export function Committed({ goal }: { goal: Commitment }) {
  const { t } = useLingui()
  const [isWhole, setIsWhole] = useState(false)
  const story = useId()
  const zone = useMe().timeZone
  const { checkIns } = goal
  const title = titleOf(goal)
  const since = formatDay(localDay(new Date(goal.createdDate), zone))
  const left = checkIns.length - most
  return (
    <article className="on-surface flex flex-col gap-4 rounded-card p-6">
      <header>
        <About goal={goal} />
        <h3 className="mt-1 text-title">
          <AppLink to={paths.goal(goal._id)} className={linkClass()}>
            {title}
          </AppLink>
        </h3>
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <FateChip goal={goal} />
          <span className="text-note text-field-soft">
            <Trans>Since {since}</Trans>
          </span>
        </p>
      </header>
      <PlanSentence goal={goal} />
      {checkIns.length > 0 && (
        <div id={story}>
          <Story
            checkIns={isWhole ? checkIns : checkIns.slice(0, most)}
            label={t`Check-ins: ${title}`}
          />
        </div>
      )}
      {left > 0 && !isWhole && (
        <Button
          variant="quiet"
          className="self-start"
          aria-controls={story}
          aria-expanded={false}
          onClick={() => setIsWhole(true)}
        >
          <Plural value={left} one="# earlier check-in" other="# earlier check-ins" />
        </Button>
      )}
    </article>
  )
}

function FateChip({ goal }: { goal: Commitment }) {
  const { i18n } = useLingui()
  const today = localDay(new Date(), useMe().timeZone)
  const tone = isEntity(goal.entity) ? entityTone[goal.entity] : 'sun'
  const step = i18n._(progressLabel[progressSteps[stepOf(goal.progress)] ?? progressSteps[0]])
  const icon = 'size-4 shrink-0'
  const { reviewDate, reviewTime } = goal
  switch (fateOf(goal, Date.now())) {
    case 'achieved':
      return (
        <Chip tone={tone} icon={<CircleCheckBig aria-hidden="true" className={icon} />}>
          {step}
        </Chip>
      )
    case 'letGo':
      return (
        <Chip icon={<Feather aria-hidden="true" className={icon} />}>
          <Trans>Let go</Trans>
        </Chip>
      )
    case 'due': {
      const day = reviewDate === null ? '' : reviewText({ reviewDate, reviewTime }, today)
      return (
        <Chip tone={tone} icon={<CalendarClock aria-hidden="true" className={icon} />}>
          <Trans>Check-in due: {day}</Trans>
        </Chip>
      )
    }
    default:
      return <Chip icon={<Footprints aria-hidden="true" className={icon} />}>{step}</Chip>
  }
}
