import { useEffect } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { paths } from '#paths.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { preloadPage } from '#shell/preload.ts'
import { isQuestion, onboardingPages } from './answers/pages.ts'
import { OnboardingContext, type Step } from './onboarding-context.ts'
import { LandingStep } from './steps/landing-step.tsx'
import { NameStep } from './steps/name-step.tsx'
import { PictureStep } from './steps/picture-step.tsx'
import { QuestionStep } from './steps/question-step.tsx'
import { WelcomeStep } from './steps/welcome-step.tsx'
import { useOnboarding, useSendingKept } from './use-onboarding.ts'

// The last page, on which nobody begins; fetched along with the first.
const result = lazyPart(async () => (await import('./result/result-step.tsx')).ResultStep)

/** Any page below /user: what the address names, in the words of the content. */
export function OnboardingPage() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const onboarding = useOnboarding()
  useSendingKept(onboarding)
  // The way home stays open when the network is gone.
  useEffect(() => {
    preloadPage(paths.home)
    result.load().catch(() => {})
  }, [])
  const page = onboardingPages.find((one) => paths.onboarding(one) === pathname)
  const step = onboarding.words.flow.find((one) => one.page === page)
  if (!step) return <Navigate to={paths.welcome} replace />
  const isChange = search.has('change') && isQuestion(step.page)
  const isFromProfile = search.get('from') === 'profile'
  const addressOf = (one: string, change = false) => paths.onboarding(one, change, isFromProfile)
  const here = { onboarding, step: step as Step, isChange, isFromProfile, addressOf }
  return (
    <OnboardingContext value={here}>
      <StepOf key={step.page} page={step.page} />
    </OnboardingContext>
  )
}

function StepOf({ page }: { page: string }) {
  if (page === 'user-welcome') return <WelcomeStep />
  if (page === 'first-name') return <NameStep />
  if (page === 'user-image') return <PictureStep />
  if (page === 'user-landing-done') return <Lazy part={result} placeholder={<PageLoading />} />
  return isQuestion(page) ? <QuestionStep /> : <LandingStep />
}
