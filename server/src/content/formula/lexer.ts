import { FormulaError } from './formula-error.ts'

export type Token = {
  kind: 'number' | 'text' | 'field' | 'name' | 'mark' | 'end'
  /** The text of a literal without its quotes and escapes, the name of a field, the mark itself. */
  text: string
  /** Where the token starts, from 0. */
  at: number
}

const twoCharacterMarks = ['!=', '<=', '>=']
const oneCharacterMarks = '=<>&+-*/(),'
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t' }

/** Splits a formula into tokens, with an end token last. Throws a FormulaError. */
export function tokensOf(formula: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < formula.length) {
    if (isSpace(formula, at)) {
      at++
      continue
    }
    const [token, next] = readToken(formula, at)
    tokens.push(token)
    at = next
  }
  tokens.push({ kind: 'end', text: '', at })
  return tokens
}

type ReadToken = [token: Token, next: number]

function readToken(formula: string, at: number): ReadToken {
  const character = formula.charAt(at)
  if (character === '"' || character === "'") return readQuoted('text', formula, at, character)
  if (character === '{') return readQuoted('field', formula, at, '}')
  if (isDigit(formula, at) || (character === '.' && isDigit(formula, at + 1))) {
    return readNumber(formula, at)
  }
  if (isLetter(formula, at)) {
    let end = at + 1
    while (isLetter(formula, end) || isDigit(formula, end)) end++
    return [{ kind: 'name', text: formula.slice(at, end), at }, end]
  }
  const pair = formula.slice(at, at + 2)
  if (twoCharacterMarks.includes(pair)) return [{ kind: 'mark', text: pair, at }, at + 2]
  if (oneCharacterMarks.includes(character)) {
    return [{ kind: 'mark', text: character, at }, at + 1]
  }
  throw new FormulaError(`Unexpected character at position ${at + 1}.`)
}

function readQuoted(kind: 'text' | 'field', formula: string, at: number, close: string): ReadToken {
  let text = ''
  for (let next = at + 1; next < formula.length; next++) {
    const character = formula.charAt(next)
    if (character === close) return [{ kind, text, at }, next + 1]
    if (character === '\\' && next + 1 < formula.length) {
      next++
      const escaped = formula.charAt(next)
      text += escapes[escaped] ?? escaped
    } else {
      text += character
    }
  }
  throw new FormulaError(`The ${formula.charAt(at)} at position ${at + 1} is never closed.`)
}

function readNumber(formula: string, at: number): ReadToken {
  let end = at
  while (isDigit(formula, end)) end++
  if (formula.charAt(end) === '.') {
    end++
    while (isDigit(formula, end)) end++
  }
  const text = formula.slice(at, end)
  if (formula.charAt(end) === '.' || isLetter(formula, end) || !Number.isFinite(Number(text))) {
    throw new FormulaError(`The number at position ${at + 1} cannot be read.`)
  }
  return [{ kind: 'number', text, at }, end]
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 48 && code <= 57
}

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95
}

function isSpace(text: string, at: number): boolean {
  const character = text.charAt(at)
  return (
    character === ' ' ||
    character === '\t' ||
    character === '\n' ||
    character === '\r' ||
    character === '\u00a0'
  )
}
