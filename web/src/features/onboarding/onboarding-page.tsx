import { useEffect } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { paths } from '#paths.ts'
import { preloadPage } from '#shell/preload.ts'
import { builtPages, isQuestion } from './answers/pages.ts'
import { OnboardingContext, type Step } from './onboarding-context.ts'
import { ResultStep } from './result/result-step.tsx'
import { LandingStep } from './steps/landing-step.tsx'
import { NameStep } from './steps/name-step.tsx'
import { QuestionStep } from './steps/question-step.tsx'
import { WelcomeStep } from './steps/welcome-step.tsx'
import { useOnboarding, useSendingKept } from './use-onboarding.ts'

/** Any page below /user: what the address names, in the words of the content. */
export function OnboardingPage() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const onboarding = useOnboarding()
  useSendingKept(onboarding)
  // The way home stays open when the network is gone.
  useEffect(() => preloadPage(paths.home), [])
  const page = builtPages.find((one) => paths.onboarding(one) === pathname)
  const step = onboarding.words.flow.find((one) => one.page === page)
  if (!step) return <Navigate to={paths.welcome} replace />
  const isChange = search.has('change') && isQuestion(step.page)
  return (
    <OnboardingContext value={{ onboarding, step: step as Step, isChange }}>
      <StepOf key={step.page} page={step.page} />
    </OnboardingContext>
  )
}

function StepOf({ page }: { page: string }) {
  if (page === 'user-welcome') return <WelcomeStep />
  if (page === 'first-name') return <NameStep />
  if (page === 'user-landing-done') return <ResultStep />
  return isQuestion(page) ? <QuestionStep /> : <LandingStep />
}
