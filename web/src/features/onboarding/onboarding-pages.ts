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

/** The questions of the first part, after which advice is shown. */
export const startQuestions = ['user-role', 'user-job', 'user-time'] as const

/** The questions of "Make it more yours". The picture is optional and isn't counted. */
export const moreQuestions = [
  'user-motivation',
  'user-learning',
  ...traitPages,
  ...finalPages,
] as const

/** Pages whose answer is stored as a list of ids, or of the one typed text. */
export const questionPages = ['first-name', ...startQuestions, ...moreQuestions] as const

/** Every page of the onboarding, in its order (product 4, onboarding). */
export const onboardingPages = [
  'user-welcome',
  'first-name',
  ...startQuestions,
  'user-landing-personalization',
  'user-motivation',
  'user-learning',
  'user-image',
  'user-landing-traits',
  ...traitPages,
  ...finalPages,
  'user-landing-done',
] as const

export type OnboardingPage = (typeof onboardingPages)[number]
export type TraitPage = (typeof traitPages)[number]
export type FinalPage = (typeof finalPages)[number]
export type QuestionPage = (typeof questionPages)[number]

export const isQuestion = (page: string): page is QuestionPage =>
  questionPages.includes(page as QuestionPage)
export const isTraitPage = (page: string): page is TraitPage =>
  traitPages.includes(page as TraitPage)
export const isFinalPage = (page: string): page is FinalPage =>
  finalPages.includes(page as FinalPage)

const indexOf = (page: OnboardingPage) => onboardingPages.indexOf(page)

/**
 * The page before or after. The name is known from the sign-up, or the welcome asks for it, so its
 * page is skipped.
 */
export function neighbour(page: OnboardingPage, by: 1 | -1): OnboardingPage | null {
  const next = onboardingPages[indexOf(page) + by] ?? null
  return next === 'first-name' ? neighbour(next, by) : next
}

/** The progress within the page's part: its questions up to this page, and all of them. */
export function progressAt(page: OnboardingPage): { current: number; total: number } {
  const isStart = indexOf(page) <= indexOf('user-landing-personalization')
  const questions: readonly QuestionPage[] = isStart ? startQuestions : moreQuestions
  const passed = questions.filter((one) => indexOf(one) <= indexOf(page)).length
  return { current: Math.max(passed, 1), total: questions.length }
}
