import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { logUnexpected, toWire } from '#graphql/errors.ts'
import type { AppError } from '#lib/errors.ts'
import { ContentError } from './content.errors.ts'
import { checkFields, type Filter, filterReader, listPage } from './content.list.ts'
import { keepPages, type Page } from './content.pages.ts'
import { type ListQuery, positionOf, queryDigest, readListQuery } from './content.query.ts'
import type { ContentTable } from './content.store.ts'
import { type Content, contentBase } from './content.ts'

/** key: has a read key, reads all tables; company: a company user; public: a public user. */
export type ContentReader = 'key' | 'company' | 'public'

export type ContentRoutesOptions = {
  /** The current version; a request calls it once, so that it never answers from two versions */
  content: () => Content
  /** The reader by a session or a read key; null if neither is valid */
  readerOf: (request: FastifyRequest) => Promise<ContentReader | null>
}

type TableParams = { base: string; table: string }
type RecordParams = TableParams & { recordId: string }

const bodyLimit = 64 * 1024

/** Tables readable without a session: the pages that show them are open to all (/faq, /about). */
const publicTables: ReadonlySet<string> = new Set(['faq', 'about'])

/** Tables for read keys only: news depends on the reader (newsGetMany), the others are internal. */
const keyTables: ReadonlySet<string> = new Set(['news', 'synonyms', 'mira-reply', 'help-line'])

/** How long a browser may cache a public table. */
const PUBLIC_CACHE = 'public, max-age=300'

/** Tables that do not exist for public users, as in the search. */
const companyTables: ReadonlySet<string> = new Set(['handbook'])

/**
 * Serves the content read-only in Airtable's wire format, so that its official client works with
 * `endpointUrl` set to `<this server>/content` (product 7, hosted content table service).
 */
export async function contentRoutes(
  app: FastifyInstance,
  { content: currentContent, readerOf }: ContentRoutesOptions,
): Promise<void> {
  const pagesOf = keepPages()
  /** Requests with a read key */
  const withKey = new WeakSet<FastifyRequest>()
  const filters = new WeakMap<Content, ReturnType<typeof filterReader>>()
  app.setErrorHandler(sendError)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-cache').header('vary', 'Authorization, Origin')
    const { table = '' } = request.params as Partial<TableParams>
    if (publicTables.has(table)) return void reply.header('cache-control', PUBLIC_CACHE)
    const reader = await readerOf(request)
    if (reader === null) {
      throw new ContentError(401, 'AUTHENTICATION_REQUIRED', 'Sign in or send a read key.')
    }
    if (reader === 'key') withKey.add(request)
    if (reader !== 'key' && keyTables.has(table)) throw noTable()
    if (reader === 'public' && companyTables.has(table)) throw noTable()
  })

  app.get<{ Params: TableParams }>('/content/v0/:base/:table', async (request, reply) => {
    const content = currentContent()
    const pages = pagesOf(content)
    const isWhole = withKey.has(request)
    const name = `${isWhole} ${request.url}`
    const kept = pages.find(name)
    if (kept) return answer(request, reply, kept)
    const page = pageOf(content, request.params, readListQuery(request.query), isWhole)
    pages.keep(name, page)
    return answer(request, reply, page)
  })

  app.post<{ Params: TableParams }>(
    '/content/v0/:base/:table/listRecords',
    { bodyLimit },
    async (request, reply) => {
      const query = readListQuery(request.query, request.body)
      const isWhole = withKey.has(request)
      return answer(request, reply, pageOf(currentContent(), request.params, query, isWhole))
    },
  )

  app.get<{ Params: RecordParams }>(
    '/content/v0/:base/:table/:recordId',
    async (request, reply) => {
      const content = currentContent()
      const record = tableOf(content, request.params).byId.get(request.params.recordId)
      if (!record) throw new ContentError(404, 'MODEL_ID_NOT_FOUND', 'This record doesn’t exist.')
      const isWhole = withKey.has(request)
      const etag = `"${content.version}-${record.id}-${isWhole ? 1 : 0}"`
      const body = Buffer.from(isWhole ? record.json : record.shown)
      return answer(request, reply, { etag, body })
    },
  )

  app.all('/content/*', async () => {
    throw new ContentError(404, 'NOT_FOUND', 'There’s nothing at this address.')
  })

  function filterOf(content: Content, table: ContentTable, formula: string): Filter {
    const readFilter = filters.get(content) ?? filterReader()
    filters.set(content, readFilter)
    return readFilter(table, formula)
  }

  function pageOf(content: Content, params: TableParams, query: ListQuery, isWhole: boolean): Page {
    const table = tableOf(content, params)
    checkFields(table, query)
    const fits = filterOf(content, table, query.filterByFormula)
    const queryName = queryDigest(content.version, table.name, query)
    const position = positionOf(query.offset, queryName)
    return {
      etag: `"${content.version}-${queryName}-${position}-${isWhole ? 1 : 0}"`,
      body: Buffer.from(listPage(table, query, fits, queryName, isWhole)),
    }
  }
}

const noTable = () => new ContentError(404, 'TABLE_NOT_FOUND', 'This table doesn’t exist.')

function tableOf(content: Content, { base, table }: TableParams): ContentTable {
  if (base !== contentBase) throw new ContentError(404, 'NOT_FOUND', 'This base doesn’t exist.')
  const found = content.tables.get(table)
  if (!found) throw noTable()
  return found
}

/** Answers 304 if the caller has this page already, else the page. */
function answer(request: FastifyRequest, reply: FastifyReply, { etag, body }: Page): FastifyReply {
  reply.header('etag', etag)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead && knowsTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
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
  const { wire, unexpected } = toWire(error, request.id, 'INTERNAL')
  // Errors of Fastify have a status.
  const { statusCode: status = wire.extensions.status } = error as Partial<FastifyError>
  if (unexpected && status >= 500) logUnexpected(request.log, error)
  if (status === 503) return send(503, 'SERVICE_UNAVAILABLE', 'Try again in a moment.')
  if (status === 413) return send(413, 'REQUEST_TOO_LARGE', 'The request is too large.')
  if (status >= 400 && status < 500) {
    return send(status, 'INVALID_REQUEST_BODY', 'We can’t read this request.')
  }
  return send(500, 'SERVER_ERROR', 'Something went wrong on our side. Try again.')
}
