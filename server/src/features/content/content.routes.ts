import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#kernel/errors.ts'
import { ContentError } from './content.errors.ts'
import { checkFields, filterReader, listPage } from './content.list.ts'
import { positionOf, queryDigest, readListQuery } from './content.query.ts'
import type { ContentTable } from './content.store.ts'
import { type Content, contentBase } from './content.ts'

export type ContentRoutesOptions = {
  content: Content
  /** Whether the request comes with a session or a read key. */
  authorise: (request: FastifyRequest) => Promise<boolean>
}

type TableParams = { base: string; table: string }
type RecordParams = TableParams & { recordId: string }

const bodyLimit = 64 * 1024

/**
 * Serves the content read-only in Airtable's wire format, so that its official client works with
 * `endpointUrl` set to `<this server>/content` (product 7, hosted content table service).
 */
export async function contentRoutes(
  app: FastifyInstance,
  { content, authorise }: ContentRoutesOptions,
): Promise<void> {
  const readFilter = filterReader()
  app.setErrorHandler(sendError)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-cache').header('vary', 'Authorization')
    if (await authorise(request)) return
    throw new ContentError(401, 'AUTHENTICATION_REQUIRED', 'Sign in or send a read key.')
  })

  app.get<{ Params: TableParams }>('/content/v0/:base/:table', async (request, reply) => {
    return list(request.params, readListQuery(request.query), request, reply)
  })

  app.post<{ Params: TableParams }>(
    '/content/v0/:base/:table/listRecords',
    { bodyLimit },
    async (request, reply) => {
      const query = readListQuery(request.query, request.body)
      return list(request.params, query, request, reply)
    },
  )

  app.get<{ Params: RecordParams }>(
    '/content/v0/:base/:table/:recordId',
    async (request, reply) => {
      const record = tableOf(request.params).byId.get(request.params.recordId)
      if (!record) throw new ContentError(404, 'MODEL_ID_NOT_FOUND', 'There is no such record.')
      return answer(request, reply, `${content.version}-${record.id}`, () => record.json)
    },
  )

  app.all('/content/*', async () => {
    throw new ContentError(404, 'NOT_FOUND', 'There is nothing at this address.')
  })

  function tableOf({ base, table }: TableParams): ContentTable {
    if (base !== contentBase) throw new ContentError(404, 'NOT_FOUND', 'There is no such base.')
    const found = content.tables.get(table)
    if (!found) throw new ContentError(404, 'TABLE_NOT_FOUND', 'There is no such table.')
    return found
  }

  function list(
    params: TableParams,
    query: ReturnType<typeof readListQuery>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply {
    const table = tableOf(params)
    checkFields(table, query)
    const fits = readFilter(table, query.filterByFormula)
    const queryName = queryDigest(content.version, table.name, query)
    const position = positionOf(query.offset, queryName)
    const tag = `${content.version}-${queryName}-${position}`
    return answer(request, reply, tag, () => listPage(table, query, fits, queryName))
  }
}

/** Answers 304 where the caller has this very page; else makes it. */
function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string,
  make: () => string,
): FastifyReply {
  const etag = `"${tag}"`
  reply.header('etag', etag)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead && knowsTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(make())
}

function knowsTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*')
}

function sendError(
  error: FastifyError | ContentError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const send = (status: number, type: string, message: string) =>
    reply.code(status).send({ error: { type, message } })

  if (error instanceof ContentError) return send(error.status, error.type, error.message)
  const status = (error instanceof AppError ? error.status : error.statusCode) ?? 500
  if (status === 503) return send(503, 'SERVICE_UNAVAILABLE', 'Please try again in a moment.')
  if (status === 413) return send(413, 'REQUEST_TOO_LARGE', 'The request is too large.')
  if (status >= 400 && status < 500) {
    return send(status, 'INVALID_REQUEST_BODY', 'The request cannot be read.')
  }
  request.log.error(error)
  return send(500, 'SERVER_ERROR', 'Something went wrong on our side. Please try again.')
}
