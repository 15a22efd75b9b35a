import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMe } from '#api/me.ts'
import { readFlowRun } from '#features/flow/run/run.ts'
import { OnboardingRest } from '#features/onboarding/rest/onboarding-rest.tsx'
import { entityLabel, entityTone } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { buttonClass } from '#ui/button.tsx'
import { toneCardClass } from '#ui/tone-card.tsx'
import { DeviceTimeLine } from './device-time-line.tsx'
import { LatestBookmark, OpenGoals } from './goals.tsx'
import { NextForYou } from './next-for-you.tsx'
import { PartnerLine } from './partner-line.tsx'
import { TipOfToday } from './tip-of-today.tsx'

/** The part of home below the choices. On a phone it is one column, with the first half on top. */
export function Below() {
  const { t } = useLingui()
  return (
    <section aria-label={t`Your next steps`} className="grid items-start gap-4 lg:grid-cols-2">
      <div className="grid gap-4 empty:hidden">
        <ResumeCard />
        <PartnerLine />
        <OpenGoals />
        <TipOfToday />
      </div>
      <div className="grid gap-4 empty:hidden">
        <NextForYou />
        <OnboardingRest />
        <LatestBookmark />
        <DeviceTimeLine />
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
