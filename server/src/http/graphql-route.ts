import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Context, Services } from '#graphql/context.ts'
import { logUnexpected, toWire, type WireError } from '#graphql/errors.ts'
import { type GraphQLRequest, makeExecutor, RefusedDocument } from '#graphql/execute.ts'
import { contextOf } from '#http/request-context.ts'
import { AppError, type ErrorCode } from '#lib/errors.ts'

const GRAPHQL_JSON = 'application/graphql-response+json'

/** The media type of the answer, or undefined if the client accepts no type of ours. */
function answerType(accept: string | undefined): string | undefined {
  if (accept === undefined || accept.includes('*/*') || accept.includes('application/*')) {
    return accept?.includes(GRAPHQL_JSON) ? GRAPHQL_JSON : 'application/json'
  }
  if (accept.includes(GRAPHQL_JSON)) return GRAPHQL_JSON
  return accept.includes('application/json') ? 'application/json' : undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const bad = (message: string) => new AppError('BAD_USER_INPUT', message)

/** Checks the parts of a GraphQL request over HTTP; null counts as missing. */
function readRequest(body: unknown): GraphQLRequest {
  if (!isObject(body)) throw bad('The request must be one JSON object.')
  const { query, operationName, variables, extensions } = body
  if (typeof query !== 'string') throw bad('“query” must be a text.')
  if (operationName != null && typeof operationName !== 'string') {
    throw bad('“operationName” must be a text.')
  }
  if (variables != null && !isObject(variables)) throw bad('“variables” must be an object.')
  if (extensions != null && !isObject(extensions)) throw bad('“extensions” must be an object.')
  return {
    query,
    operationName: operationName ?? undefined,
    variables: variables ?? undefined,
  }
}

type Answer = { status: number; body: string }

/** The endpoint of product 7: POST /graphql, JSON only. */
export function addGraphQL(app: FastifyInstance, services: Services, schema: GraphQLSchema): void {
  const run = makeExecutor(schema, { introspection: !services.config.production })

  async function answer(request: FastifyRequest, strict: boolean): Promise<Answer> {
    let ran = false
    const wireOf = (error: unknown, fallback: ErrorCode): WireError => {
      const { wire, unexpected } = toWire(error, request.id, fallback)
      if (unexpected) logUnexpected(request.log, error)
      request.errorCodes.push(wire.extensions.code)
      return wire
    }
    const refused = (errors: WireError[], code: number): Answer => ({
      // A client that speaks only plain JSON reads the status from the errors.
      status: strict ? code : 200,
      body: JSON.stringify({ errors }),
    })
    try {
      const asked = readRequest(request.body)
      ran = true
      const context: Context = await contextOf(request, services)
      return await run(asked, context, (outcome) => {
        const { result } = outcome
        const errors = result.errors?.map((error) =>
          wireOf(error, outcome.ran ? 'INTERNAL' : 'BAD_USER_INPUT'),
        )
        if (!outcome.ran) return refused(errors ?? [], 400)
        const body =
          errors === undefined
            ? outcome.stringify(result)
            : JSON.stringify({ errors, data: result.data })
        return { status: 200, body }
      })
    } catch (error) {
      if (error instanceof RefusedDocument) {
        return refused(
          error.errors.map((it) => wireOf(it, error.code)),
          400,
        )
      }
      const wire = wireOf(error, 'INTERNAL')
      const answered = refused([wire], wire.extensions.status)
      return ran ? answered : { ...answered, status: wire.extensions.status }
    }
  }

  app.route({
    method: 'POST',
    url: '/graphql',
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const type = answerType(request.headers.accept)
      if (type === undefined) {
        throw new AppError('NOT_ACCEPTABLE', `Answers are ${GRAPHQL_JSON} or application/json.`)
      }
      const { status, body } = await answer(request, type === GRAPHQL_JSON)
      reply.code(status).header('content-type', `${type}; charset=utf-8`)
      reply.header('cache-control', 'no-store')
      return body
    },
  })
  app.route({
    method: ['GET', 'PUT', 'DELETE', 'PATCH'],
    url: '/graphql',
    handler: async (_request, reply) => {
      reply.header('allow', 'POST')
      throw new AppError('METHOD_NOT_ALLOWED', 'Send a POST.')
    },
  })
}
