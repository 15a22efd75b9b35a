import { readDraft, writeDraft } from '#lib/drafts.ts'
import { type Base, type GoalDraft, type GoalValues, parseDraft } from './changes.rules.ts'

const nameOf = (_id: string) => `goal.${_id}`

/** What this person wrote on the goal and did not save, from before a reload or a lost network. */
export function keptDraft(person: string, _id: string): GoalDraft | null {
  return parseDraft(readDraft(nameOf(_id)), person)
}

export function keepDraft(person: string, _id: string, base: Base, values: GoalValues): void {
  const draft: GoalDraft = { person, base, values }
  writeDraft(nameOf(_id), draft)
}

export function dropDraft(_id: string): void {
  writeDraft(nameOf(_id), null)
}
