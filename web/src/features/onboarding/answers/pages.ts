/** The trait screens, in their order. */
export const traitPages = [
  'user-traits-1',
  'user-traits-2',
  'user-traits-3',
  'user-traits-4',
  'user-traits-5',
  'user-traits-6',
] as const

export const finalPages = ['user-traits-final-1', 'user-traits-final-2'] as const

/** Every page of the onboarding, in its order (product 4, onboarding). */
export const onboardingPages = [
  'user-welcome',
  'first-name',
  'user-image',
  'user-role',
  'user-motivation',
  'user-learning',
  'user-time',
  'user-job',
  'user-landing-personalization',
  'user-landing-traits',
  ...traitPages,
  ...finalPages,
  'user-landing-done',
] as const

export type OnboardingPage = (typeof onboardingPages)[number]
export type TraitPage = (typeof traitPages)[number]
export type FinalPage = (typeof finalPages)[number]

/** Pages whose answer is kept as a list of ids, or of the one text that was typed. */
export const questionPages = [
  'first-name',
  'user-role',
  'user-motivation',
  'user-learning',
  'user-time',
  'user-job',
  ...traitPages,
  ...finalPages,
] as const
export type QuestionPage = (typeof questionPages)[number]

export const isQuestion = (page: string): page is QuestionPage =>
  questionPages.includes(page as QuestionPage)
export const isTraitPage = (page: string): page is TraitPage =>
  traitPages.includes(page as TraitPage)
export const isFinalPage = (page: string): page is FinalPage =>
  finalPages.includes(page as FinalPage)

export function neighbour(page: OnboardingPage, by: 1 | -1): OnboardingPage | null {
  return onboardingPages[onboardingPages.indexOf(page) + by] ?? null
}
