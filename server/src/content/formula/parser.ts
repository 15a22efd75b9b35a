import { FormulaError } from './formula-error.ts'
import { type Token, tokensOf } from './lexer.ts'

/** A chain has operators of one precedence side by side, so that a long sum does not nest. */
export type Node =
  | { kind: 'literal'; value: string | number | boolean }
  | { kind: 'field'; name: string }
  | { kind: 'negation'; operand: Node; isNegative: boolean }
  | { kind: 'chain'; first: Node; rest: { operator: string; operand: Node }[] }
  | { kind: 'call'; name: string; args: Node[] }

/** The longest formula that is read, in characters, and the deepest nesting of brackets. */
export const formulaLimits = { characters: 15_000, depth: 100 }

/** Operators from the weakest to the strongest; those of one line are read from left to right. */
const precedence: readonly (readonly string[])[] = [
  ['=', '!=', '<', '<=', '>', '>='],
  ['&'],
  ['+', '-'],
  ['*', '/'],
]

/** Reads a formula into a tree at most `formulaLimits.depth` deep. Throws a FormulaError. */
export function parse(formula: string): Node {
  if (formula.length > formulaLimits.characters) {
    throw new FormulaError(`It is longer than ${formulaLimits.characters} characters.`)
  }
  const parser = new Parser(tokensOf(formula))
  return parser.whole()
}

class Parser {
  readonly #tokens: Token[]
  #next = 0
  #depth = 0

  constructor(tokens: Token[]) {
    this.#tokens = tokens
  }

  whole(): Node {
    const node = this.#expression(0)
    if (this.#peek().kind !== 'end') throw unexpected(this.#peek())
    return node
  }

  #expression(level: number): Node {
    const operators = precedence[level]
    if (!operators) return this.#signed()
    const first = this.#expression(level + 1)
    const rest: { operator: string; operand: Node }[] = []
    while (this.#peek().kind === 'mark' && operators.includes(this.#peek().text)) {
      const operator = this.#take().text
      rest.push({ operator, operand: this.#expression(level + 1) })
    }
    return rest.length === 0 ? first : { kind: 'chain', first, rest }
  }

  #signed(): Node {
    let signs = 0
    while (this.#skip('-')) signs++
    const operand = this.#operand()
    return signs === 0 ? operand : { kind: 'negation', operand, isNegative: signs % 2 === 1 }
  }

  #operand(): Node {
    const token = this.#take()
    switch (token.kind) {
      case 'number':
        return { kind: 'literal', value: Number(token.text) }
      case 'text':
        return { kind: 'literal', value: token.text }
      case 'field':
        return { kind: 'field', name: token.text }
      case 'name':
        return this.#named(token.text)
      default:
        if (token.text !== '(') throw unexpected(token)
        return this.#nested(() => {
          const node = this.#expression(0)
          this.#expect(')')
          return node
        })
    }
  }

  #named(name: string): Node {
    const upper = name.toUpperCase()
    if (this.#skip('('))
      return { kind: 'call', name: upper, args: this.#nested(() => this.#args()) }
    if (upper === 'TRUE' || upper === 'FALSE') return { kind: 'literal', value: upper === 'TRUE' }
    return { kind: 'field', name }
  }

  #args(): Node[] {
    const args: Node[] = []
    if (this.#skip(')')) return args
    do args.push(this.#expression(0))
    while (this.#skip(','))
    this.#expect(')')
    return args
  }

  #nested<Result>(read: () => Result): Result {
    this.#depth++
    if (this.#depth > formulaLimits.depth) {
      throw new FormulaError(`Its brackets nest deeper than ${formulaLimits.depth} levels.`)
    }
    const result = read()
    this.#depth--
    return result
  }

  #peek(): Token {
    return this.#tokens[this.#next] ?? { kind: 'end', text: '', at: 0 }
  }

  #take(): Token {
    const token = this.#peek()
    this.#next++
    return token
  }

  #skip(mark: string): boolean {
    const { kind, text } = this.#peek()
    const isThere = kind === 'mark' && text === mark
    if (isThere) this.#next++
    return isThere
  }

  #expect(mark: string): void {
    if (!this.#skip(mark)) throw unexpected(this.#peek())
  }
}

function unexpected(token: Token): FormulaError {
  return new FormulaError(
    token.kind === 'end'
      ? 'It ends too early.'
      : `Unexpected ${token.kind} at position ${token.at + 1}.`,
  )
}
