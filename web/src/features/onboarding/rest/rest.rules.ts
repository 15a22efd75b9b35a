import {
  finalPages,
  moreQuestions,
  type OnboardingPage,
  startQuestions,
  traitPages,
} from '#features/onboarding/onboarding-pages.ts'

/** The fields of the person that contain the answers (product 3, user). */
type AnsweredPages = {
  role: string | null
  job: string | null
  timeCommitDaily: number | null
  learningStyles: readonly string[] | null
  motivations: readonly string[] | null
  /** In the order of the screens; a final pick appears twice. */
  selectedTraitIds: readonly string[] | null
  profileCluster: number | null
}

/** The rest of a part: its answered questions, all of them, and the next page. */
export type PartProgress = {
  part: 'start' | 'more'
  done: number
  total: number
  page: OnboardingPage
}

/** The rest of the onboarding; null if it is complete. */
export function restOf(me: AnsweredPages): PartProgress | null {
  const start = {
    'user-role': Boolean(me.role),
    'user-job': Boolean(me.job),
    'user-time': me.timeCommitDaily !== null,
  }
  const open = startQuestions.find((page) => !start[page])
  if (open !== undefined) {
    const done = startQuestions.filter((page) => start[page]).length
    return { part: 'start', done, total: startQuestions.length, page: open }
  }
  const isMotivated = (me.motivations ?? []).length > 0
  const isLearning = (me.learningStyles ?? []).length > 0
  const { screens, finals } = traitsDone(me)
  const done = Number(isMotivated) + Number(isLearning) + screens + finals
  const page = !isMotivated
    ? 'user-motivation'
    : isLearning
      ? nextTraitPage(me, screens, finals)
      : 'user-learning'
  return page && { part: 'more', done, total: moreQuestions.length, page }
}

/** Counts two picks as one screen, because the screens of the traits are not loaded here. */
function traitsDone({ selectedTraitIds, profileCluster }: AnsweredPages) {
  if (profileCluster !== null) return { screens: traitPages.length, finals: finalPages.length }
  const ids = selectedTraitIds ?? []
  const picked = new Set(ids).size
  return {
    screens: Math.min(Math.floor(picked / 2), traitPages.length),
    finals: Math.min(ids.length - picked, finalPages.length),
  }
}

function nextTraitPage(me: AnsweredPages, screens: number, finals: number): OnboardingPage | null {
  if ((me.selectedTraitIds ?? []).length === 0 && screens === 0) return 'user-landing-traits'
  return traitPages[screens] ?? finalPages[finals] ?? null
}
