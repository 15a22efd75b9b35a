import {
  type FinalPage,
  finalPages,
  isTraitPage,
  type QuestionPage,
  traitPages,
} from '#features/onboarding/onboarding-pages.ts'
import { limits } from '#lib/generated/limits.ts'
import { toggle } from '#lib/toggle.ts'

/** The answers of each page: chosen ids in the order of choosing, or one text. */
export type Answers = { readonly [P in QuestionPage]?: readonly string[] }

/** The fields of the person that contain the answers (product 3, user). */
export type Profile = {
  firstName: string | null
  role: string | null
  motivations: readonly string[] | null
  learningStyles: readonly string[] | null
  timeCommitDaily: number | null
  job: string | null
  selectedTraitIds: readonly string[] | null
}

export type TraitRow = { id: string; title: string; key: string; screen: number }

/** Traits that have to be picked on the six screens (product 9, onboarding). */
export const { leastTraits } = limits

export const answerOf = (answers: Answers, page: QuestionPage): readonly string[] =>
  answers[page] ?? []

export const isSame = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at])

/** A final page's choices: the first or second pick of each trait screen (product 4). */
export function offered(answers: Answers, page: FinalPage): string[] {
  const at = finalPages.indexOf(page)
  return traitPages.flatMap((one) => answerOf(answers, one)[at] ?? [])
}

function tidy(answers: Answers): Answers {
  const finals = finalPages.map((page) => {
    const there = offered(answers, page)
    return [page, answerOf(answers, page).filter((id) => there.includes(id))] as const
  })
  return { ...answers, ...Object.fromEntries(finals) }
}

/** A person's answers. Traits the content no longer has are left out. */
export function readAnswers(profile: Profile, traits: readonly TraitRow[]): Answers {
  const ids = profile.selectedTraitIds ?? []
  const picked = [...new Set(ids)]
  const screens = traitPages.map((page, at) => {
    const here = (id: string) => traits.some((one) => one.id === id && one.screen === at + 1)
    return [page, picked.filter(here)] as const
  })
  const onScreens: Answers = Object.fromEntries(screens)
  const twice = picked.filter((id) => ids.indexOf(id) !== ids.lastIndexOf(id))
  const finals = finalPages.map((page) => {
    const there = offered(onScreens, page)
    return [page, twice.filter((id) => there.includes(id)).slice(0, 1)] as const
  })
  return {
    'first-name': one(profile.firstName),
    'user-role': one(profile.role),
    'user-motivation': profile.motivations ?? [],
    'user-learning': profile.learningStyles ?? [],
    'user-time': one(profile.timeCommitDaily),
    'user-job': one(profile.job),
    ...onScreens,
    ...Object.fromEntries(finals),
  }
}

const one = (value: string | number | null) => (value === null ? [] : [String(value)])

/** All picks in screen order, then the finals: a trait listed twice is a final. */
export function traitIdsOf(answers: Answers): string[] {
  const clean = tidy(answers)
  return [...traitPages, ...finalPages].flatMap((page) => answerOf(clean, page))
}

/** The fields of the person that store the answers of these pages. */
export function fieldsOf(pages: readonly QuestionPage[], answers: Answers) {
  const fields: Partial<Record<keyof Profile, string | number | string[] | null>> = {}
  for (const page of pages) {
    const ids = [...answerOf(answers, page)]
    const first = ids[0] ?? null
    if (page === 'first-name') fields.firstName = first
    else if (page === 'user-role') fields.role = first
    else if (page === 'user-motivation') fields.motivations = ids
    else if (page === 'user-learning') fields.learningStyles = ids
    else if (page === 'user-time') fields.timeCommitDaily = first === null ? null : Number(first)
    else if (page === 'user-job') fields.job = first
    else fields.selectedTraitIds = traitIdsOf(answers)
  }
  return fields
}

/**
 * Chooses on a page (product 4, picking). At the maximum, the oldest goes; finals no longer offered
 * go too.
 */
export function choose(answers: Answers, page: QuestionPage, id: string, most: number): Answers {
  const before = answerOf(answers, page)
  if (most <= 1) return tidy({ ...answers, [page]: [id] })
  return tidy({ ...answers, [page]: toggle(before, id, most) })
}

export const pickedCount = (answers: Answers): number =>
  traitPages.reduce((sum, page) => sum + answerOf(answers, page).length, 0)

/** How often each trait key was picked, finals counted twice (product 9, onboarding). */
export function picksByKey(answers: Answers, traits: readonly TraitRow[]): Map<string, TraitRow[]> {
  const picks = new Map<string, TraitRow[]>()
  for (const id of traitIdsOf(answers)) {
    const trait = traits.find((row) => row.id === id)
    if (trait) picks.set(trait.key, [...(picks.get(trait.key) ?? []), trait])
  }
  return picks
}

/** The number of answers that a page needs before it is complete. */
const enough = (page: QuestionPage) => (isTraitPage(page) ? 2 : 1)

/** Whether a page has all the answers that it needs. */
export const isAnswered = (answers: Answers, page: QuestionPage): boolean =>
  answerOf(answers, page).length >= enough(page)

/** The first of these pages that lacks an answer; null if all are answered. */
export function firstOpen<P extends QuestionPage>(answers: Answers, pages: readonly P[]): P | null {
  return pages.find((page) => !isAnswered(answers, page)) ?? null
}
