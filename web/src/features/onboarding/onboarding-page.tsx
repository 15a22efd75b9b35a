import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useMe } from '#api/me.ts'
import { loadMessages } from '#lib/i18n.ts'
import { isQuestion, onboardingPages, type OnboardingPage as Page } from '#lib/onboarding-pages.ts'
import { paths } from '#paths.ts'
import { Lazy, type LazyPart, lazyPart } from '#shell/lazy-part.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { pictureWork } from '#shell/picture/picture-work.lazy.ts'
import { preloadPage } from '#shell/preload.ts'
import { PictureMirror } from '#ui/art/picture-mirror.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { leastTraits, pickedCount } from './answers/answers.rules.ts'
import { Frame } from './frame.tsx'
import { NameField, useNameForm } from './name.tsx'
import { OnboardingContext, type Step, useHere } from './onboarding-context.ts'
import { WelcomeStep } from './start/welcome-step.tsx'
import { QuestionStep } from './steps/question-step.tsx'
import { nextTraitPage, useOnboarding, useSendingKept } from './use-onboarding.ts'
import { useWay } from './use-way.ts'

// The list of jobs and the ends of the two parts are loaded once a page is shown.
const job = lazyPart(async () => (await import('./start/job-step.tsx')).JobStep)

const pieces = lazyPart(async () => {
  const [{ PiecesStep }] = await Promise.all([
    import('./start/pieces-step.tsx'),
    loadMessages('fit'),
  ])
  return PiecesStep
})
const result = lazyPart(async () => (await import('./result/result-step.tsx')).ResultStep)

/** Any page below /user: what the address names, in the words of the content. */
export function OnboardingPage() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const onboarding = useOnboarding()
  useSendingKept(onboarding)
  // Home stays reachable without a network.
  useEffect(() => {
    preloadPage(paths.home)
    for (const part of [job, pieces, result]) part.load().catch(() => {})
  }, [])
  const page = onboardingPages.find((one) => paths.onboarding(one) === pathname)
  const step = onboarding.words.flow.find((one) => one.page === page)
  if (!page || !step) return <Navigate to={paths.welcome} replace />
  const isChange = search.has('change') && isQuestion(page)
  const isFromProfile = search.get('from') === 'profile'
  const addressOf = (one: string, change = false) => paths.onboarding(one, change, isFromProfile)
  const here = { onboarding, step: step as Step, isChange, isFromProfile, addressOf }
  return (
    <OnboardingContext value={here}>
      <StepOf key={page} page={page} />
    </OnboardingContext>
  )
}

const steps: Partial<Record<Page, ComponentType>> = {
  'user-welcome': WelcomeStep,
  'first-name': NameStep,
  'user-image': PictureStep,
  'user-landing-traits': TraitsLandingStep,
}

const lazySteps: Partial<Record<Page, LazyPart>> = {
  'user-job': job,
  'user-landing-personalization': pieces,
  'user-landing-done': result,
}

function StepOf({ page }: { page: Page }) {
  const part = lazySteps[page]
  if (part) return <Lazy part={part} placeholder={<PageLoading />} />
  const Step = steps[page] ?? QuestionStep
  return <Step />
}

/** /user/user-image: a picture, from the files or the camera, cropped here; or none. */
function PictureStep() {
  const { t } = useLingui()
  const me = useMe()
  const way = useWay()
  // While a picture is unsaved, saving it is the next step.
  const [isChosen, setIsChosen] = useState(false)
  return (
    <Frame
      tone="coral"
      onNext={isChosen ? undefined : way.next}
      nextLabel={me.avatar ? t`Continue` : t`Skip`}
    >
      <Card>
        <Lazy
          part={pictureWork}
          placeholder={<Skeleton className="late h-72" />}
          props={{ onChosen: setIsChosen }}
        />
      </Card>
    </Frame>
  )
}

/** /user/user-landing-traits: what the traits are for. */
function TraitsLandingStep() {
  const { t } = useLingui()
  const { onboarding, addressOf } = useHere()
  const navigate = useNavigate()
  const missing = leastTraits - pickedCount(onboarding.answers)
  return (
    <Frame
      tone="lilac"
      picture={<PictureMirror />}
      onNext={() => navigate(addressOf(nextTraitPage(onboarding.answers)))}
      nextLabel={t`Continue`}
    >
      <Card tone="lilac">
        <p className="text-lead">
          {missing > 0 ? (
            <Trans>
              Your picks lead to one of five profiles. Only you can see it. You can stop at any page
              and continue on any device.
            </Trans>
          ) : (
            <Trans>You've picked your traits. Continue to see them again.</Trans>
          )}
        </p>
      </Card>
    </Frame>
  )
}

/** /user/first-name: the name on a page of its own; the welcome asks for it too. */
function NameStep() {
  const { t } = useLingui()
  const way = useWay()
  const nameForm = useNameForm(way.next)
  return (
    <Frame tone="sun" onNext={nameForm.submit} nextLabel={t`Continue`}>
      <Card>
        <NameField {...nameForm} />
      </Card>
    </Frame>
  )
}
