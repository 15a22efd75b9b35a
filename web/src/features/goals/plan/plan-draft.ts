import { readDraft, writeDraft } from '#lib/drafts.ts'
import { type PlanValues, planFields } from './plan.rules.ts'

const nameOf = (_id: string) => `plan.${_id}`

/** What this person wrote of a plan and did not save. */
export function keptPlan(person: string, _id: string): PlanValues | null {
  const draft = readDraft(nameOf(_id)) as { person?: unknown; values?: PlanValues } | null
  if (draft?.person !== person) return null
  const isWhole = planFields.every((field) => typeof draft.values?.[field] === 'string')
  return isWhole ? (draft.values ?? null) : null
}

export function keepPlanDraft(person: string, _id: string, values: PlanValues): void {
  writeDraft(nameOf(_id), { person, values })
}

export function dropPlanDraft(_id: string): void {
  writeDraft(nameOf(_id), null)
}
