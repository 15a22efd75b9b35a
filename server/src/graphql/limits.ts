import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getNullableType,
  isListType,
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
  answerBytes: 8_000_000,
} as const

type Count = {
  fields: number
  aliases: number
  identity: number
  roots: number
  /** For each requested list, its name in the answer */
  lists: Map<string, string>
  long: Set<string>
}
type QueryParts = { fragments: Map<string, FragmentDefinitionNode>; lists: ReadonlySet<string> }

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

/** The names of the queries that answer a list. */
export function listsOf(schema: GraphQLSchema): Set<string> {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {})
  return new Set(
    queries.filter(({ type }) => isListType(getNullableType(type))).map(({ name }) => name),
  )
}

/**
 * Refuses a document that would cost too much; call before validation. Fragments count at each use;
 * a circle of fragments counts as too deep. A document may ask for each of `lists` once: aliases
 * would multiply the answer. Returns whether it asks for a long list, and whether it has aliases,
 * which can repeat a text.
 */
export function checkLimits(document: DocumentNode, lists: ReadonlySet<string>) {
  const fragments = new Map<string, FragmentDefinitionNode>()
  const operations: OperationDefinitionNode[] = []
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
    if (node.kind === Kind.OPERATION_DEFINITION) operations.push(node)
  }
  const total: Count = {
    ...{ fields: 0, aliases: 0, identity: 0, roots: 0 },
    ...{ lists: new Map(), long: new Set() },
  }
  const limited = { fragments, lists }
  for (const operation of operations) walk(operation.selectionSet, 1, total, limited, true)
  return { isLong: total.long.size > 0, hasAliases: total.aliases > 0 }
}

function walk(
  set: SelectionSetNode,
  depth: number,
  total: Count,
  limited: QueryParts,
  isRoot: boolean,
): void {
  if (depth > LIMITS.depth) throw tooMuch(`more than ${LIMITS.depth} levels`)
  for (const node of set.selections) {
    // Counts the fragments too, so that empty ones can't nest without end.
    total.fields += 1
    if (total.fields > LIMITS.fields) throw tooMuch(`more than ${LIMITS.fields} fields`)
    if (node.kind === Kind.FIELD) {
      countField(node, total)
      if (isRoot) countCall(node, total, limited.lists)
      if (node.selectionSet !== undefined) {
        walk(node.selectionSet, depth + 1, total, limited, false)
      }
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      walk(node.selectionSet, depth, total, limited, isRoot)
    } else {
      const fragment = limited.fragments.get(node.name.value)
      if (fragment !== undefined) walk(fragment.selectionSet, depth, total, limited, isRoot)
    }
  }
}

function countField({ alias }: FieldNode, total: Count): void {
  if (alias !== undefined) total.aliases += 1
  if (total.aliases > LIMITS.aliases) throw tooMuch(`more than ${LIMITS.aliases} aliases`)
}

function countCall(
  { name: { value: name }, alias }: FieldNode,
  total: Count,
  lists: QueryParts['lists'],
) {
  total.roots += 1
  if (total.roots > LIMITS.rootFields) throw tooMuch(`more than ${LIMITS.rootFields} calls`)
  const answered = alias?.value ?? name
  if (lists.has(name) && (total.lists.get(name) ?? answered) !== answered) {
    throw tooMuch(`${name} more than once`)
  }
  total.lists.set(name, answered)
  const row = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined
  if (row?.isLong === true && total.long.add(`${name} ${answered}`).size > 1) {
    throw tooMuch('more than one long list')
  }
  if (row?.once !== true) return
  total.identity += 1
  if (total.identity > 1) throw tooMuch('more than one call that signs in, mails or searches')
}

/** Refuses an answer with too many bytes. */
export function checkBytes(bytes: number): void {
  if (bytes <= LIMITS.answerBytes) return
  throw tooMuch(`an answer of more than ${LIMITS.answerBytes / 1_000_000} MB`)
}

/** Refuses an answer whose texts are too long in total, before it is written as JSON. */
export function checkTexts(data: unknown): void {
  let bytes = 0
  const count = (value: unknown): void => {
    if (typeof value === 'string') bytes += Buffer.byteLength(value)
    else if (typeof value === 'object' && value !== null) {
      for (const one of Object.values(value)) count(one)
    }
    checkBytes(bytes)
  }
  count(data)
}
