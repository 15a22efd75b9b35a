import { action, condition } from './plan-words.rules.ts'

/** The content's suggestions for the four questions; '' if it has none. */
export type PlanHelp = Record<'planWhen' | 'planThen' | 'planObstacle' | 'planIfThen', string>

type Sources = {
  advice?: { when?: string; then?: string } | undefined
  challenge?: { if?: string } | undefined
  help?: { when?: string; then?: string } | undefined
}

/**
 * The plan that a piece of advice, an obstacle and its help suggest (product 4, plan of a goal).
 * The source of each clause: decisions/plan-sentences.md.
 */
export function planFrom({ advice, challenge, help }: Sources): PlanHelp {
  return {
    planWhen: condition(advice?.when ?? ''),
    planThen: action(advice?.then ?? ''),
    planObstacle: help?.then ? condition(help.when ?? challenge?.if ?? '') : '',
    planIfThen: action(help?.then ?? ''),
  }
}
