import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { feedOfTheDayQuery, readTip, type ShownTip } from '#api/feed.ts'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { useMe } from '#api/me.ts'
import { keepFreeDay, useFreeDay } from '#api/rhythm.ts'
import { readFlowRun } from '#flow/run.ts'
import { localDay } from '#lib/dates.ts'
import { entityLabel, entityTone, isEntity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FreeDayLine } from '#shell/free-day-line.tsx'
import { TryAgain } from '#shell/try-again.tsx'
import { useRead } from '#shell/use-read.ts'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toneCardClass } from '#ui/tone-card.tsx'
import { dueGoals, type HomeGoal, latestBookmark } from './due.ts'
import { BookmarkCard, DueCard, FirstGoalCard } from './next-cards.tsx'

const homeGoalsDocument = graphql(`
  query HomeGoals {
    goalBookmarkGetMany {
      _id
      title
      entity
      state
      endDate
      reviewDate
      reviewMoment
      isGoal
      isBookmark
      createdDate
    }
    rhythmGet {
      today
    }
  }
`)

export function NextUp() {
  const { t } = useLingui()
  return (
    <section
      aria-label={t`What is waiting for you`}
      className="grid items-start gap-4 lg:grid-cols-2"
    >
      <ResumeCard />
      <GoalsAndBookmark />
      <TipOfToday />
    </section>
  )
}

function GoalsAndBookmark() {
  const goals = useQuery({
    queryKey: ['goals', 'home'],
    queryFn: async ({ client, signal }) => {
      const { goalBookmarkGetMany, rhythmGet } = await request(homeGoalsDocument, {}, { signal })
      keepFreeDay(client, rhythmGet)
      return goalBookmarkGetMany
    },
  })
  if (goals.isPending) return <Skeleton className="late h-36" />
  if (goals.isError) {
    return <TryAgain error={goals.error} onRetry={() => void goals.refetch()} />
  }
  const bookmark = latestBookmark(goals.data)
  const hasGoals = goals.data.some((goal) => goal.isGoal)
  return (
    <>
      <Due goals={goals.data} />
      {bookmark && <BookmarkCard bookmark={bookmark} />}
      {!hasGoals && !bookmark && <FirstGoalCard />}
    </>
  )
}

/** What is due this week; on a day off, that nothing is. */
function Due({ goals }: { goals: readonly HomeGoal[] }) {
  const me = useMe()
  const freeDay = useFreeDay()
  if (freeDay) {
    return (
      <Card>
        <FreeDayLine freeDay={freeDay} />
      </Card>
    )
  }
  const today = localDay(new Date(), me.timeZone)
  const due = dueGoals(goals, today, Date.now())
  return due.length > 0 && <DueCard due={due} today={today} />
}

/** A flow left in the middle, and the way back into it. */
function ResumeCard() {
  const { i18n } = useLingui()
  const me = useMe()
  const run = readFlowRun(me._id)
  const question = run?.questions[run.currentIndex]
  if (!run || !question) return null
  const label = i18n._(entityLabel[run.entity])
  const left = run.totalSteps - run.currentIndex
  return (
    <AppLink
      to={paths.flow(question.page, run.entity)}
      className={toneCardClass(entityTone[run.entity], 'min-h-32 items-center gap-4')}
    >
      <span className="flex-1">
        <span className="block text-note font-semibold">{label}</span>
        <span className="block font-display text-lead">
          <Trans>Pick up where you left off</Trans>
        </span>
        <span className="block text-note">
          <Plural value={left} one="# step left" other="# steps left" />
        </span>
      </span>
      <span className={buttonClass('strong', 'bg-on-tone text-[#fff]')}>
        <Trans>Go on</Trans>
      </span>
    </AppLink>
  )
}

/** The first of the day's tips. A failure shows nothing (product 8). */
function TipOfToday() {
  const day = localDay(new Date(), useMe().timeZone ?? 'UTC')
  const { data } = useQuery(feedOfTheDayQuery(day))
  const tip = data?.[0]
  return tip ? <Tip tip={tip} /> : null
}

function Tip({ tip }: { tip: ShownTip }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { actionId, adviceId, adviceTitle, entity } = tip
  const read = () => {
    if (!tip.isRead) void readTip(queries, tip.id)
  }
  const ref = useRead<HTMLDivElement>(`${tip.title} ${tip.text}`, tip.isRead, read)
  return (
    <Card ref={ref} tone={isEntity(entity) ? entityTone[entity] : undefined}>
      <p className="text-note font-semibold">
        <Trans>A thought for today</Trans>
      </p>
      <h2 className="mt-1 text-title">{tip.title}</h2>
      <p className="mt-2 max-w-prose">{tip.text}</p>
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        {actionId && adviceTitle && (
          <AppLink
            to={paths.action({ action: actionId, advice: adviceId, entity })}
            aria-label={t`Read the advice: ${adviceTitle}`}
            onClick={read}
            className="inline-flex min-h-12 items-center rounded-pill bg-on-tone px-6 py-2 font-semibold text-[#fff] no-underline transition-[scale] active:scale-[0.98]"
          >
            <Trans>Read the advice</Trans>
          </AppLink>
        )}
        <AppLink to={paths.feed} className={linkClass('inline-flex min-h-12 items-center')}>
          <Trans>See today's three tips</Trans>
        </AppLink>
      </p>
    </Card>
  )
}
