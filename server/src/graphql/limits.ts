import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  Lexer,
  type OperationDefinitionNode,
  type SelectionSetNode,
  Source,
  TokenKind,
} from 'graphql'
import { OPERATIONS } from '#graphql/operations.policy.ts'
import { AppError } from '#lib/errors.ts'

export const LIMITS = {
  /** Words and signs of a document */
  tokens: 3000,
  /** Nested brackets of any kind */
  brackets: 50,
  depth: 10,
  aliases: 30,
  /** Fields after fragments are unfolded */
  fields: 600,
  rootFields: 20,
  bodyBytes: 1_000_000,
} as const

type Count = { fields: number; aliases: number; depth: number; identity: number; roots: number }

/** The refusal of a document that costs too much. */
const tooMuch = (what: string) =>
  new AppError('QUERY_TOO_COMPLEX', `This request asks for too much at once: ${what}.`)

const OPENING = new Set<TokenKind>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L])
const CLOSING = new Set<TokenKind>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R])

/**
 * Refuses a document with too many words, or too deeply nested brackets: the parser and validation are
 * recursive. Throws a GraphQLError at an unknown character.
 */
export function checkTokens(source: string): void {
  const lexer = new Lexer(new Source(source))
  let open = 0
  for (let words = 1; lexer.advance().kind !== TokenKind.EOF; words += 1) {
    if (words > LIMITS.tokens) throw tooMuch(`more than ${LIMITS.tokens} words`)
    if (OPENING.has(lexer.token.kind)) open += 1
    if (CLOSING.has(lexer.token.kind)) open -= 1
    if (open > LIMITS.brackets) {
      throw tooMuch(`more than ${LIMITS.brackets} brackets inside one another`)
    }
  }
}

/**
 * Refuses a document that would cost too much; call before validation. Fragments count at each use; a
 * circle of fragments counts as too deep.
 */
export function checkLimits(document: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>()
  const operations: OperationDefinitionNode[] = []
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
    if (node.kind === Kind.OPERATION_DEFINITION) operations.push(node)
  }
  const total: Count = { fields: 0, aliases: 0, depth: 0, identity: 0, roots: 0 }
  for (const operation of operations) walk(operation.selectionSet, 1, total, fragments, true)
}

function walk(
  set: SelectionSetNode,
  depth: number,
  total: Count,
  fragments: Map<string, FragmentDefinitionNode>,
  isRoot: boolean,
): void {
  if (depth > LIMITS.depth) throw tooMuch(`more than ${LIMITS.depth} levels`)
  for (const node of set.selections) {
    // Counts the fragments too, so that empty ones can't nest without end.
    total.fields += 1
    if (total.fields > LIMITS.fields) throw tooMuch(`more than ${LIMITS.fields} fields`)
    if (node.kind === Kind.FIELD) {
      countField(node.name.value, node.alias !== undefined, isRoot, total)
      if (node.selectionSet !== undefined) {
        walk(node.selectionSet, depth + 1, total, fragments, false)
      }
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      walk(node.selectionSet, depth, total, fragments, isRoot)
    } else {
      const fragment = fragments.get(node.name.value)
      if (fragment !== undefined) walk(fragment.selectionSet, depth, total, fragments, isRoot)
    }
  }
}

function countField(name: string, aliased: boolean, isRoot: boolean, total: Count): void {
  if (aliased) total.aliases += 1
  if (total.aliases > LIMITS.aliases) throw tooMuch(`more than ${LIMITS.aliases} aliases`)
  if (!isRoot) return
  total.roots += 1
  if (total.roots > LIMITS.rootFields) throw tooMuch(`more than ${LIMITS.rootFields} calls`)
  if (!Object.hasOwn(OPERATIONS, name) || OPERATIONS[name]?.once !== true) return
  total.identity += 1
  if (total.identity > 1) throw tooMuch('more than one call that signs in, mails or searches')
}
