import type { Entity } from '#lib/entities.ts'
import type { FlowPage } from '#paths.ts'

/** The question of a page: how many may be chosen, and the ids that a choice points to. */
type Step = {
  maxSelection: number
  /** Has text to read, so a choice does not move on. */
  staysOnPage?: true
  /** The field of the chosen record with the ids of the next step; null at the last step. */
  leadsBy: 'categoryIds' | 'actionIds' | 'adviceIds' | 'challengeIds' | null
}

const STEP = {
  'important-thing': { maxSelection: 1, leadsBy: 'categoryIds' },
  'impact-category': { maxSelection: 2, leadsBy: 'actionIds' },
  'impact-action': { maxSelection: 1, leadsBy: 'adviceIds' },
  'impact-advice': { maxSelection: 1, staysOnPage: true, leadsBy: 'challengeIds' },
  'implementation-challenge': { maxSelection: 2, leadsBy: 'adviceIds' },
  'implementation-advice': { maxSelection: 3, leadsBy: null },
} as const satisfies Record<FlowPage, Step>

const ALL_STEPS = Object.keys(STEP) as FlowPage[]

const STEPS_OF = {
  yourself: ALL_STEPS,
  team: ALL_STEPS,
  colleague: ALL_STEPS.filter((page) => page !== 'impact-category'),
  customer: ALL_STEPS,
} as const satisfies Record<Entity, readonly FlowPage[]>

/** The pages of an entity's flow, in order (product 4, question flow). */
export function stepsOf(entity: Entity): FlowPage[] {
  return [...STEPS_OF[entity]]
}

export function maxSelectionOf(page: FlowPage): number {
  return STEP[page].maxSelection
}

/** Whether picking a choice moves on to the next page. */
export function advances(page: FlowPage): boolean {
  const step: Step = STEP[page]
  return step.maxSelection === 1 && !step.staysOnPage
}

/** The lists of ids in a content record. */
export type Pointers = {
  categoryIds?: readonly string[] | undefined
  actionIds?: readonly string[] | undefined
  adviceIds?: readonly string[] | undefined
  challengeIds?: readonly string[] | undefined
}

/** The choices that a chosen record leads to. A colleague's flow has no category step. */
export function leadsTo(entity: Entity, page: FlowPage, record: Pointers): string[] {
  const field =
    page === 'important-thing' && entity === 'colleague' ? 'actionIds' : STEP[page].leadsBy
  return field === null ? [] : [...new Set(record[field] ?? [])]
}
