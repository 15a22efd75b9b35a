import {
  type Evaluator,
  failed,
  type Scope,
  spend,
  toNumber,
  toText,
  toTruth,
  type Value,
} from './values.ts'

type Args = readonly Evaluator[]

/** `apply` evaluates the arguments that it needs; the parser has checked their number. */
type FormulaFunction = {
  min: number
  max: number
  apply: (args: Args, scope: Scope) => Value
}

const many = Number.POSITIVE_INFINITY

/** Every function that a formula may call, with Airtable's meaning. */
export const functions: ReadonlyMap<string, FormulaFunction> = new Map<string, FormulaFunction>([
  ['AND', { min: 1, max: many, apply: (args, scope) => allOrAny(args, scope, false) }],
  ['OR', { min: 1, max: many, apply: (args, scope) => allOrAny(args, scope, true) }],
  ['NOT', { min: 1, max: 1, apply: not }],
  ['IF', { min: 2, max: 3, apply: choose }],
  ['TRUE', { min: 0, max: 0, apply: () => true }],
  ['FALSE', { min: 0, max: 0, apply: () => false }],
  ['BLANK', { min: 0, max: 0, apply: () => null }],
  ['RECORD_ID', { min: 0, max: 0, apply: (_args, scope) => scope.id }],
  ['CONCATENATE', { min: 1, max: many, apply: concatenate }],
  ['LOWER', { min: 1, max: 1, apply: onText((text) => text.toLowerCase()) }],
  ['UPPER', { min: 1, max: 1, apply: onText((text) => text.toUpperCase()) }],
  ['TRIM', { min: 1, max: 1, apply: onText((text) => text.trim()) }],
  ['LEN', { min: 1, max: 1, apply: onText((text) => text.length) }],
  ['LEFT', { min: 2, max: 2, apply: onText((text, size) => text.slice(0, size)) }],
  ['RIGHT', { min: 2, max: 2, apply: onText((text, size) => (size ? text.slice(-size) : '')) }],
  ['MID', { min: 3, max: 3, apply: middle }],
  ['FIND', { min: 2, max: 3, apply: (args, scope) => position(args, scope, false) }],
  ['SEARCH', { min: 2, max: 3, apply: (args, scope) => position(args, scope, true) }],
])

/** OR if `decisive` is true, AND if it is false; skips the arguments after the deciding one. */
function allOrAny(args: Args, scope: Scope, decisive: boolean): Value {
  for (const arg of args) {
    const truth = toTruth(arg(scope))
    if (truth === failed) return failed
    if (truth === decisive) return decisive
  }
  return !decisive
}

function not([arg]: Args, scope: Scope): Value {
  const truth = toTruth(argument(arg, scope))
  return truth === failed ? failed : !truth
}

function choose([condition, yes, no]: Args, scope: Scope): Value {
  const truth = toTruth(argument(condition, scope))
  if (truth === failed) return failed
  return argument(truth ? yes : no, scope)
}

function concatenate(args: Args, scope: Scope): Value {
  let whole = ''
  for (const arg of args) {
    const text = toText(arg(scope))
    if (text === failed) return failed
    spend(scope, text.length)
    whole += text
  }
  return whole
}

/** A function of one text and, if it takes a second argument, of a whole number from 0 on. */
function onText(compute: (text: string, size: number) => Value): FormulaFunction['apply'] {
  return ([arg, second], scope) => {
    const text = toText(argument(arg, scope))
    const size = second ? wholeNumber(second(scope)) : 0
    if (text === failed || size === failed) return failed
    spend(scope, text.length)
    return compute(text, size)
  }
}

/** MID(text, start, count), the start counted from 1. */
function middle([arg, first, count]: Args, scope: Scope): Value {
  const text = toText(argument(arg, scope))
  const start = wholeNumber(argument(first, scope))
  const size = wholeNumber(argument(count, scope))
  if (text === failed || start === failed || size === failed || start < 1) return failed
  return text.slice(start - 1, start - 1 + size)
}

/**
 * The position of a text in another, counted from 1. If the text is missing, FIND returns 0 and
 * SEARCH, which ignores case, returns blank.
 */
function position([what, where, from]: Args, scope: Scope, isSearch: boolean): Value {
  const needle = toText(argument(what, scope))
  const hay = toText(argument(where, scope))
  const start = from ? wholeNumber(from(scope)) : 1
  if (needle === failed || hay === failed || start === failed) return failed
  spend(scope, needle.length + hay.length)
  const found = isSearch
    ? hay.toLowerCase().indexOf(needle.toLowerCase(), Math.max(0, start - 1))
    : hay.indexOf(needle, Math.max(0, start - 1))
  return found === -1 && isSearch ? null : found + 1
}

function argument(arg: Evaluator | undefined, scope: Scope): Value {
  return arg ? arg(scope) : null
}

function wholeNumber(value: Value): number | typeof failed {
  const number = toNumber(value)
  return number === failed || number < 0 ? failed : Math.floor(number)
}
