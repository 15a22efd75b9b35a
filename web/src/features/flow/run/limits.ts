import { questionOf, unchoose } from './rules.ts'
import type { FlowLimits, FlowRun } from './run.ts'

/** The most effort that a piece of advice may take; null or missing without a limit. */
export type Takes = {
  people?: number | null | undefined
  time?: number | null | undefined
  budget?: number | null | undefined
}

export const NO_LIMITS: FlowLimits = { people: null, time: null, budget: null }

/** The measures of the common question, in the order they are asked (product 5). */
export const MEASURES = ['people', 'time', 'budget'] as const

export function hasCommonQuestion(run: FlowRun): boolean {
  return run.entity === 'team'
}

/** Whether advice keeps within the limits, inclusive; empty limits and values pass. */
export function isWithin(takes: Takes, limits: FlowLimits): boolean {
  return MEASURES.every((measure) => {
    const limit = limits[measure]
    const value = takes[measure]
    return limit === null || value === null || value === undefined || value <= limit
  })
}

export function isLimited(limits: FlowLimits): boolean {
  return MEASURES.some((measure) => limits[measure] !== null)
}

/** The typed limit: a whole number from 0, or null for an empty field or anything else. */
export function limitFrom(text: string): number | null {
  const value = Number(text.trim())
  return text.trim() === '' || !Number.isFinite(value) || value < 0 ? null : Math.floor(value)
}

/** Applies these limits to the run, and drops chosen advice beyond them. */
export function setLimits(
  run: FlowRun,
  limits: FlowLimits,
  advice: ReadonlyMap<string, Takes>,
): FlowRun {
  const changed = { ...run, limits }
  const question = questionOf(run, 'impact-advice')
  const chosen = question?.selected[0]
  const takes = chosen && advice.get(chosen.id)
  if (!question || !takes || isWithin(takes, limits)) return changed
  return unchoose(changed, run.questions.indexOf(question))
}
