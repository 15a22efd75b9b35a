import { FormulaError } from './formula-error.ts'

/** `#ERROR!` of Airtable: every value that depends on it fails too, and it matches no record. */
export const failed = Symbol('failed')

/** null is blank. Lists are their joined text. */
export type Value = string | number | boolean | null | typeof failed

/** The part of a record that a formula can read; a field that the record lacks is blank. */
export type FormulaRecord = { id: string; cells: Readonly<Record<string, Value>> }

/** One record under evaluation. `work` is the budget that is left for it. */
export type Scope = FormulaRecord & { work: number }

export type Evaluator = (scope: Scope) => Value

/**
 * The budget for evaluating one record: each character that is read costs a unit, each operation
 * `step`. It limits the costliest formula over the largest table to some tens of milliseconds.
 */
export const workLimits = { record: 50_000, step: 50 }

/** Takes the cost of an operation from the budget. Throws a FormulaError if it is too small. */
export function spend(scope: Scope, cost: number): void {
  scope.work -= cost
  if (scope.work < 0) throw new FormulaError('It takes too much work.')
}

export function toText(value: Value): string | typeof failed {
  return value === failed ? failed : plainText(value)
}

function plainText(value: Exclude<Value, typeof failed>): string {
  if (typeof value === 'string') return value
  return value === null ? '' : String(Number(value))
}

/** Text never counts as a number, even if it looks like one. */
export function toNumber(value: Value): number | typeof failed {
  if (typeof value === 'string' || value === failed) return failed
  return Number(value)
}

export function toTruth(value: Value): boolean | typeof failed {
  if (value === failed) return failed
  return Boolean(value)
}

/**
 * Below zero if `a` comes before `b`, zero if they are equal, else above zero. Numbers, truth
 * values and blanks compare as numbers; if one side is text, both compare as text, with their case.
 */
export function compare(a: Value, b: Value): number | typeof failed {
  if (a === failed || b === failed) return failed
  if (typeof a !== 'string' && typeof b !== 'string') return Number(a) - Number(b)
  const left = plainText(a)
  const right = plainText(b)
  if (left === right) return 0
  return left < right ? -1 : 1
}
