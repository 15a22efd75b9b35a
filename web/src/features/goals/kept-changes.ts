import type { AppError } from '#api/errors.ts'
import { keptSaves, useOutbox } from '#api/outbox.ts'
import { joinSteps, progressSteps } from '#features/goals/goals.rules.ts'
import type { KeptSave, Mended } from '#lib/outbox.ts'

export type GoalFields = Record<string, unknown>

/** The operation of a goal's saves in the outbox. */
export const updateOperation = 'goalUpdate'

/** The operation of a check-in in the outbox. */
export const checkInOperation = 'goalCheckIn'

export const isChangeOf = ({ operation, variables }: KeptSave, _id: string): boolean =>
  operation === updateOperation && (variables.obj as GoalFields)._id === _id

/** Whether this device keeps a check-in of the goal, or is sending one. */
export function useIsKept(_id: string): boolean {
  return useOutbox().some((one) => one.operation === checkInOperation && one.variables._id === _id)
}

/** The fields that a save of a goal changes. */
export function changedBy({ variables }: KeptSave): GoalFields {
  const { _id, version, ...fields } = variables.obj as GoalFields
  return fields
}

/** The goal with changes that the server doesn't have yet. The progress decides whether it is open. */
export function withChanges<G extends { _id?: string }>(goal: G, changes: GoalFields): G {
  const { progress } = changes
  const isLetGo = 'state' in goal && goal.state === 'letGo'
  if (progress === undefined || isLetGo) return { ...goal, ...changes }
  return { ...goal, ...changes, state: progress === progressSteps[4] ? 'achieved' : 'going' }
}

/** The goal of the server with the changes that this device still has to send. */
export function withKeptChanges<G extends { _id: string }>(goal: G): G {
  const saves = keptSaves().filter((save) => isChangeOf(save, goal._id) && !save.asks)
  return saves.map(changedBy).reduce<G>(withChanges, goal)
}

/** A field as text: an empty one is null on the server. */
export const textOf = (value: unknown): string => (value == null ? '' : String(value))

const isSame = (one: unknown, other: unknown) => textOf(one) === textOf(other)

/**
 * Decides on a kept change that the server refused, by its goal as it is now: another device may
 * have changed it, or the change arrived and its answer was lost (product 2, without a network).
 */
export function mend(save: KeptSave, { code }: AppError, theirs: GoalFields | null): Mended {
  const mine = changedBy(save)
  const names = Object.keys(mine)
  // Without both marks the record is deleted.
  if (theirs === null)
    return mine.isBookmark === false || mine.isGoal === false ? 'sent' : 'refused'
  if (names.every((name) => isSame(theirs[name], mine[name]))) return 'sent'
  if (code !== 'CONFLICT') return 'refused'
  const isDisputed = (name: string) =>
    name !== 'stepsDone' &&
    !isSame(theirs[name], save.before?.[name]) &&
    !isSame(theirs[name], mine[name])
  if (names.some(isDisputed)) return { ...save, asks: true }
  const obj: GoalFields = { ...(save.variables.obj as GoalFields), version: theirs.version }
  if (Array.isArray(mine.stepsDone)) {
    const [seen, now] = [save.before?.stepsDone, theirs.stepsDone] as (string[] | null)[]
    obj.stepsDone = joinSteps(mine.stepsDone, seen, now)
  }
  return { ...save, variables: { ...save.variables, obj } }
}
