import type { Node } from './parser.ts'
import {
  type Evaluator,
  type FormulaRecord,
  failed,
  spend,
  toText,
  type Value,
  workLimits,
} from './values.ts'

/** Whether one field of a record equals one of many texts: so clients query rows by their ids. */
type Membership = { field: string; texts: Set<string> }

/** Reads `OR({id} = 'a', {id} = 'b', ...)`; undefined for every other formula. */
export function membershipOf(node: Node): Membership | undefined {
  if (node.kind !== 'call' || node.name !== 'OR') return undefined
  const texts = new Set<string>()
  let field: string | undefined
  for (const arg of node.args) {
    const pair = equalityOf(arg)
    if (!pair || (field !== undefined && pair.field !== field)) return undefined
    field = pair.field
    texts.add(pair.text)
  }
  return field === undefined ? undefined : { field, texts }
}

function equalityOf(node: Node): { field: string; text: string } | undefined {
  if (node.kind !== 'chain' || node.rest.length !== 1) return undefined
  const [right] = node.rest
  const isEquality = right?.operator === '=' && right.operand.kind === 'literal'
  if (!isEquality || node.first.kind !== 'field') return undefined
  const { value } = right.operand as Extract<Node, { kind: 'literal' }>
  // A number or a truth value compares in another way than a text does.
  return typeof value === 'string' ? { field: node.first.name, text: value } : undefined
}

/** Replaces the many comparisons of a formula by one look-up with the same result. */
export function membership({ field, texts }: Membership): Evaluator {
  return (scope) => {
    spend(scope, workLimits.step)
    const text = toText(scope.cells[field] ?? null)
    return text !== failed && texts.has(text)
  }
}

const lowered = new WeakMap<FormulaRecord['cells'], Map<string, string>>()

/** A cell in small letters, made at the first use and cached as long as the record. */
function loweredCell(cells: FormulaRecord['cells'], field: string): string | typeof failed {
  const known = lowered.get(cells) ?? new Map<string, string>()
  const before = known.get(field)
  if (before !== undefined) return before
  const text = toText(cells[field] ?? null)
  if (text === failed) return failed
  const small = text.toLowerCase()
  known.set(field, small)
  lowered.set(cells, known)
  return small
}

/** SEARCH of a text in one field; caches the field in small letters for the next query. */
export function searchIn(what: Evaluator, field: string): Evaluator {
  return (scope): Value => {
    spend(scope, workLimits.step)
    const needle = toText(what(scope))
    const hay = loweredCell(scope.cells, field)
    if (needle === failed || hay === failed) return failed
    spend(scope, needle.length + hay.length)
    const found = hay.indexOf(needle.toLowerCase())
    return found === -1 ? null : found + 1
  }
}
