import { type QuestionPage, questionPages } from '#features/onboarding/onboarding-pages.ts'
import { type Answers, isSame } from './answers.rules.ts'

export type Kept = {
  mine: Answers
  /** The server's answers when this page was answered here. */
  seen: Answers
}

export const nothingKept: Kept = { mine: {}, seen: {} }

const pagesOf = (answers: Answers) => questionPages.filter((page) => answers[page] !== undefined)

export function keep(kept: Kept, base: Answers, after: Answers): Kept {
  const shown = { ...base, ...kept.mine }
  const changed = questionPages.filter((page) => !isSame(shown[page], after[page]))
  const mine = Object.fromEntries(changed.map((page) => [page, after[page] ?? []]))
  const seen = Object.fromEntries(changed.map((page) => [page, base[page] ?? []]))
  return { mine: { ...kept.mine, ...mine }, seen: { ...seen, ...kept.seen } }
}

function without(kept: Kept, gone: (page: QuestionPage) => boolean): Kept {
  const stay = (answers: Answers) =>
    Object.fromEntries(Object.entries(answers).filter(([page]) => !gone(page as QuestionPage)))
  return { mine: stay(kept.mine), seen: stay(kept.seen) }
}

/** The server has these answers now. */
export const taken = (kept: Kept, sent: Answers): Kept => ({
  ...kept,
  seen: { ...kept.seen, ...sent },
})

export const settle = (kept: Kept, base: Answers): Kept =>
  without(kept, (page) => kept.mine[page] === undefined || isSame(kept.mine[page], base[page]))

/** Pages answered differently elsewhere: the person has to choose. */
export function clashesOf(kept: Kept, base: Answers): QuestionPage[] {
  return pagesOf(kept.mine).filter(
    (page) => !isSame(base[page], kept.seen[page]) && !isSame(base[page], kept.mine[page]),
  )
}

export function ready(kept: Kept, base: Answers): QuestionPage[] {
  const clashes = clashesOf(kept, base)
  return pagesOf(settle(kept, base).mine).filter((page) => !clashes.includes(page))
}

export function resolve(kept: Kept, base: Answers, page: QuestionPage, mine: boolean): Kept {
  if (!mine) return without(kept, (other) => other === page)
  return { ...kept, seen: { ...kept.seen, [page]: base[page] ?? [] } }
}

/** Validates stored answers; empty if invalid. */
export function parseKeptAnswers(stored: unknown): Kept {
  const { mine, seen } = (stored ?? {}) as Partial<Record<keyof Kept, unknown>>
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
