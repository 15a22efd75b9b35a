import type { Entity } from '#lib/entities.ts'
import { shuffle } from '#lib/shuffle.ts'
import type { FlowPage } from '#paths.ts'
import { type FlowChoice, type FlowQuestion, type FlowRun, flowRunVersion } from './run.ts'
import { maxSelectionOf, stepsOf } from './steps.ts'

type Start = { entity: Entity; person: string; now: string; seed: number; historyId: string }

/**
 * START_FLOW: a fresh run (product 4, question flow). `now` is ISO 8601; `seed` orders the choices.
 */
export function startFlow({ entity, person, now, seed, historyId }: Start): FlowRun {
  const pages = stepsOf(entity)
  return {
    version: flowRunVersion,
    person,
    entity,
    seed,
    historyId,
    startTime: now,
    totalSteps: pages.length,
    currentIndex: 0,
    completed: false,
    score: null,
    fit: [],
    limits: { people: null, time: null, budget: null },
    questions: pages.map((page) => ({
      page,
      choices: [],
      selected: [],
      maxSelection: maxSelectionOf(page),
      timestamp: null,
    })),
  }
}

/** Offers these ids at the first step; later steps follow from the answers. */
export function offerFirst(run: FlowRun, ids: readonly string[]): FlowRun {
  return withQuestion(run, 0, offered(run, 0, ids))
}

/** Answers a step (product 4): one choice replaces; of several, the oldest goes at the maximum. */
export function choose(run: FlowRun, index: number, choice: FlowChoice, now: string): FlowRun {
  const question = run.questions[index]
  if (!question?.choices.includes(choice.id)) return run
  const selected =
    question.maxSelection === 1
      ? [choice]
      : toggle(question.selected, choice, question.maxSelection)
  return withQuestion(run, index, { ...question, selected, timestamp: now })
}

export function unchoose(run: FlowRun, index: number): FlowRun {
  const question = run.questions[index]
  if (!question) return run
  return withQuestion(run, index, { ...question, selected: [], timestamp: null })
}

export function next(run: FlowRun): FlowRun {
  const index = run.currentIndex + 1
  return isReachable(run, index) ? { ...run, currentIndex: index } : run
}

export function previous(run: FlowRun): FlowRun {
  return run.currentIndex > 0 ? { ...run, currentIndex: run.currentIndex - 1 } : run
}

export function isReachable(run: FlowRun, index: number): boolean {
  return index in run.questions && run.questions.slice(0, index).every((q) => q.selected.length > 0)
}

/** The target of a flow address: its step, another step, or home. */
export type Arrival = { to: 'step'; run: FlowRun } | { to: 'page'; page: FlowPage } | { to: 'home' }

/**
 * The page to show at a flow address (product 4, question flow): home without a run, else the last
 * reached step.
 */
export function arrive(run: FlowRun | null, page: FlowPage, entity: string | null): Arrival {
  if (!run || run.completed || run.entity !== entity || !isSound(run)) return { to: 'home' }
  const index = run.questions.findIndex((q) => q.page === page)
  if (isReachable(run, index)) return { to: 'step', run: { ...run, currentIndex: index } }
  const last = run.questions.findLast((_, i) => isReachable(run, i))
  return last ? { to: 'page', page: last.page } : { to: 'home' }
}

export function canComplete(run: FlowRun): boolean {
  return (questionOf(run, 'impact-advice')?.selected.length ?? 0) > 0
}

export function complete(run: FlowRun): FlowRun {
  return canComplete(run) ? { ...run, completed: true } : run
}

export function questionOf(run: FlowRun, page: FlowPage): FlowQuestion | undefined {
  return run.questions.find((q) => q.page === page)
}

/** Whether a stored run satisfies the rules that other functions rely on. */
export function isSound(run: FlowRun): boolean {
  const pages = stepsOf(run.entity)
  return (
    run.totalSteps === pages.length &&
    run.questions.length === pages.length &&
    run.currentIndex < pages.length &&
    run.questions.every(
      (q, i) =>
        q.page === pages[i] &&
        q.maxSelection === maxSelectionOf(q.page) &&
        q.selected.length <= q.maxSelection &&
        new Set(q.choices).size === q.choices.length &&
        new Set(q.selected.map((s) => s.id)).size === q.selected.length &&
        q.selected.every((s) => q.choices.includes(s.id)),
    )
  )
}

function toggle(selected: FlowChoice[], choice: FlowChoice, max: number): FlowChoice[] {
  const others = selected.filter((s) => s.id !== choice.id)
  return others.length < selected.length ? others : [...selected, choice].slice(-max)
}

/** A question with these choices, shuffled, without answers that are no longer offered. */
function offered(run: FlowRun, index: number, ids: readonly string[]): FlowQuestion {
  const question = run.questions[index] as FlowQuestion
  const choices = shuffle([...new Set(ids)], run.seed, question.page)
  const selected = question.selected.filter((s) => choices.includes(s.id))
  const timestamp = selected.length > 0 ? question.timestamp : null
  return { ...question, choices, selected, timestamp }
}

/** Replaces one question and recomputes the later ones. */
function withQuestion(run: FlowRun, index: number, question: FlowQuestion): FlowRun {
  const changed = { ...run, questions: run.questions.with(index, question) }
  if (!(index + 1 in run.questions)) return changed
  const ids = question.selected.flatMap((s) => s.leadsTo)
  return withQuestion(changed, index + 1, offered(changed, index + 1, ids))
}
