import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronRight, Handshake } from 'lucide-react'
import { useState } from 'react'
import { useMe } from '#api/me.ts'
import { FitReason } from '#features/advice/fit/fit-reason.tsx'
import { feedOfTheDayQuery, readTip, type ShownTip } from '#features/feed/feed.queries.ts'
import { useRead } from '#features/feed/use-read.ts'
import { readFlowRun } from '#features/flow/run/run.ts'
import { news } from '#features/home/news.ts'
import { OnboardingRest } from '#features/onboarding/rest/onboarding-rest.tsx'
import { keptInvitation } from '#features/partners/kept-invitation.ts'
import { isNamed, partnersQuery } from '#features/partners/sharing.queries.ts'
import { readDeviceTime } from '#features/profile/device-time.ts'
import { localDay } from '#lib/dates.ts'
import { entityLabel, entityTone, isEntity } from '#lib/entities.ts'
import { untilThere } from '#lib/until-there.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import { toneCardClass } from '#ui/tone-card.tsx'
import type { DeviceTimeProps } from './device-time-line.tsx'
import { FirstGoal, LatestBookmark, OpenGoals } from './goals.tsx'
import { MonthCard } from './month-card.tsx'
import { FreshPiece, NextForYou } from './next-for-you.tsx'

/** The parts that home shows above the choices already: its leading goal, and news of partners. */
export type BelowProps = { lead?: string | undefined; hasNews: boolean }

/** The part of home below the choices. On a phone it is one column, with the first half on top. */
export function Below({ lead, hasNews }: BelowProps) {
  const { t } = useLingui()
  return (
    <section aria-label={t`Your next steps`} className="grid items-start gap-4 lg:grid-cols-2">
      <div className="grid gap-4 empty:hidden">
        <ResumeCard />
        <FreshPiece />
        {!hasNews && <PartnerMessages />}
        <MonthCard />
        <PartnerLine />
        <OpenGoals lead={lead} />
        <TipOfToday />
        <FirstGoal />
      </div>
      <div className="grid gap-4 empty:hidden">
        <NextForYou />
        <OnboardingRest />
        <LatestBookmark />
        <DeviceTime />
      </div>
    </section>
  )
}

/** An unfinished flow, and a link to resume it. */
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
      <span className="min-w-0 flex-1">
        <span className="block text-note font-semibold">{label}</span>
        <span className="block font-display text-lead">
          <Trans>Pick up where you left off</Trans>
        </span>
        <span className="block text-note">
          <Plural value={left} one="# step left" other="# steps left" />
        </span>
      </span>
      <span className={buttonClass('strong', 'bg-on-tone text-[#fff]')}>
        <Trans>Continue</Trans>
      </span>
    </AppLink>
  )
}

/** Without partners, their code isn't loaded. */
function PartnerMessages() {
  const { data } = useQuery(partnersQuery)
  if (!data?.partnerGetMany.some(isNamed)) return null
  return <Lazy part={news} placeholder={null} props={{ isOnTop: false }} />
}

const deviceTime = lazyPart<DeviceTimeProps>(() =>
  untilThere(async () => (await import('./device-time-line.tsx')).DeviceTimeLine),
)

function DeviceTime() {
  const { _id, timeZone } = useMe()
  const taken = timeZone && readDeviceTime(_id)
  if (!taken) return null
  return <Lazy part={deviceTime} placeholder={null} props={{ timeZone, country: taken.country }} />
}

/** One line: an invitation from a partner. */
function PartnerLine() {
  const { data } = useQuery(partnersQuery)
  const [kept] = useState(keptInvitation)
  const partners = (data?.partnerGetMany ?? []).filter(isNamed)
  const incoming = partners.find(({ state }) => state === 'incoming')?.person.name
  if (!kept && !incoming) return null
  return (
    <AppLink
      to={paths.partners}
      className="on-surface flex min-h-14 items-center gap-3 rounded-card px-6 py-3 no-underline hover:bg-surface-soft"
    >
      <Handshake aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 font-semibold wrap-anywhere">
        {incoming ? (
          <Trans>{incoming} invites you to be impact partners</Trans>
        ) : (
          <Trans>You have an invitation to be impact partners</Trans>
        )}
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
    </AppLink>
  )
}

/** The first of the day's tips that wasn't dismissed. Hidden after a failure (product 8). */
function TipOfToday() {
  const day = localDay(new Date(), useMe().timeZone ?? 'UTC')
  const { data } = useQuery(feedOfTheDayQuery(day))
  const tip = data?.tips.find(({ wish }) => wish !== 'notForMe')
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
        <Trans>Today's tip</Trans>
      </p>
      <h2 className="mt-1 text-title">{tip.title}</h2>
      <p className="mt-2 max-w-prose">{tip.text}</p>
      <p className="mt-3 empty:hidden">
        <FitReason reasons={tip.reasons} />
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        {actionId && adviceTitle && (
          <AppLink
            to={paths.action({ action: actionId, advice: adviceId, entity })}
            state={{ from: 'home' }}
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
