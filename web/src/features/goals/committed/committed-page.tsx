import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { CalendarClock, CircleCheckBig, Feather, Footprints } from 'lucide-react'
import { useId, useState } from 'react'
import { graphql } from '#api/generated/gql.ts'
import type { CommittedActionsQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { useMe } from '#api/me.ts'
import { allPages } from '#api/pages.ts'
import { PlanSentence } from '#features/advice/plan/plan-sentence.tsx'
import { About } from '#features/goals/about.tsx'
import { reviewText } from '#features/goals/check-in/check-in.labels.ts'
import { Story } from '#features/goals/check-in/story.tsx'
import { finishText } from '#features/goals/finish/finish.labels.ts'
import { finishOf } from '#features/goals/finish/finish.rules.ts'
import { FirstStep } from '#features/goals/first-step.tsx'
import { progressLabel, titleOf } from '#features/goals/goals.labels.ts'
import { isAchieved, progressSteps, stepOf } from '#features/goals/goals.rules.ts'
import { MoreOfList } from '#features/goals/more-of-list.tsx'
import { cx } from '#lib/cx.ts'
import { formatDay, formatMonth, localDay } from '#lib/dates.ts'
import { entityTone, isEntity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { BackLink } from '#shell/back-link.tsx'
import { longList, useParts } from '#shell/load-more.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { PictureSteps } from '#ui/art/picture-steps.tsx'
import { Button } from '#ui/button.tsx'
import { cardClass } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import { linkClass } from '#ui/link.tsx'
import { byMonth, fateOf } from './committed.rules.ts'
import { PastSection } from './past-section.tsx'

const committedDocument = graphql(`
  query CommittedActions($first: Int, $after: ID) {
    committedActionGetMany(first: $first, after: $after) {
      _id
      title
      state
      category
      entity
      progress
      reviewDate
      reviewTime
      reviewMoment
      planWhen
      planThen
      createdDate
      achievedDate
      checkIns {
        ...StoryCheckIn
      }
    }
  }
`)

const committedQuery = queryOptions({
  queryKey: ['goals', 'committed'],
  queryFn: ({ signal }) =>
    allPages(
      async (page) => (await request(committedDocument, page, { signal })).committedActionGetMany,
    ),
})

/** Check-ins shown at first. */
const most = 3

/** /committed-actions: a person's commitments and how they went, newest first. */
export function CommittedPage() {
  const { t } = useLingui()
  const zone = useMe().timeZone
  const { data } = useSuspenseQuery(committedQuery)
  const { count, hasMore, more } = useParts(data.length)
  const months = byMonth(data.slice(0, count), (at) => localDay(new Date(at), zone))
  return (
    <div className={cx('flex max-w-220 flex-col gap-8 text-field', longList)}>
      <header className="flex flex-col gap-3">
        <BackLink to={paths.goals}>
          <Trans>My Goals</Trans>
        </BackLink>
        <PageTitle>
          <Trans>Your track record</Trans>
        </PageTitle>
        {data.length > 0 && (
          <p className="max-w-prose text-lead text-field-soft">
            <Trans>All your goals and how they went. Only you can see this.</Trans>
          </p>
        )}
      </header>
      {data.length === 0 && (
        <FirstStep
          picture={<PictureSteps />}
          title={t`No goals yet`}
          text={t`Choose who to impact, save advice as a goal, and check in on it. You'll see your progress here.`}
        />
      )}
      {months.map(({ yearMonth, goals }) => (
        <section key={yearMonth} className="flex flex-col gap-4">
          <h2 className="text-title">{formatMonth(yearMonth)}</h2>
          <ul aria-label={formatMonth(yearMonth)} className="grid gap-4">
            {goals.map((goal) => (
              <li key={goal._id} className="min-w-0">
                <Committed goal={goal} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {hasMore ? <MoreOfList count={count} total={data.length} onMore={more} /> : <PastSection />}
    </div>
  )
}

function Committed({ goal }: { goal: Commitment }) {
  const { t } = useLingui()
  const [isWhole, setIsWhole] = useState(false)
  const story = useId()
  const zone = useMe().timeZone
  const { checkIns } = goal
  const title = titleOf(goal)
  const tone = isEntity(goal.entity) ? entityTone[goal.entity] : 'sun'
  const since = formatDay(localDay(new Date(goal.createdDate), zone))
  const left = checkIns.length - most
  return (
    <article className={cardClass(isAchieved(goal) ? tone : undefined, 'flex flex-col gap-4')}>
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
      {isAchieved(goal) && <Finished goal={goal} />}
      {!isAchieved(goal) && checkIns.length > 0 && (
        <div id={story}>
          <Story
            checkIns={isWhole ? checkIns : checkIns.slice(0, most)}
            label={t`Check-ins: ${title}`}
          />
        </div>
      )}
      {!isAchieved(goal) && left > 0 && !isWhole && (
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

/** How often and how long, and the way to the whole story. */
function Finished({ goal }: { goal: Commitment }) {
  const { t } = useLingui()
  const zone = useMe().timeZone
  const title = titleOf(goal)
  return (
    <div>
      <p className="font-display text-lead">
        {finishText(finishOf(goal, (at) => localDay(new Date(at), zone)))}
      </p>
      <AppLink
        to={paths.goal(goal._id)}
        className={linkClass('inline-flex min-h-11 items-center')}
        aria-label={t`See its story: ${title}`}
      >
        <Trans>See its story</Trans>
      </AppLink>
    </div>
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
      return <Chip icon={<CircleCheckBig aria-hidden="true" className={icon} />}>{step}</Chip>
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

type Commitment = CommittedActionsQuery['committedActionGetMany'][number]
