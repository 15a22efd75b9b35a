import { loadMessages } from '#lib/i18n.ts'
import { lazyPart } from '#shell/lazy-part.tsx'
import { chosenAdvice } from './later-reading.ts'

// The first question needs none of these. Each is here before a person gets to it.

export const categoryStep = lazyPart(async () => (await import('./category-step.tsx')).CategoryStep)

export const adviceStep = lazyPart(async () => {
  const [{ AdviceStep }] = await Promise.all([import('./advice-step.tsx'), loadMessages('advice')])
  return AdviceStep
})

export const helpStep = lazyPart(async () => {
  const [{ HelpStep }] = await Promise.all([import('./help-step.tsx'), loadMessages('advice')])
  return HelpStep
})

export const endStep = lazyPart(async () => (await import('./end-step.tsx')).EndStep)

/** Fetches all of them ahead: no step waits for its code, and the network may go within a run. */
export function preloadSteps(): void {
  for (const part of [categoryStep, adviceStep, chosenAdvice, helpStep, endStep]) {
    part.load().catch(() => {})
  }
}
