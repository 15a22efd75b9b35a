import { Readable } from 'node:stream'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Services, type SignedIn, signedIn } from '#graphql/context.ts'
import { permitRoute } from '#graphql/permit.ts'
import { contextOf } from '#http/request-context.ts'
import { limitUploads } from '#http/upload-limit.ts'
import { AppError, badInput } from '#lib/errors.ts'
import { makeQueue } from '#lib/queue.ts'
import { isEncoding } from '#organizations/member-import/reading/letters.ts'
import { CSV_FILES, rowsAsCsv } from '#organizations/member-import/rows-as-csv.ts'
import { MOST_BYTES, uploadMembers } from '#organizations/member-import/upload.ts'

/** Files are in memory until they are read: up to 16 MB each. */
const UPLOADS = { most: 3, each: 1 }

type ImportQuery = { Querystring: { company?: string; name?: string; encoding?: string } }
type ImportByIdQuery = ImportQuery & { Params: { id: string } }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const companyOf = (request: FastifyRequest<ImportQuery>) => textOf(request.query.company) || null

/** Reads one file at a time: its table takes several times the memory of the file. */
const READING = {
  running: 1,
  waiting: UPLOADS.most,
  full: 'We’re busy with other files right now. Try again in a moment.',
}

/**
 * POST of a member file, and GET of its rows that were refused, postponed or not reached.
 * Product 7, import.
 */
export async function importRoutes(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const callers = new WeakMap<FastifyRequest, SignedIn>()
  const enter = limitUploads(UPLOADS)
  const inTurn = makeQueue(READING)

  /** Runs before the body is read. */
  async function authorize(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const context = await contextOf(request, services)
    permitRoute('memberImport', context.viewer)
    const caller = signedIn(context)
    enter(reply, caller.viewer.userId)
    callers.set(request, caller)
  }

  app.setErrorHandler<FastifyError>((error) => {
    if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error
    throw new AppError(
      'TOO_LARGE',
      'This file is larger than 16 MB. Split it into smaller files.',
      { field: 'file' },
    )
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: MOST_BYTES },
    (_request, body, done) => done(null, body),
  )

  app.post<ImportQuery>(
    '/import/members',
    { bodyLimit: MOST_BYTES, onRequest: authorize },
    async (request, reply) => {
      const context = callers.get(request)
      if (context === undefined) throw new AppError('UNAUTHENTICATED', 'Sign in to continue.')
      const bytes = request.body
      if (!Buffer.isBuffer(bytes) || bytes.length === 0)
        throw badInput('This file is empty.', 'file')
      const fileName = textOf(request.query.name)
      reply.header('cache-control', 'no-store')
      const asked = textOf(request.query.encoding)
      const encoding = isEncoding(asked) ? asked : null
      const upload = { bytes, fileName, companyId: companyOf(request), encoding }
      return { _id: await inTurn(() => uploadMembers(context, upload)) }
    },
  )
  for (const name of CSV_FILES) {
    app.get<ImportByIdQuery>(`/import/members/:id/${name}.csv`, async (request, reply) => {
      const context = await contextOf(request, services)
      permitRoute('memberImport', context.viewer)
      const asked = { _id: request.params.id, companyId: companyOf(request) }
      const { charset, lines } = await rowsAsCsv(signedIn(context), asked, name)
      return reply
        .headers({
          'content-type': `text/csv; charset=${charset}`,
          'content-disposition': `attachment; filename="${name}-rows.csv"`,
          'cache-control': 'no-store',
        })
        .send(Readable.from(lines, { objectMode: false }))
    })
  }
}
