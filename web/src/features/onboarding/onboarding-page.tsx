import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useEffect } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { paths } from '#paths.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { preloadPage } from '#shell/preload.ts'
import { Card } from '#ui/card.tsx'
import { Frame } from './frame.tsx'
import { NameField, useNameForm } from './name.tsx'
import { OnboardingContext, type Step } from './onboarding-context.ts'
import { isQuestion, onboardingPages, type OnboardingPage as Page } from './onboarding-pages.ts'
import { WelcomeStep } from './start/welcome-step.tsx'
import { PictureStep } from './steps/picture-step.tsx'
import { QuestionStep } from './steps/question-step.tsx'
import { useOnboarding, useSendingKept } from './use-onboarding.ts'
import { useWay } from './use-way.ts'

// Loaded once the first page is shown.
const job = lazyPart(async () => (await import('./start/job-step.tsx')).JobStep)
const pieces = lazyPart(async () => (await import('./start/pieces-step.tsx')).PiecesStep)
const traits = lazyPart(async () => (await import('./steps/traits-step.tsx')).TraitsLandingStep)
const result = lazyPart(async () => (await import('./result/result-step.tsx')).ResultStep)

/** Any page below /user, chosen by the address, with the texts of the content. */
export function OnboardingPage() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const onboarding = useOnboarding()
  useSendingKept(onboarding)
  // Home stays reachable without a network.
  useEffect(() => {
    preloadPage(paths.home)
    for (const part of [job, pieces, traits, result]) part.load().catch(() => {})
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
  'user-job': () => <Lazy part={job} placeholder={<PageLoading />} />,
  'user-image': PictureStep,
  'user-landing-traits': () => <Lazy part={traits} placeholder={<PageLoading />} />,
  'user-landing-personalization': () => <Lazy part={pieces} placeholder={<PageLoading />} />,
  'user-landing-done': () => <Lazy part={result} placeholder={<PageLoading />} />,
}

function StepOf({ page }: { page: Page }) {
  const Step = steps[page] ?? QuestionStep
  return <Step />
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
