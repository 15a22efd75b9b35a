import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { type Fragments, makeAnswerWriter } from '#graphql/answer-writer.ts'
import type { Context } from '#graphql/context.ts'
import {
  checkBytes,
  checkLimits,
  checkTexts,
  checkTokens,
  LIMITS,
  listsOf,
} from '#graphql/limits.ts'
import { AppError } from '#lib/errors.ts'
import { makePace } from '#lib/pace.ts'

export type GraphQLRequest = {
  query: string
  operationName: string | undefined
  variables: Record<string, unknown> | undefined
}

/** Errors before the execution have no data; `stringify` knows the shape of the answer. */
export type Outcome = {
  result: ExecutionResult
  /** False if the document or its variables were refused before the execution */
  ran: boolean
  stringify: (result: ExecutionResult) => string
}

type Plan = {
  operation: OperationDefinitionNode
  uses: number
  compiled?: CompiledQuery
  stringify: Outcome['stringify']
}
type ParsedOperation = {
  document: DocumentNode
  isLong: boolean
  hasAliases: boolean
  plans: Map<string, Plan>
}

// One person's requests must not slow down other people: at most two run at once, and one with a
// long list. Such an answer is limited to 250 kB a second above 50 kB, after a first MB without a
// limit, because the server needs 14 ms to write 1 MB.
const AT_ONCE = 2
const UNPACED_BYTES = 50_000
const BYTES_A_MS = 250
const UNRESTED_MS = 4000
const KEPT_DOCUMENTS = 500
const LONGEST_KEPT = 10_000
// Compiling takes longer than one run, so only repeated queries are compiled.
const COMPILE_AFTER_USES = 2

/** Runs requests against the schema: limits, then validation, then a compiled query. */
export function makeExecutor(schema: GraphQLSchema, options: { introspection: boolean }) {
  const rules = options.introspection
    ? specifiedRules
    : [...specifiedRules, NoSchemaIntrospectionCustomRule]
  const kept = new Map<string, ParsedOperation>()
  const lists = listsOf(schema)
  const usual = makePace({ atOnce: AT_ONCE })
  const long = makePace({ atOnce: 1, unrestedMs: UNRESTED_MS })

  function know(source: string): ParsedOperation {
    const found = kept.get(source)
    if (found !== undefined) return found
    const document = read(source)
    const cost = checkLimits(document, lists)
    const errors = validate(schema, document, rules, { maxErrors: 5 })
    if (errors.length > 0) throw new RefusedDocument(errors, 'GRAPHQL_VALIDATION_FAILED')
    const known = { document, ...cost, plans: new Map<string, Plan>() }
    if (source.length <= LONGEST_KEPT) {
      if (kept.size >= KEPT_DOCUMENTS) kept.delete(kept.keys().next().value as string)
      kept.set(source, known)
    }
    return known
  }

  function planOf({ document, plans }: ParsedOperation, name: string | undefined): Plan {
    const found = plans.get(name ?? '')
    if (found !== undefined) return found
    const operation = getOperationAST(document, name)
    if (!operation) {
      throw new AppError('BAD_USER_INPUT', 'Name one operation of the document.')
    }
    const uses = isCompilable(operation) ? 0 : Number.NEGATIVE_INFINITY
    const plan = { operation, uses, stringify: JSON.stringify }
    plans.set(name ?? '', plan)
    return plan
  }

  async function runNow(
    known: ParsedOperation,
    request: GraphQLRequest,
    context: Context,
  ): Promise<Outcome> {
    const plan = planOf(known, request.operationName)
    plan.uses += 1
    const { document } = known
    if (plan.compiled === undefined && plan.uses >= COMPILE_AFTER_USES) {
      const compiled = compileQuery(schema, document, request.operationName ?? '', {
        disablingCapturingStackErrors: true,
        // Values from the store have the types of their columns already.
        disableLeafSerialization: true,
      })
      if (isCompiledQuery(compiled)) {
        plan.compiled = compiled
        plan.stringify = makeAnswerWriter(schema, plan.operation, fragmentsOf(document))
      } else plan.uses = Number.NEGATIVE_INFINITY
    }
    const variables = request.variables ?? {}
    const result =
      plan.compiled === undefined
        ? await execute({
            schema,
            document,
            contextValue: context,
            variableValues: variables,
            operationName: request.operationName,
          })
        : await plan.compiled.query({}, context, variables)
    const ran = result.data !== undefined
    return { result: result as ExecutionResult, ran, stringify: plan.stringify }
  }

  /** Runs a request once it is the person's turn, and `write`s its answer. */
  return async function run<A extends { body: string }>(
    request: GraphQLRequest,
    context: Context,
    write: (outcome: Outcome) => A,
  ): Promise<A> {
    const known = know(request.query)
    const answer = async (rest?: (ms: number) => void) => {
      const outcome = await runNow(known, request, context)
      // A refused answer counts as one of the largest size.
      let bytes: number = LIMITS.answerBytes
      try {
        if (known.hasAliases) checkTexts(outcome.result.data)
        const written = write(outcome)
        bytes = Buffer.byteLength(written.body)
        checkBytes(bytes)
        return written
      } finally {
        rest?.((bytes - UNPACED_BYTES) / BYTES_A_MS)
      }
    }
    const person = context.viewer?.userId
    if (person === undefined) return answer()
    return known.isLong ? long(person, answer) : usual(person, () => answer())
  }
}

/** A compiled query ignores the default of a non-null variable and refuses the request. */
const isCompilable = ({ variableDefinitions = [] }: OperationDefinitionNode): boolean =>
  !variableDefinitions.some(
    ({ type, defaultValue }) => defaultValue !== undefined && type.kind === Kind.NON_NULL_TYPE,
  )

const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
    ),
  )

/** The document can't be parsed or is invalid. */
export class RefusedDocument extends Error {
  readonly errors: readonly GraphQLError[]
  readonly code: 'GRAPHQL_PARSE_FAILED' | 'GRAPHQL_VALIDATION_FAILED'
  constructor(errors: readonly GraphQLError[], code: RefusedDocument['code']) {
    super(code)
    this.errors = errors
    this.code = code
  }
}

function read(source: string): DocumentNode {
  try {
    checkTokens(source)
    return parse(source)
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    throw new RefusedDocument([error], 'GRAPHQL_PARSE_FAILED')
  }
}
