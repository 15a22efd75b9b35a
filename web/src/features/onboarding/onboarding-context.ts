import { createContext, useContext } from 'react'
import type { OnboardingStep } from '#api/content-tables.ts'
import type { OnboardingPage } from './onboarding-pages.ts'
import type { Onboarding } from './use-onboarding.ts'

export type Step = OnboardingStep & { page: OnboardingPage }
type Here = {
  onboarding: Onboarding
  step: Step
  /** The person changes one answer, and then returns to the result. */
  isChange: boolean
  /** The person came from the profile page, and goes back to it. */
  isFromProfile: boolean
  /** The address of a page on this way; with `change` to change its answer and return. */
  addressOf: (page: OnboardingPage, change?: boolean) => string
}

export const OnboardingContext = createContext<Here | null>(null)

export function useHere(): Here {
  const here = useContext(OnboardingContext)
  if (here === null) throw new Error('outside of the onboarding')
  return here
}
