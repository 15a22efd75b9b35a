import { FormulaError } from './formula-error.ts'
import { functions } from './functions.ts'
import { type Node, parse } from './parser.ts'
import { membership, membershipOf, searchIn } from './shortcuts.ts'
import {
  compare,
  type Evaluator,
  type FormulaRecord,
  failed,
  type Scope,
  spend,
  toNumber,
  toText,
  toTruth,
  type Value,
  workLimits,
} from './values.ts'

/**
 * Turns a formula into a test of records. Throws a FormulaError for an invalid
 * formula, an unknown function or a field that is not in `fields`; the test throws one for a record
 * that needs more work than `workLimits` allows.
 */
export function compileFormula(
  formula: string,
  fields: ReadonlySet<string>,
): (record: FormulaRecord) => boolean {
  const evaluate = compileNode(parse(formula), fields)
  return ({ id, cells }) => toTruth(evaluate({ id, cells, work: workLimits.record })) === true
}

function compileNode(node: Node, fields: ReadonlySet<string>): Evaluator {
  switch (node.kind) {
    case 'literal': {
      const { value } = node
      return () => value
    }
    case 'field': {
      const { name } = node
      if (!fields.has(name)) throw new FormulaError(`Unknown field names: ${name.slice(0, 100)}`)
      return (scope) => scope.cells[name] ?? null
    }
    case 'negation':
      return negation(compileNode(node.operand, fields), node.isNegative)
    case 'chain':
      return chain(
        compileNode(node.first, fields),
        node.rest.map(({ operator, operand }) => ({
          apply: operatorOf(operator),
          operand: compileNode(operand, fields),
        })),
      )
    case 'call':
      return compileCall(node, fields)
  }
}

function compileCall(node: Extract<Node, { kind: 'call' }>, fields: ReadonlySet<string>) {
  const args = node.args.map((arg) => compileNode(arg, fields))
  const wanted = membershipOf(node)
  if (wanted) return membership(wanted)
  const [needle, ...others] = args
  const where = node.args[1]
  if (node.name === 'SEARCH' && needle && others.length === 1 && where?.kind === 'field') {
    return searchIn(needle, where.name)
  }
  return call(node.name, args)
}

function negation(operand: Evaluator, isNegative: boolean): Evaluator {
  return (scope) => {
    const number = toNumber(operand(scope))
    if (number === failed) return failed
    return isNegative ? -number : number
  }
}

type Operator = (left: Value, right: Value, scope: Scope) => Value

function chain(first: Evaluator, rest: { apply: Operator; operand: Evaluator }[]): Evaluator {
  return (scope) => {
    let value = first(scope)
    for (const { apply, operand } of rest) {
      spend(scope, workLimits.step)
      value = apply(value, operand(scope), scope)
    }
    return value
  }
}

function call(name: string, args: Evaluator[]): Evaluator {
  const found = functions.get(name)
  if (!found) throw new FormulaError(`Unknown function: ${name.slice(0, 100)}`)
  if (args.length < found.min || args.length > found.max) {
    throw new FormulaError(`${name} was given ${args.length} arguments.`)
  }
  return (scope) => {
    spend(scope, workLimits.step)
    return found.apply(args, scope)
  }
}

const operators: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['=', comparing((order) => order === 0)],
  ['!=', comparing((order) => order !== 0)],
  ['<', comparing((order) => order < 0)],
  ['<=', comparing((order) => order <= 0)],
  ['>', comparing((order) => order > 0)],
  ['>=', comparing((order) => order >= 0)],
  ['&', joining],
  ['+', calculating((a, b) => a + b)],
  ['-', calculating((a, b) => a - b)],
  ['*', calculating((a, b) => a * b)],
  ['/', calculating((a, b) => a / b)],
])

function operatorOf(mark: string): Operator {
  const operator = operators.get(mark)
  if (!operator) throw new FormulaError(`Unknown operator: ${mark}`)
  return operator
}

function comparing(fits: (order: number) => boolean): Operator {
  return (left, right, scope) => {
    if (typeof left === 'string' && typeof right === 'string') {
      spend(scope, Math.min(left.length, right.length))
    }
    const order = compare(left, right)
    return order === failed ? failed : fits(order)
  }
}

function joining(left: Value, right: Value, scope: Scope): Value {
  const a = toText(left)
  const b = toText(right)
  if (a === failed || b === failed) return failed
  spend(scope, b.length)
  return a + b
}

/** Dividing by zero, or leaving the range of numbers, is an error. */
function calculating(compute: (a: number, b: number) => number): Operator {
  return (left, right) => {
    const a = toNumber(left)
    const b = toNumber(right)
    if (a === failed || b === failed) return failed
    const result = compute(a, b)
    return Number.isFinite(result) ? result : failed
  }
}
