import { type QuestionPage, questionPages } from '#features/onboarding/onboarding-pages.ts'
import { type Answers, isSame } from './answers.rules.ts'

export type KeptAnswers = {
  mine: Answers
  /** The server's answers when this page was answered here. */
  seen: Answers
}

export const nothingKept: KeptAnswers = { mine: {}, seen: {} }

const pagesOf = (answers: Answers) => questionPages.filter((page) => answers[page] !== undefined)

export function keep(kept: KeptAnswers, base: Answers, after: Answers): KeptAnswers {
  const shown = { ...base, ...kept.mine }
  const changed = questionPages.filter((page) => !isSame(shown[page], after[page]))
  const mine = Object.fromEntries(changed.map((page) => [page, after[page] ?? []]))
  const seen = Object.fromEntries(changed.map((page) => [page, base[page] ?? []]))
  return { mine: { ...kept.mine, ...mine }, seen: { ...seen, ...kept.seen } }
}

function without(kept: KeptAnswers, gone: (page: QuestionPage) => boolean): KeptAnswers {
  const stay = (answers: Answers) =>
    Object.fromEntries(Object.entries(answers).filter(([page]) => !gone(page as QuestionPage)))
  return { mine: stay(kept.mine), seen: stay(kept.seen) }
}

/** The server has these answers now. */
export const taken = (kept: KeptAnswers, sent: Answers): KeptAnswers => ({
  ...kept,
  seen: { ...kept.seen, ...sent },
})

export const settle = (kept: KeptAnswers, base: Answers): KeptAnswers =>
  without(kept, (page) => kept.mine[page] === undefined || isSame(kept.mine[page], base[page]))

/** Pages answered differently elsewhere: the person has to choose. */
export function clashesOf(kept: KeptAnswers, base: Answers): QuestionPage[] {
  return pagesOf(kept.mine).filter(
    (page) => !isSame(base[page], kept.seen[page]) && !isSame(base[page], kept.mine[page]),
  )
}

export function ready(kept: KeptAnswers, base: Answers): QuestionPage[] {
  const clashes = clashesOf(kept, base)
  return pagesOf(settle(kept, base).mine).filter((page) => !clashes.includes(page))
}

export function resolve(
  kept: KeptAnswers,
  base: Answers,
  page: QuestionPage,
  mine: boolean,
): KeptAnswers {
  if (!mine) return without(kept, (other) => other === page)
  return { ...kept, seen: { ...kept.seen, [page]: base[page] ?? [] } }
}

/** Validates stored answers; empty if invalid. */
export function parseKeptAnswers(stored: unknown): KeptAnswers {
  const { mine, seen } = (stored ?? {}) as Partial<Record<keyof KeptAnswers, unknown>>
  const parsed = { mine: parseAnswers(mine), seen: parseAnswers(seen) }
  return without(parsed, (page) => parsed.mine[page] === undefined)
}

function parseAnswers(stored: unknown): Answers {
  if (typeof stored !== 'object' || stored === null) return {}
  const isList = (value: unknown) =>
    Array.isArray(value) && value.every((id) => typeof id === 'string')
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([page, value]) => questionPages.includes(page as QuestionPage) && isList(value),
    ),
  )
}
